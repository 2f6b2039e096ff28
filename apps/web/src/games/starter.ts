import type { Json } from '@halfpint/core'
import { GAMES } from '@halfpint/table'

/** H6: the seat that starts the first round, or a lot that is drawn when the game begins. */
export type Starter = number | 'lot'

export const LOT = 'lot'

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
