import '../table/table.css'
import './herzlos.css'
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
  warningsOf,
} from '@halfpint/herzlos'
import { stateOf, type TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { settings } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import type { Board, BoardProps } from '../../session/board.ts'
import { announce } from '../../ui/announcer.tsx'
import { cue } from '../../ui/cue.ts'
import { Later } from '../../ui/later.tsx'
import { calledIn, SeatFace } from '../../ui/seatface.tsx'
import { signed } from '../../ui/signed.ts'
import { BoardFrame, type FrameParts, type Moment, scoreDuration, useQuestion } from '../frame/frame.tsx'
import { followRound } from '../roundontable.ts'
import { fastForward, isFastForward } from '../table/fastforward.ts'
import { placeOfReader, placesAround } from '../table/layout.ts'
import { herzlosLabel } from './card.tsx'
import { MARCH, STYLE_DURATIONS } from './durations.ts'
import { Hand } from './hand.tsx'
import { HerzlosSeat, type Player } from './seat.tsx'
import { sentenceOf } from './sentences.ts'
import { herzlosTiming, isPlayedOut } from './timing.ts'
import { Trick } from './trick.tsx'

const PARTS: FrameParts<Seen<State>> = {
  Pad: async () => (await import('./pad.tsx')).HerzlosPad,
  Final: async () => (await import('./moments/final.tsx')).HerzlosFinal,
  RoundEnd: async () => (await import('./moments/roundend.tsx')).RoundEnd,
  LastTrick: async () => (await import('./moments/lasttrick.tsx')).LastTrick,
  moves: async () => (await import('./motion.ts')).herzlosMoves,
}

/** The remark of a bot with a character right after its first trick of the round that brings or costs points. */
const quipOf = (
  { seats: seatStates }: TableView,
  { options, phase, trick, tricks }: Seen<State>,
  seat: Seat,
): string | undefined => {
  const [seatState, last] = [seatStates[seat], tricks.at(-1)]
  if (!settings.value.quips || seatState?.kind !== 'bot') return undefined
  if (phase !== 'play' || trick.length > 0 || last?.winner !== seat) return undefined
  const signOf = ({ plays }: Seen<State>['tricks'][number]): number =>
    Math.sign(
      pointsOf(
        options,
        plays.map(({ card }) => card),
      ),
    )
  const sign = signOf(last)
  const isFirst = tricks.findIndex(won => won.winner === seat && signOf(won) === sign) === tricks.length - 1
  if (sign === 0 || !isFirst) return undefined
  const quip = words('table').quips[seatState.bot]
  return sign > 0 ? quip?.wins : quip?.takes
}

const playersOf = (view: TableView, state: Seen<State>): readonly Player[] =>
  view.seats.map((seatState, seat) => {
    const quip = quipOf(view, state, seat)
    return {
      name: calledIn(view, seat),
      face: <SeatFace seatState={seatState} />,
      ...(quip === undefined ? {} : { quip }),
    }
  })

/** Z8: a march; or the points of the round. */
const momentOf = ({ seats: seatStates }: TableView, { results }: Seen<State>): Moment | null => {
  const result = results.at(-1)
  if (result === undefined) return null
  const { march } = result
  if (march === null) return { duration: scoreDuration(result.points) }
  return {
    duration: MARCH,
    show: onDone => (
      <Later
        key="march"
        load={async () => (await import('./moments/march.tsx')).March}
        with={{ seatState: seatStates[march], onDone }}
      />
    ),
  }
}

const cardsOf = (action: Action): readonly Card[] => (action.type === 'pass' ? action.cards : [action.card])

const View = ({ place, around }: BoardProps) => {
  const say = words('herzlos')
  const chosen = useSignal<readonly Card[]>([])
  const table = useRef<HTMLElement>(null)
  const view = place.view.value
  const followed = useMemo(() => followRound(place.view, now => stateOf(herzlos, now)), [place])
  useEffect(() => followed.close, [followed])
  const state = followed.game.value
  const me = view === null || view.viewer === 'spectator' ? null : view.viewer
  const caughtUp = place.playback.caughtUp.value
  const looks = useMemo(() => (state === null ? [] : seatsOf(state)), [state])
  const turn = me !== null && looks[me]?.turn === true
  const ready = caughtUp && turn && !place.busy.value
  const act = (action: Action): void => {
    if (!place.busy.peek()) void place.send({ type: 'act', action })
  }
  useQuestion(ready && state !== null ? `${state.round} ${state.phase} ${state.tricks.length}` : null, () => {
    if (view === null || state === null || me === null) return
    if (state.phase === 'pass') {
      announce(say.askPass(passSize(state.round), calledIn(view, rightOf(me, state.seats))))
    } else {
      // Cards are passed by all at the same time: nobody waits for the reader alone, so no sound.
      cue('turn')
      announce(words('table').yourTurn)
    }
  })
  const playedOut = view !== null && isPlayedOut(view)
  // Once no points are left, the reader's cards play themselves.
  useEffect(() => {
    if (state === null || !playedOut || !ready) return
    const [first] = herzlos.legal(state)
    if (first !== undefined) act(first)
  }, [view, playedOut, ready])
  // Kept while the same is shown: a command in progress does not draw the seats again.
  const players = useMemo(
    () => (view === null || state === null ? [] : playersOf(view, state)),
    [view, state, say, settings.value.quips],
  )
  const seats = state?.seats ?? 0
  const places = useMemo(() => {
    const others = placesAround(seats, me, 'trick')
    return me === null ? others : [...others, placeOfReader(me)]
  }, [seats, me])
  if (view === null || state === null) return <main class="plain" aria-busy="true" />
  const hasCards = state.hands.some(hand => hand.length > 0)
  const isChangeable =
    caughtUp &&
    me !== null &&
    place.mine.includes(me) &&
    view.match?.choices?.made.some(({ seat }) => seat === me) === true
  const canPlayOut = place.canSkip && hasCards && isSettled(state)
  return (
    <BoardFrame<Seen<State>, Action>
      name="herzlos"
      middle="trick"
      place={place}
      around={around}
      view={view}
      state={state}
      labels={say.labels}
      current={stateOf(herzlos, view)}
      task={ready ? state.phase : null}
      parts={PARTS}
      durations={STYLE_DURATIONS}
      momentOf={current => momentOf(view, current)}
      standings={{ standings: looks.map(({ seat, total }) => ({ seat, points: total })), written: signed }}
      advice={
        ready
          ? {
              label: action => cardsOf(action).map(herzlosLabel).join(', '),
              clauses: async () => (await import('./phrase.ts')).herzlosPhrase,
              choose: action => {
                chosen.value = cardsOf(action)
              },
            }
          : null
      }
      table={table}
    >
      <ul class="seats" aria-label={words('table').players}>
        {places.map(({ seat, attributes }) => (
          <HerzlosSeat
            key={seat}
            attributes={attributes}
            look={looks[seat]!}
            state={state}
            player={players[seat]!}
            isOwn={seat === me}
          />
        ))}
      </ul>
      <Trick state={state} places={places} players={players} chosen={chosen} />
      {warningsOf(state).map(({ key, facts: { seat, taken, all } }) => (
        <p key={key} class="march-warning warning" role="status">
          {say.marchLooms(seat === me ? null : (players[seat]?.name ?? ''), taken, all)}
        </p>
      ))}
      <Hand
        state={state}
        players={players}
        chosen={chosen}
        problem={place.problem.value}
        mayForce={place.canSkip}
        // Not `ready`: dimming and lighting the whole hand while a command is sent was the longest task of a tap.
        {...(caughtUp && !playedOut ? { act } : {})}
        {...(isChangeable ? { takeBack: () => void place.send({ type: 'retract' }) } : {})}
        {...(canPlayOut
          ? {
              hint: playedOut ? say.playingOut : say.playOutWhy,
              ...(isFastForward(view)
                ? {}
                : {
                    playOut: () => {
                      fastForward(view)
                      place.playback.hurry()
                    },
                  }),
            }
          : {})}
      />
    </BoardFrame>
  )
}

/** Z6: the sound of a trick that brings or costs the player points. */
const soundOf: Board['sound'] = ({ event }, before) => {
  const state = stateOf(herzlos, before)
  const happened = event.type === 'game' ? (event.event as Event | null) : null
  if (state === null || happened?.type !== 'trick-won' || happened.winner !== state.viewer) return undefined
  const points = pointsOf(
    state.options,
    state.trick.map(({ card }) => card),
  )
  return points === 0 ? undefined : points > 0 ? 'gain' : 'loss'
}

/** The board of Herzlos. */
export const herzlosBoard: Board = {
  timing: herzlosTiming,
  sound: soundOf,
  tell: ({ event }, before, after) => {
    const [was, is] = [stateOf(herzlos, before), stateOf(herzlos, after)]
    if (event.type !== 'game' || event.event === null || was === null || is === null) return undefined
    const names = after.seats.map((_, seat) => calledIn(after, seat))
    const sentences = sayingsOf(event.event as Event, was, is).map(saying => sentenceOf(saying, names, after.viewer))
    return sentences.length === 0 ? undefined : sentences.join(' ')
  },
  View,
}
