import '../../board/guided.css'
import type { BySeat, Position } from '@halfpint/core'
import { useSignal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { linkTo } from '../../base/routes.ts'
import { words } from '../../base/speech.ts'
import { paceFactor } from '../../session/pace.ts'
import { openScript } from '../../session/script.ts'
import { announce } from '../../ui/announcer.tsx'
import { signed } from '../../ui/signed.ts'
import { WoodBar } from '../../ui/woodbar.tsx'
import { framesOf, isAsked, type Tour } from './tour.ts'

/** A game by its name in the texts. */
type GameId = keyof ReturnType<typeof words<'core'>>['games']

/** How long a move of the others is shown, in milliseconds. */
const PACE = 1100

/** Props of a game's guided round. */
export interface TourTableProps<State, Action> {
  readonly state: State
  /** Present while the learner must act. */
  readonly act?: (action: Action) => void
  /** The hint, shown below the hand. */
  readonly guide: ComponentChildren
}

/** The points of the round, by seat. */
export const TourResult = ({ points }: { points: BySeat<number> }) => {
  const { names } = words('learn')
  return (
    <ul class="tour-result">
      {points.map((each, seat) => (
        <li key={names[seat]}>
          {names[seat]} <b>{signed(each)}</b>
        </li>
      ))}
    </ul>
  )
}

/** Names of cards among the strings of an action: a letter, and a number or a court card. */
const isCard = (word: unknown): word is string => typeof word === 'string' && /^[a-z](\d+|[JQKA])$/.test(word)

/** Outlines these cards everywhere on the table. */
const usePointed = (cards: readonly string[]): void => {
  const named = cards.map(card => `.guided :is(.hand, .row) [data-card="${card}"]`).join()
  useEffect(() => {
    if (named === '') return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${named} { outline: 4px solid var(--gold) }`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
    }
  }, [named])
}

interface RoundProps<State extends Position, Action, Event, Options> {
  readonly game: GameId
  readonly tour: Tour<State, Action, Event, Options>
  readonly Table: ComponentType<TourTableProps<State, Action>>
  /** The hints, by the names of the steps. */
  readonly hints: { readonly [hint: string]: string }
  /** The result of the round, shown with the last hint. */
  readonly result: (state: State) => ComponentChildren
}

/** A guided round: the table, with a hint below it. */
export const GuidedRound = <S extends Position, A, E, O>({
  game,
  tour,
  hints,
  Table,
  result,
}: RoundProps<S, A, E, O>) => {
  const learn = words('learn')
  const { frames, script } = useMemo(() => {
    const all = framesOf(tour)
    return { frames: all, script: openScript(all.map(({ state }) => state)) }
  }, [tour])
  const wrongAction = useSignal(false)
  const step = script.step.value
  const frame = frames[step] as (typeof frames)[number]
  const { kind, hint } = frame
  const isLast = step === script.last
  const next = (): void => {
    wrongAction.value = false
    script.to(step + 1)
  }
  useEffect(() => {
    const isOthers = (at: number): boolean => frames[at]?.kind === 'others'
    if (!script.isRunning.peek() && isOthers(step)) script.run(at => (isOthers(at) ? PACE * paceFactor() : null))
  }, [step])
  useEffect(() => script.stop, [script])
  usePointed(kind === 'do' ? [...Object.values(frame.move?.[1] as object).flat(), ...frame.beside].filter(isCard) : [])
  const sentence = hint === undefined ? '' : (hints[hint] ?? '')
  useEffect(() => {
    if (kind !== 'others') announce(sentence)
  }, [sentence, kind])
  const act = (action: A): void => {
    if (isAsked(tour, frame, action)) next()
    else {
      wrongAction.value = true
      announce(learn.tour.notThis, true)
    }
  }
  const guide = (
    <section class="guide paper" aria-label={learn.guided}>
      {wrongAction.value && <p class="astray">{learn.tour.notThis}</p>}
      {isLast && <h2>{learn.tour.finished}</h2>}
      <p>{sentence}</p>
      {isLast && result(frame.state)}
      <div class="acts">
        {isLast ? (
          <>
            <a class="button" href={linkTo('/play/:game', { game })}>
              {learn.tour.toGame}
            </a>
            <a class="button on-paper" href={linkTo('/learn/:game', { game })}>
              {learn.tour.toRules}
            </a>
            <button type="button" class="button on-paper" onClick={() => script.to(0)}>
              {learn.tour.again}
            </button>
          </>
        ) : kind === 'tell' ? (
          <button type="button" class="button" onClick={next}>
            {learn.tour.next}
          </button>
        ) : kind === 'do' ? (
          <button type="button" class="button on-paper" onClick={next}>
            {learn.tour.show}
          </button>
        ) : null}
        <span class="quiet-text small">{learn.tour.step(Math.max(1, frame.hints), frames.at(-1)?.hints ?? 0)}</span>
      </div>
    </section>
  )
  return (
    <div class="guided" data-step={step}>
      {isLast ? (
        <>
          <WoodBar heading={`${words('core').games[game].name}: ${words('learn').guided}`} back={linkTo('/learn')} />
          <main class="plain">{guide}</main>
        </>
      ) : (
        <Table state={frame.state} guide={guide} {...(kind === 'do' ? { act } : {})} />
      )}
    </div>
  )
}
