import type { Json } from '@halfpint/core'
import { optionalField, overridesJson } from '../optional.ts'
import type { HerzlosPad, HerzlosRound } from './pad.ts'
import type { ScoredHerzlos } from './score.ts'

const herzlosRound = ({ points, march, cards }: HerzlosRound): Json => ({
  points,
  march,
  ...optionalField('cards', cards, cards !== null),
})

/** Writes the part of a Herzlos pad that follows the players. */
export const writeHerzlos = ({ options, rounds }: HerzlosPad): { readonly [key: string]: Json } => ({
  options: { ...options },
  rounds: rounds.map(herzlosRound),
})

/** Writes the scores of a pad. */
export const scoredHerzlosJson = ({ rounds, result }: ScoredHerzlos): Json => ({
  rounds: rounds.map(({ done, warnings }) => ({
    ...(done === null ? {} : { points: done.points, march: done.march, ...overridesJson(done.overrides) }),
    ...optionalField('warnings', warnings, warnings.length > 0),
  })),
  ...optionalField('result', result, result !== null),
})
