import type { AnyGame, Json, Position, Seat } from '@halfpint/core'
import { nameOf, type SeatState } from '@halfpint/table'
import type { ComponentChildren } from 'preact'
import type { Link } from '../../base/routes.ts'
import '../../ui/surfaces.css'
import { words } from '../../base/speech.ts'
import { Difficulty } from '../../board/week.tsx'
import type { Board } from '../../session/board.ts'
import type { ReplayParts } from '../../session/record/parts.ts'
import { useScriptPlace } from '../../session/scriptplace.ts'

interface PuzzleTableProps {
  readonly game: AnyGame
  readonly board: Board
  readonly parts: ReplayParts
  readonly state: Position
  readonly seat: Seat
  readonly openHands: boolean
  readonly seats: readonly SeatState[]
  /** Increased with each state that is shown. */
  readonly step: number
  /** Present while it is the reader's turn. */
  readonly act?: (action: Json) => void
  readonly back: Link
  readonly heading: string
  readonly goal: string
  /** From 1 to 5. */
  readonly difficulty: number
  /** Question and result, shown below the table. */
  readonly children: ComponentChildren
}

interface OpenHandsProps {
  readonly parts: ReplayParts
  readonly state: Position
  readonly me: Seat
  readonly seats: readonly SeatState[]
}

/** The hands of the others, if the puzzle shows them. */
const OpenHands = ({ parts: { Card }, state, me, seats: seatStates }: OpenHandsProps) => {
  const { hands } = state as Position & { readonly hands: readonly (readonly string[])[] }
  return (
    <ul class="others-hold" aria-label={words('replay').hands}>
      {hands.map((hand, seat) =>
        seat === me || hand.length === 0 ? null : (
          <li key={seat}>
            <b>{nameOf(seatStates[seat]!)}</b>
            <span class="minis">
              {hand.map(card => (
                <Card key={card} card={card} />
              ))}
            </span>
          </li>
        ),
      )}
    </ul>
  )
}

/** A position on the real table, with the question below it. */
export const PuzzleTable = (props: PuzzleTableProps) => {
  const { game, board, parts, state, seat, openHands, seats, step, act, back, heading, goal, difficulty, children } =
    props
  const place = useScriptPlace({ game, seats, state, step }, seat, act)
  const { View } = board
  return (
    <div class="puzzling" data-asked={act !== undefined}>
      <p class="asked goal-slate slate-panel">{goal}</p>
      <div class="stage">
        <View
          place={place}
          around={{
            ...{ kind: 'online', heading, back, replay: null, review: null },
            head: <Difficulty glasses={difficulty} />,
          }}
        />
      </div>
      <section class="guide paper" aria-label={words('puzzles').puzzle}>
        {openHands && <OpenHands parts={parts} state={state} me={seat} seats={seats} />}
        {children}
      </section>
    </div>
  )
}
