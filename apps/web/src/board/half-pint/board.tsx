import '../table/table.css'
import './half-pint.css'
import type { Seat, Seen } from '@halfpint/core'
import { type Action, finishedTrick, halfPint, type State, seatsOf, warningsOf } from '@halfpint/half-pint'
import { stateOf, type TableView } from '@halfpint/table'
import { useComputed, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { words } from '../../base/speech.ts'
import type { Board, BoardProps } from '../../session/board.ts'
import { announce } from '../../ui/announcer.tsx'
import { cue } from '../../ui/cue.ts'
import { Later } from '../../ui/later.tsx'
import { useSpread } from '../../ui/nextframe.tsx'
import { calledIn, isReader } from '../../ui/seatface.tsx'
import { focusTask } from '../../ui/taskfocus.ts'
import { BoardFrame, type FrameParts, type Moment, scoreDuration, useQuestion } from '../frame/frame.tsx'
import { pressByDigit, useDigits } from '../table/input.ts'
import { placesAround } from '../table/layout.ts'
import { timed } from '../table/moves.ts'
import { Bar, TrickWord } from './bar.tsx'
import { type Controller, control } from './controller.ts'
import { MOMENTS, STYLE_DURATIONS } from './durations.ts'
import { Hand, Sort } from './hand.tsx'
import { Offers } from './offers.tsx'
import { Own } from './own.tsx'
import { Row } from './row.tsx'
import { SeatInside, seatClass } from './seatview.tsx'
import { actionText, soundOfTrick, tell } from './sentences.ts'
import { Threads } from './threads.tsx'
import { halfPintTiming } from './timing.ts'

/** The number of cards added to the hand per frame. */
const CARDS_PER_FRAME = 3

/** H9: the cards 1, 2 and 3 together. */
const MAX_PREDICTION = 6

const PARTS: FrameParts<Seen<State>> = {
  Pad: async () => (await import('./pad.tsx')).ScorePad,
  Final: async () => (await import('./moments/final.tsx')).Final,
  RoundEnd: async () => (await import('./moments/roundend.tsx')).RoundEnd,
  LastTrick: async () => (await import('./moments/lasttrick.tsx')).LastTrick,
  moves: async () => (await import('./motion.ts')).halfPintMoves,
}

/** All other players; for spectators all players. */
const Seats = ({ view, game, controller }: { view: TableView; game: Seen<State>; controller: Controller }) => {
  const me = controller.me.value
  const looks = seatsOf(game)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for fingers; the buttons of the bet do the same
    <ul
      class="seats"
      aria-label={words('table').players}
      onClick={({ target }) => {
        const seat = (target as Element).closest<HTMLElement>('[data-seat]')?.dataset.seat
        if (controller.task.value === 'bet' && seat !== undefined) controller.target.value = Number(seat)
      }}
    >
      {placesAround(game.seats, me).map(({ seat, area, attributes }) => {
        const look = looks[seat]!
        return (
          <li key={seat} class={seatClass(view, game, look)} {...attributes}>
            <SeatInside view={view} game={game} look={look} area={area} />
          </li>
        )
      })}
    </ul>
  )
}

interface WarningProps {
  readonly controller: Controller
  readonly nameOf: (seat: Seat) => string
  readonly isReaderAt: (seat: Seat) => boolean
}

/** Warns of a brawl or a gun fight while it can still be prevented. */
const Warning = ({ controller, nameOf, isReaderAt }: WarningProps) => {
  const say = words('half-pint-heroes')
  const game = controller.game.value
  const [warning] = game === null ? [] : warningsOf(game)
  if (warning === undefined) return null
  const { key, facts } = warning
  const text =
    key === 'brawlLooms'
      ? say.alarm.brawl(isReaderAt(facts.seat) ? null : nameOf(facts.seat))
      : (key === 'gunFight' ? say.alarm.duel : say.alarm.near)(facts.seats.map(nameOf).join(', '))
  return <p class="warning">{text}</p>
}

/** H21: a brawl; or the points of the round, and H30: the gun fight that they lead to. */
const momentOf = ({ seats: seatStates }: TableView, { results, phase, gunFight }: Seen<State>): Moment | null => {
  const result = results.at(-1)
  if (result === undefined) return null
  const { brawl } = result
  if (brawl !== null) {
    return {
      duration: MOMENTS.brawl,
      show: onDone => (
        <Later
          key="brawl"
          load={async () => (await import('./moments/brawl.tsx')).Brawl}
          with={{ seatState: seatStates[brawl], onDone }}
        />
      ),
    }
  }
  const points = scoreDuration(result.scores)
  if (phase === 'over' || gunFight.length === 0) return { duration: points }
  return {
    duration: points + MOMENTS.gunFight,
    show: onDone => (
      <Later
        key="duel"
        load={async () => (await import('./moments/duel.tsx')).Duel}
        with={{ duelists: gunFight.map(seat => seatStates[seat]), after: timed(points), onDone }}
      />
    ),
  }
}

