import { ALL_RANKS, type Worths } from '@halfpint/herzlos'
import { heuristicCard } from './heuristic.ts'
import { learnedCard } from './learned.ts'
import { type Policy, slipping } from './policy.ts'

/** The parts of a thinking bot. Each can be replaced to measure what it is worth. */
export interface Parts {
  /** How the others, and oneself, go on in playouts. */
  readonly playout: 'heuristic' | 'learned'
  /** What a round's end counts: its points, or the chance to win the match. */
  readonly aim: 'points' | 'match'
  /** Whether the others are taken for players who pass as champions do, or by the rules of thumb and hold any hand. */
  readonly others: 'even' | 'shaped'
  /** Whether passes are thought about or follow the rules of thumb. */
  readonly passes: 'heuristic' | 'search'
}

/** The expert: flat Monte Carlo in uniform worlds, playing for the points of the round. */
export const EXPERT: Parts = {
  playout: 'heuristic',
  aim: 'points',
  others: 'even',
  passes: 'search',
}

/** The champion: the best of every part. */
export const CHAMPION: Parts = {
  playout: 'learned',
  aim: 'match',
  others: 'shaped',
  passes: 'search',
}

/** So many of 65,536 plays by rule of thumb slip: one in ten. */
const SLIPS = 6_554

/** Rules of thumb that slip. */
export const HEURISTIC_POLICY: Policy = slipping(heuristicCard, SLIPS)

/** Weights fitted to the usual points mean nothing where hearts are worth having. */
export const policyOf = (parts: Parts, worths: Worths): Policy => {
  const usual = worths.points.subarray(0, 13).every(points => points <= 0) && worths.hearts[ALL_RANKS]! <= -13
  return parts.playout === 'learned' && usual ? learnedCard : HEURISTIC_POLICY
}
