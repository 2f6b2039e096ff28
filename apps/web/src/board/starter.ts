import type { Json } from '@halfpint/core'
import { GAMES } from '@halfpint/table'

/** H6: the seat that starts the first round, or `lot` to draw it when the game starts. */
export type Starter = number | 'lot'

export const LOT = 'lot'

/** Reads a stored starter. */
export const readStarter = (stored: unknown): Starter => (Number.isInteger(stored) ? (stored as number) : LOT)

/** Adds the start seat to the options of a game that has one; a seat that does not exist is drawn by lot. */
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
