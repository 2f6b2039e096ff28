import type { AnyGame, Json, Position, Seat } from '@halfpint/core'
import { type Chair, nameOf } from '@halfpint/table'
import { useComputed, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { Board } from '../game/board.ts'
import type { ReplayParts } from '../replay/parts.ts'
import { stillTable } from '../replay/reel.ts'
import { stillPlace } from '../replay/stillplace.ts'
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
  const shown = useSignal({ state, step })
  const doing = useSignal(act)
  useEffect(() => {
    shown.value = { state, step }
    doing.value = act
  }, [state, step, act])
  const view = useComputed(() => stillTable({ game, chairs, ...shown.value }, seat))
  const mayAct = useComputed(() => doing.value !== undefined)
  const place = useMemo(
    () =>
      stillPlace({
        view,
        mayAct,
        act: action => {
          doing.value?.(action)
          return true
        },
      }),
    [],
  )
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
