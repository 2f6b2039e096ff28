import type { Seat, Seen } from '@halfpint/core'
import {
  type Action,
  type Card,
  type Event,
  herzlos,
  isSettled,
  passSize,
  pointsOf,
  rightOf,
  type State,
  sayingsOf,
  seatsOf,
} from '@halfpint/herzlos'
import { stateOf, type TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { useAsked } from '../../game/asked.ts'
import type { Board, BoardProps } from '../../game/board.ts'
import { ChairFace, calledIn } from '../../game/chair.tsx'
import { HeadButton, loadMenu, SoundButton } from '../../game/headbutton.tsx'
import { AWARD, useLinger } from '../../game/linger.ts'
import { followLying } from '../../game/lying.ts'
import { useRoundSheet } from '../../game/roundsheet.ts'
import { Later } from '../../parts/later.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { WoodBar } from '../../parts/woodbar.tsx'
import { announce } from '../../shell/announcer.tsx'
import { cue } from '../../shell/cue.ts'
import { settings } from '../../shell/settings.ts'
import { problemIn, words } from '../../shell/speech.ts'
import { Beside } from '../../table/beside.tsx'
import { hurry, isHurried } from '../../table/hurry.ts'
import { mayMove, timed } from '../../table/moves.ts'
import { herzlosLabel } from './card.tsx'
import { HerzlosPad } from './pad.tsx'
import type { Sitter } from './plate.tsx'
import { HerzlosTable } from './table.tsx'
import { sentenceOf } from './tell.ts'
import { herzlosTiming, isPlayedOut, TALLY } from './timing.ts'

/** What a regular says right after taking a trick with points in it. */
const quipOf = (
  { chairs }: TableView,
  { options, phase, trick, tricks }: Seen<State>,
  seat: Seat,
): string | undefined => {
  const [chair, last] = [chairs[seat], tricks.at(-1)]
  if (!settings.value.quips || chair?.kind !== 'bot') return undefined
  if (phase !== 'play' || trick.length > 0 || last?.winner !== seat) return undefined
  const points = pointsOf(
    options,
    last.plays.map(({ card }) => card),
  )
  const quip = words('table').quips[chair.bot]
  return points === 0 ? undefined : points > 0 ? quip?.wins : quip?.takes
}

const sittersOf = (view: TableView, state: Seen<State>): readonly Sitter[] =>
  view.chairs.map((chair, seat) => {
    const quip = quipOf(view, state, seat)
    return { name: calledIn(view, seat), face: <ChairFace chair={chair} />, ...(quip === undefined ? {} : { quip }) }
  })

/** How long a march is looked at before its round is counted, in milliseconds. */
const MARCH = 2400

/** What is looked at before the sheet of a round opens: its march (Z8), or what everybody gets; a tap ends it. */
const useRoundEnd = (place: BoardProps['place'], state: Seen<State> | null) => {
  const result = place.playback.paused.value === null ? undefined : state?.results.at(-1)
  const march = result?.march ?? null
  const tally = result !== undefined && mayMove() ? TALLY.step * result.points.length + AWARD : 0
  const end = useLinger(
    result === undefined ? null : String(state?.results.length),
    timed(march === null ? tally : MARCH),
  )
  return { end, march }
}

const cardsOf = (action: Action): readonly Card[] => (action.type === 'pass' ? action.cards : [action.card])

const View = ({ place, around }: BoardProps) => {
  const say = words('herzlos')
  const every = words('table')
  const open = useSignal<'pad' | 'menu' | 'advice' | 'last' | null>(null)
  const chosen = useSignal<readonly Card[]>([])
  const sheet = useRoundSheet(place)
  const view = place.view.value
  const heard = view === null ? null : stateOf(herzlos, view)
  const lying = useMemo(() => followLying(place.view, now => stateOf(herzlos, now)), [place])
  useEffect(() => lying.close, [lying])
  const state = lying.game.value
  const ending = useRoundEnd(place, heard)
  const me = view?.viewer ?? 'rail'
  const caughtUp = place.playback.caughtUp.value
  const ready = caughtUp && !place.busy.value
  const act = (action: Action): void => {
    if (!place.busy.peek()) void place.wish({ type: 'act', action })
  }
  const turn = state !== null && me !== 'rail' && seatsOf(state)[me]?.turn === true
  const mine = ready && turn
  const task = mine && state !== null ? `${state.round} ${state.phase} ${state.tricks.length}` : null
  useAsked(task, () => {
    if (view === null || state === null || me === 'rail') return
    if (state.phase === 'pass') {
      const { round, seats } = state
      announce(words('herzlos').askPass(passSize(round), calledIn(view, rightOf(me, seats))))
    } else {
      // Where all choose at the same time nobody waits for the reader alone.
      cue('turn')
      announce(every.yourTurn)
    }
  })
  const settled = state !== null && state.phase === 'play' && isSettled(state)
  const playedOut = view !== null && isPlayedOut(view)
  // Once no points are left, the reader's own cards go by themselves.
  useEffect(() => {
    if (state === null || me === 'rail' || !playedOut || !ready || !turn) return
    const [first] = herzlos.legal(state)
    if (first !== undefined) act(first)
  }, [view, playedOut, ready])
  // The same while the same is shown: seats are not drawn anew because a wish is under way.
  const sitters = useMemo(
    () => (view === null || state === null ? [] : sittersOf(view, state)),
    [view, state, say, settings.value.quips],
  )
  if (view === null || state === null) return <main class="plain" aria-busy="true" />
  const over = heard?.phase === 'over' && !sheet.open
  const { rounds } = state.options
  const close = (): void => {
    open.value = null
  }
  const problem = place.problem.value
  return (
    <div class={`herzlos tabletop ${over ? 'over' : ''}`}>
      <WoodBar
        heading={over ? every.final.heading : every.round(Math.min(state.round + 1, rounds), rounds)}
        back={around.back}
      >
        {state.phase === 'play' && <span class="trick-number">{every.trickNumber(state.tricks.length + 1)}</span>}
        <span class="push" />
        {around.head}
        {settings.value.advice && around.kind === 'local' && mine && (
          <HeadButton label={every.advice.ask} icon="bulb" onClick={() => (open.value = 'advice')} />
        )}
        {state.phase === 'play' && state.tricks.length > 0 && (
          <HeadButton label={every.lastTrick} icon="trick" onClick={() => (open.value = 'last')} />
        )}
        <HeadButton label={every.pad.heading} icon="pad" onClick={() => (open.value = 'pad')} />
        <SoundButton />
        <HeadButton label={every.menu.open} icon="menu" onClick={() => (open.value = 'menu')} />
      </WoodBar>
      {over ? (
        <Later key="final" load={async () => (await import('./final.tsx')).HerzlosFinal} with={{ place, around }} />
      ) : (
        <main class="z-main">
          {problem !== null && (
            <p class="z-problem" role="alert">
              {problemIn(problem)}
            </p>
          )}
          <HerzlosTable
            state={state}
            me={me}
            sitters={sitters}
            chosen={chosen}
            hurry={() => {
              ending.end?.()
              place.playback.hurry()
            }}
            beside={
              <Beside place={place}>
                <HerzlosPad view={view} />
              </Beside>
            }
            // While a wish is under way the hand stays as it is: to light up and dim all of it was the longest tap.
            {...(caughtUp && !playedOut ? { act } : {})}
            {...(settled
              ? {
                  hint: <p>{playedOut ? say.playingOut : say.playOutWhy}</p>,
                  more: isHurried(view) ? null : (
                    <button
                      type="button"
                      class="button quiet"
                      onClick={() => {
                        hurry(view)
                        place.playback.hurry()
                      }}
                    >
                      {say.playOut}
                    </button>
                  ),
                }
              : {})}
          />
        </main>
      )}
      {ending.end !== null && ending.march !== null && (
        <Later
          key="march"
          load={async () => (await import('./march.tsx')).March}
          with={{ chair: view.chairs[ending.march], onDone: ending.end }}
        />
      )}
      {sheet.open && ending.end === null && (
        <Later
          key="round"
          load={async () => (await import('./roundend.tsx')).RoundEnd}
          with={{ view, more: around.round, onGo: sheet.close }}
        />
      )}
      {open.value === 'last' && (
        <Later
          load={async () => (await import('./lasttrick.tsx')).LastTrick}
          with={{ state, names: view.chairs.map((_, seat) => calledIn(view, seat)), onClose: close }}
        />
      )}
      {open.value === 'pad' && (
        <Sheet heading={every.pad.heading} onClose={close}>
          <HerzlosPad view={view} />
        </Sheet>
      )}
      {open.value === 'advice' && (
        <Later
          key="advice"
          load={async () => (await import('../../game/advice.tsx')).Advice<Action>}
          with={{
            game: view.setup.game,
            view: state,
            say: action => cardsOf(action).map(herzlosLabel).join(', '),
            onTake: action => {
              chosen.value = cardsOf(action)
            },
            onClose: close,
          }}
        />
      )}
      {open.value === 'menu' && <Later key="menu" load={loadMenu} with={{ around, onClose: close }} />}
    </div>
  )
}

/** The board of Herzlos. */
export const herzlosBoard: Board = {
  timing: herzlosTiming,
  tell: ({ fact }, before, after) => {
    const [was, is] = [stateOf(herzlos, before), stateOf(herzlos, after)]
    if (fact.type !== 'game' || fact.event === null || was === null || is === null) return undefined
    const names = after.chairs.map((_, seat) => calledIn(after, seat))
    const sentences = sayingsOf(fact.event as Event, was, is).map(saying => sentenceOf(saying, names, after.viewer))
    return sentences.length === 0 ? undefined : sentences.join(' ')
  },
  View,
}
