import type { FixedGame } from '@halfpint/daily'
import { recall, remember } from '../base/settings.ts'

/** A game that version 0.2.0 kept as the player's choices. */
interface Begun {
  readonly task: string
  readonly choices: readonly number[]
}

const isBegun = (value: unknown): value is Begun => {
  const { task, choices } = (value ?? {}) as Partial<Begun>
  return typeof task === 'string' && Array.isArray(choices) && choices.every(Number.isInteger)
}

const allBegun = (): readonly Begun[] => {
  const kept = recall('begun')
  return Array.isArray(kept) ? kept.filter(isBegun) : []
}

const keyOf = ({ game, options, seat, opponents, seed }: FixedGame): string =>
  JSON.stringify([game, options, seat, opponents, seed])

/** The choices that version 0.2.0 kept of a game in progress. */
export const begunChoices = (fixed: FixedGame): readonly number[] =>
  allBegun().find(({ task }) => task === keyOf(fixed))?.choices ?? []

/** Forgets these choices, when the game is over. */
export const forgetBegun = (fixed: FixedGame): void => {
  const others = allBegun().filter(({ task }) => task !== keyOf(fixed))
  if (others.length < allBegun().length) remember('begun', others)
}
