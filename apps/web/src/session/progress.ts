import { recall, remember } from '../base/settings.ts'

/** The position at which a game in this browser was left, for the home page. */
export interface Progress {
  /** From 1. */
  readonly round: number
  readonly rounds: number
  /** Total points by seat; the player has seat 0. */
  readonly totals: readonly number[]
  /** The cards in the middle. */
  readonly cards: readonly string[]
}

/** Remembers where a game stands. */
export const keepProgress = (game: string, progress: Progress): void => remember(`progress.${game}`, progress)

/** The position at which a game in this browser was left; `undefined` if none is stored. */
export const progressOf = (game: string): Progress | undefined => {
  const stored = recall(`progress.${game}`)
  const { totals, cards } = (stored ?? {}) as Partial<Progress>
  return Array.isArray(totals) && Array.isArray(cards) ? (stored as Progress) : undefined
}
