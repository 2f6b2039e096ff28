import type { Json } from '@halfpint/core'
import { overrules, stated } from '../stated.ts'
import type { HerzlosPad, HerzlosRound } from './pad.ts'
import type { ScoredHerzlos } from './score.ts'

const herzlosRound = ({ points, march, cards }: HerzlosRound): Json => ({
  points,
  march,
  ...stated('cards', cards, cards !== null),
})

/** What a pad of Herzlos has beside its head. */
export const writeHerzlos = ({ options, rounds }: HerzlosPad): { readonly [key: string]: Json } => ({
  options: { ...options },
  rounds: rounds.map(herzlosRound),
})

/** What it comes to. */
export const scoredHerzlosJson = ({ rounds, result }: ScoredHerzlos): Json => ({
  rounds: rounds.map(({ done, warnings }) => ({
    ...(done === null ? {} : { points: done.points, march: done.march, ...overrules(done.overruled) }),
    ...stated('warnings', warnings, warnings.length > 0),
  })),
  ...stated('result', result, result !== null),
})
