import type { AnyGame, Json, Position, Seat } from '@halfpint/core'
import { type Chair, nameOf } from '@halfpint/table'
import type { ComponentChildren } from 'preact'
import type { Board } from '../game/board.ts'
import type { ReplayParts } from '../replay/parts.ts'
import { useStillPlace } from '../replay/stillplace.ts'
import { words } from '../shell/speech.ts'

interface PuzzleTableProps {
  readonly game: AnyGame
  readonly board: Board
  readonly parts: ReplayParts
  readonly state: Position
  readonly seat: Seat
  readonly openHands: boolean
  readonly chairs: readonly Chair[]
  /** Whether a whole game is played here, with all that a table offers. */
  readonly whole?: boolean
  /** Counts the states that were shown. */
  readonly step: number
  /** Present while the reader is to play. */
  readonly act?: (action: Json) => void
  readonly back: string
  /** What is asked, and what came of it; it stands below the table. */
  readonly children: ComponentChildren
}

interface OpenHandsProps {
  readonly parts: ReplayParts
  readonly state: Position
  readonly me: Seat
  readonly chairs: readonly Chair[]
}

/** What the others hold, where that is open. */
const OpenHands = ({ parts: { Card }, state, me, chairs }: OpenHandsProps) => {
  const { hands } = state as Position & { readonly hands: readonly (readonly string[])[] }
  return (
    <ul class="others-hold" aria-label={words('replay').hands}>
      {hands.map((hand, seat) =>
        seat === me || hand.length === 0 ? null : (
          <li key={seat}>
            <b>{nameOf(chairs[seat] as Chair)}</b>
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

/** A position on the real table, with what is asked below it. */
export const PuzzleTable = (props: PuzzleTableProps) => {
  const { game, board, parts, state, seat, openHands, chairs, whole = false, step, act, back, children } = props
  const place = useStillPlace({ game, chairs, state, step }, seat, act)
  const { View } = board
  return (
    <div class={whole ? 'puzzling whole' : 'puzzling'} data-asked={act !== undefined}>
      <div class="stage">
        <View place={place} around={{ kind: 'online', back, replay: null, review: null }} />
      </div>
      <section class="guide paper" aria-label={words('tasks').puzzles.puzzle}>
        {openHands && <OpenHands parts={parts} state={state} me={seat} chairs={chairs} />}
        {children}
      </section>
    </div>
  )
}
