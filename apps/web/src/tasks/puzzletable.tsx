import type { AnyGame, Json, Position, Seat } from '@halfpint/core'
import type { Chair } from '@halfpint/table'
import { useComputed, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { CHARACTERS } from '../faces/regulars.ts'
import type { Board } from '../game/board.ts'
import { Hands } from '../replay/hands.tsx'
import type { ReplayParts } from '../replay/parts.ts'
import { chairOf, stillTable } from '../replay/reel.ts'
import { stillPlace } from '../replay/stillplace.ts'
import { settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'

/** Who sits at a puzzle: the reader, and regulars around. */
export const puzzleChairs = (seats: number, me: Seat): readonly Chair[] => {
  const { characters, shell } = words('core')
  return Array.from({ length: seats }, (_, seat) => {
    if (seat !== me) {
      const bot = CHARACTERS[seat % CHARACTERS.length] as (typeof CHARACTERS)[number]
      return { kind: 'bot', bot, name: characters[bot].name, free: false }
    }
    const chair = chairOf(shell.you, seat)
    return chair.kind === 'person' ? { ...chair, person: { ...chair.person, symbol: settings.value.symbol } } : chair
  })
}

interface PuzzleTableProps {
  readonly game: AnyGame
  readonly board: Board
  readonly parts: ReplayParts
  readonly state: Position
  readonly seat: Seat
  readonly openHands: boolean
  /** Counts the states that were shown. */
  readonly moment: number
  /** Present while the reader is to play. */
  readonly act?: (action: Json) => void
  readonly back: string
  /** What is asked, and what came of it; it stands below the table. */
  readonly children: ComponentChildren
}

/** A position on the real table, with what is asked below it. */
export const PuzzleTable = (props: PuzzleTableProps) => {
  const { game, board, parts, state, seat, openHands, moment, act, back, children } = props
  const shown = useSignal({ state, moment })
  const doing = useSignal(act)
  useEffect(() => {
    shown.value = { state, moment }
    doing.value = act
  }, [state, moment, act])
  const chairs = puzzleChairs(state.seats, seat)
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
    <div class="puzzling" data-asked={act !== undefined}>
      <div class="stage">
        <View place={place} around={{ kind: 'online', back, replay: null, review: null }} />
      </div>
      <section class="guide paper" aria-label={words('puzzles').puzzle}>
        {openHands && (
          <Hands
            parts={parts}
            state={state}
            players={chairs.map(chair => ('name' in chair ? chair.name : words('core').shell.you))}
          />
        )}
        {children}
      </section>
    </div>
  )
}
