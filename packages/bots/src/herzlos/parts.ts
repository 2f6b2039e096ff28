import { ALL_RANKS, type Worths } from '@halfpint/herzlos'
import { heuristicCard } from './heuristic.ts'
import { learnedCard } from './learned.ts'
import { type Policy, slipping } from './policy.ts'

/** Parts of a searching bot. Each one can be replaced to measure its value. */
export interface Parts {
  /** Policy of all seats in playouts. */
  readonly playout: 'heuristic' | 'learned'
  /** Aim: the points of the round, or the probability of winning the match. */
  readonly aim: 'points' | 'match'
  /**
   * Model of the opponents: `shaped` passes like a champion and holds hands accordingly; `even` passes by heuristics
   * and holds any hand.
   */
  readonly others: 'even' | 'shaped'
  /** Whether passes are searched or chosen by heuristics. */
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

/** Random plays in 65,536: one in ten. */
const SLIPS = 6_554

/** The heuristic with some random plays. */
export const HEURISTIC_POLICY: Policy = slipping(heuristicCard, SLIPS)

/** The weights were fitted to the default points. They are useless where hearts have positive values. */
export const policyOf = (parts: Parts, worths: Worths): Policy => {
  const usual = worths.points.subarray(0, 13).every(points => points <= 0) && worths.hearts[ALL_RANKS]! <= -13
  return parts.playout === 'learned' && usual ? learnedCard : HEURISTIC_POLICY
}