const View = ({ place, around }: BoardProps) => {
  const say = words('half-pint-heroes')
  const every = words('table')
  const controller = useMemo(() => control(place), [place])
  useEffect(() => controller.close, [controller])
  const placed = useSpread(controller.hand.value.length, CARDS_PER_FRAME)
  const isDealing = useComputed(() => placed.value < controller.hand.value.length)
  useSignalEffect(() => {
    if (controller.task.value !== null) requestAnimationFrame(focusTask)
  })
  const view = place.view.value
  const game = controller.game.value
  const task = controller.task.value
  useQuestion(task === null ? null : `${game?.round} ${task} ${game?.tricks.length}`, () => {
    // Predictions and bets are made by all at the same time: nobody waits for the reader alone, so no sound.
    if (task === 'play') cue('turn')
    announce(task === 'play' ? every.yourTurn : task === 'predict' ? say.askPrediction : say.askBet)
  })
  const table = useRef<HTMLElement>(null)
  useDigits(digit => {
    const buttons = (selector: string) => table.current?.querySelectorAll<HTMLElement>(selector) ?? []
    const predictions = [...buttons('.prediction')]
    if (predictions.length === 0) {
      pressByDigit(buttons('.rivals').length > 0 ? buttons('.rival') : buttons('.hand [data-card]'), digit)
    } else if (digit <= MAX_PREDICTION) {
      // H9: 4 to 6 need the card 3 and others.
      controller.take({ type: 'predict', prediction: digit })
      predictions[Math.min(digit, predictions.length - 1)]?.focus({ preventScroll: true })
    }
  })
  if (view === null || game === null) return <main class="plain" aria-busy="true" />
  const nameOf = (seat: Seat): string => calledIn(view, seat)
  return (
    <BoardFrame<Seen<State>, Action>
      name="half-pint"
      cards={game.row.length}
      place={place}
      around={around}
      view={view}
      state={game}
      labels={say.labels}
      current={stateOf(halfPint, view)}
      task={task}
      isDealing={isDealing.value}
      isFull={finishedTrick(game) !== undefined}
      parts={PARTS}
      durations={STYLE_DURATIONS}
      momentOf={current => momentOf(view, current)}
      standings={{
        standings: seatsOf(game).map(({ seat, score, run }) => ({
          seat,
          points: score ?? 0,
          ...(run < 2 ? {} : { note: say.marksInRow(run) }),
        })),
        written: String,
      }}
      sheets={[
        {
          label: say.setCard.heading,
          icon: 'sets',
          content: () => (
            <>
              <p class="quiet-text">{say.setCard.order(game.options)}</p>
              <Later
                words={['half-pint-heroes/learn']}
                load={async () => (await import('./setscard.tsx')).ReferenceCard}
                with={{}}
              />
            </>
          ),
        },
      ]}
      advice={
        task === null
          ? null
          : {
              label: action => actionText(action, game, nameOf),
              clauses: async () => (await import('./phrase.ts')).halfPintPhrase,
              choose: controller.take,
            }
      }
      table={table}
    >
      <Seats view={view} game={game} controller={controller} />
      <Row controller={controller}>
        <Warning controller={controller} nameOf={nameOf} isReaderAt={seat => isReader(view, seat)} />
        <TrickWord controller={controller} nameOf={nameOf} />
        {game.phase === 'bet' && view.setup.customs?.includes('D8') && (
          <Later
            words={['pad']}
            load={async () => (await import('./moments/tabledrinks.tsx')).RevealDrinks}
            with={{ view }}
          />
        )}
      </Row>
      <Own view={view} controller={controller} />
      <Offers controller={controller} />
      <Sort controller={controller} />
      <Hand controller={controller} placed={placed} />
      <Bar place={place} controller={controller} nameOf={nameOf} />
      <Threads of={table} controller={controller} />
    </BoardFrame>
  )
}

/** The board of Half-Pint Heroes. */
export const halfPintBoard: Board = {
  timing: halfPintTiming,
  tell,
  sound: soundOfTrick,
  View,
}
