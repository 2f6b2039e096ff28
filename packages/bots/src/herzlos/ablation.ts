import { ALL_RANKS, type Worths } from '@halfpint/herzlos'
import { heuristicCard } from './heuristic.ts'
import { learnedCard } from './learned.ts'
import { type Policy, slipping } from './policy.ts'

/** What a thinker is made of; each part was measured on its own. */
export interface Parts {
  /** How the others, and oneself, go on in playouts. */
  readonly playout: 'heuristic' | 'learned'
  /** How far worlds are weighed by what the others played: 0 not at all, 1 fully. */
  readonly trust: number
  /** What a round's end counts: its points, or the chance to win the match. */
  readonly aim: 'points' | 'match'
  /** With at most so many cards left in all hands, worlds are solved instead of played out. */
  readonly exact: number
  /** Whether passes are thought about or follow the rules of thumb. */
  readonly passes: 'heuristic' | 'search'
  /** Whether marches are proved where they are in sight. */
  readonly proofs: boolean
}

/** The expert: flat Monte Carlo in uniform worlds, playing for the points of the round. */
export const EXPERT: Parts = {
  playout: 'heuristic',
  trust: 0,
  aim: 'points',
  exact: 0,
  passes: 'search',
  proofs: true,
}

/** The champion: all we have. */
export const CHAMPION: Parts = {
  playout: 'learned',
  trust: 0.7,
  aim: 'match',
  exact: 12,
  passes: 'search',
  proofs: true,
}

/** All we have but one part: how the arena tells what the part is worth. */
export const ABLATIONS: { readonly [part: string]: Parts } = {
  inference: { ...CHAMPION, trust: 0 },
  match: { ...CHAMPION, aim: 'points' },
  playouts: { ...CHAMPION, playout: 'heuristic' },
  endgame: { ...CHAMPION, exact: 0 },
  passing: { ...CHAMPION, passes: 'heuristic' },
  proofs: { ...CHAMPION, proofs: false },
}

/** So many of 65,536 plays by rule of thumb slip: one in ten. */
const SLIPS = 6_554

/** Rules of thumb that slip. */
export const HEURISTIC_POLICY: Policy = slipping(heuristicCard, SLIPS)

/** Weights fitted to the usual points mean nothing where hearts are worth having. */
export const policyOf = (parts: Parts, worths: Worths): Policy => {
  const usual =
    worths.points.subarray(0, 13).every(points => points <= 0) && (worths.hearts[ALL_RANKS] as number) <= -13
  return parts.playout === 'learned' && usual ? learnedCard : HEURISTIC_POLICY
}
