import type { FixedGame } from '@halfpint/daily'
import { recall, remember } from '../base/settings.ts'

/** A game in progress as version 0.2.0 stored it: the player's choices. */
interface StoredGame {
  readonly task: string
  readonly choices: readonly number[]
}

const isStoredGame = (value: unknown): value is StoredGame => {
  const { task, choices } = (value ?? {}) as Partial<StoredGame>
  return typeof task === 'string' && Array.isArray(choices) && choices.every(Number.isInteger)
}

const storedGames = (): readonly StoredGame[] => {
  const kept = recall('begun')
  return Array.isArray(kept) ? kept.filter(isStoredGame) : []
}

const keyOf = ({ game, options, seat, opponents, seed }: FixedGame): string =>
  JSON.stringify([game, options, seat, opponents, seed])

/** The stored choices of a game in progress of version 0.2.0. */
export const storedChoices = (fixed: FixedGame): readonly number[] =>
  storedGames().find(({ task }) => task === keyOf(fixed))?.choices ?? []

/** Removes these choices when the game is over. */
export const removeStoredChoices = (fixed: FixedGame): void => {
  const others = storedGames().filter(({ task }) => task !== keyOf(fixed))
  if (others.length < storedGames().length) remember('begun', others)
}
