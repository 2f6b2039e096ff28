import './round.css'
import type { BySeat, Position } from '@halfpint/core'
import { useSignal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { paceFactor } from '../game/pace.ts'
import { signed } from '../parts/signed.ts'
import { WoodBar } from '../parts/woodbar.tsx'
import { announce } from '../shell/announcer.tsx'
import { makeRoute } from '../shell/route.ts'
import { words } from '../shell/speech.ts'
import { advance, hintAt, isAsked, openTour, stepAt, type Tour, type TourPosition } from './tour.ts'

/** A game as the words know it. */
type GameId = keyof ReturnType<typeof words<'core'>>['games']

/** How long a move of the others is looked at, in milliseconds. */
const PACE = 1100

/** What a game shows of its guided round. */
export interface TourTableProps<State, Action> {
  readonly state: State
  /** Present while the learner is to act. */
  readonly act?: (action: Action) => void
  /** What to do and why; it stands below the hand. */
  readonly guide: ComponentChildren
}

/** The head bar of a guided round. */
export const TourBar = ({ game }: { game: GameId }) => (
  <WoodBar heading={`${words('core').games[game].name}: ${words('learn').guided}`} back={makeRoute('learn')} />
)

/** What the round brought to each seat. */
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

/** Among the words of an action the names of cards are those with a number or a court card at their end. */
const isCard = (word: unknown): word is string => typeof word === 'string' && /^[a-z](\d+|[JQKA])$/.test(word)

/** Gives these cards an edge, wherever they lie on the table. */
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
  /** What is said, by the names of the steps. */
  readonly hints: { readonly [hint: string]: string }
  /** The result of the round, shown with the last hint. */
  readonly result: (state: State) => ComponentChildren
}

/** A guided round: the table, and below it what to do and why. */
export const GuidedRound = <S extends Position, A, E, O>({
  game,
  tour,
  hints,
  Table,
  result,
}: RoundProps<S, A, E, O>) => {
  const learn = words('learn')
  const position = useSignal<TourPosition<S, E>>(openTour(tour))
  const astray = useSignal(false)
  const now = position.value
  const step = stepAt(tour, now)
  const hint = hintAt(tour, now)
  const goOn = (): void => {
    astray.value = false
    position.value = advance(tour, now)
  }
  useEffect(() => {
    if (step?.kind !== 'others') return
    const timer = setTimeout(goOn, PACE * paceFactor())
    return () => clearTimeout(timer)
  }, [now])
  const laid = step?.kind === 'do' ? Object.values(step.action as object).flat() : []
  usePointed(step?.kind === 'do' ? [...laid, ...(step.beside ?? [])].filter(isCard) : [])
  const sentence = hint === undefined ? '' : (hints[hint] ?? '')
  useEffect(() => {
    if (step?.kind !== 'others') announce(sentence)
  }, [sentence, step?.kind])
  const told = tour.steps.filter(each => each.kind !== 'others').length
  const done = tour.steps.slice(0, now.step + 1).filter(each => each.kind !== 'others').length
  const last = now.step >= tour.steps.length - 1
  const act = (action: A): void => {
    if (isAsked(tour, now, action)) goOn()
    else {
      astray.value = true
      announce(learn.tour.notThis, true)
    }
  }
  const guide = (
    <section class="guide paper" aria-label={learn.guided}>
      {astray.value && <p class="astray">{learn.tour.notThis}</p>}
      {last && <h2>{learn.tour.finished}</h2>}
      <p>{sentence}</p>
      {last && result(now.state)}
      <div class="acts">
        {last ? (
          <>
            <a class="button" href={makeRoute('play', [game])}>
              {learn.tour.toGame}
            </a>
            <a class="button on-paper" href={makeRoute('learn', [game])}>
              {learn.tour.toRules}
            </a>
            <button
              type="button"
              class="button on-paper"
              onClick={() => {
                position.value = openTour(tour)
              }}
            >
              {learn.tour.again}
            </button>
          </>
        ) : step?.kind === 'tell' ? (
          <button type="button" class="button" onClick={goOn}>
            {learn.tour.next}
          </button>
        ) : step?.kind === 'do' ? (
          <button type="button" class="button on-paper" onClick={goOn}>
            {learn.tour.show}
          </button>
        ) : null}
        <span class="quiet-text small">{learn.tour.step(Math.max(1, done), told)}</span>
      </div>
    </section>
  )
  return (
    <div class="guided" data-step={now.step}>
      {last ? (
        <>
          <TourBar game={game} />
          <main class="plain">{guide}</main>
        </>
      ) : (
        <Table state={now.state} guide={guide} {...(step?.kind === 'do' ? { act } : {})} />
      )}
    </div>
  )
}
