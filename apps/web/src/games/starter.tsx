import type { Json } from '@halfpint/core'
import { GAMES } from '@halfpint/table'
import { Choices } from '../parts/field.tsx'
import { PAGE_GAMES } from './index.ts'

/** H6: the seat that starts the first round, or a lot that is drawn when the game begins. */
export type Starter = number | 'lot'

const LOT = 'lot'

/** A starter that was stored, if it is one. */
export const readStarter = (stored: unknown): Starter => (Number.isInteger(stored) ? (stored as number) : LOT)

/** The options with the seat that starts, in a game that asks for it; a seat that is not taken is drawn anew. */
export const withStarter = (
  game: string,
  options: { readonly [name: string]: Json },
  seats: number,
  starter: Starter,
  draw: () => number = Math.random,
): { readonly [name: string]: Json } => {
  if (GAMES.get(game)?.optionRules.startSeat === undefined) return options
  const chosen = starter !== LOT && starter < seats
  return { ...options, startSeat: chosen ? starter : Math.floor(draw() * seats) }
}

interface StarterChoiceProps {
  readonly game: string
  /** Who sits at the table, in the order of the seats. */
  readonly names: readonly string[]
  readonly starter: Starter
  readonly onChoose: (starter: Starter) => void
}

/** Asks who starts, where the game has such a question. */
export const StarterChoice = ({ game, names, starter, onChoose }: StarterChoiceProps) => {
  const asked = PAGE_GAMES.get(game)?.options().startSeat
  if (asked?.label === undefined) return null
  const chosen = starter !== LOT && starter < names.length ? String(starter) : LOT
  return (
    <Choices
      caption={asked.label}
      value={chosen}
      values={[LOT, ...names.map((_, seat) => String(seat))]}
      say={value => (value === LOT ? (asked.values?.lot ?? value) : (names[Number(value)] ?? value))}
      onChoose={value => onChoose(value === LOT ? LOT : Number(value))}
    />
  )
}
