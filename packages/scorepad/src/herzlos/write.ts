import type { Json } from '@halfpint/core'
import { overrules, stated } from '../stated.ts'
import type { HerzlosPad, HerzlosRound } from './pad.ts'
import type { ScoredHerzlos } from './score.ts'

const herzlosRound = ({ points, march, cards }: HerzlosRound): Json => ({
  points,
  march,
  ...stated('cards', cards, cards !== null),
})

/** Writes the part of a Herzlos pad that follows the players. */
export const writeHerzlos = ({ options, rounds }: HerzlosPad): { readonly [key: string]: Json } => ({
  options: { ...options },
  rounds: rounds.map(herzlosRound),
})

/** Writes the scores of a pad. */
export const scoredHerzlosJson = ({ rounds, result }: ScoredHerzlos): Json => ({
  rounds: rounds.map(({ done, warnings }) => ({
    ...(done === null ? {} : { points: done.points, march: done.march, ...overrules(done.overruled) }),
    ...stated('warnings', warnings, warnings.length > 0),
  })),
  ...stated('result', result, result !== null),
})
