import { ALL_RANKS, type Worths } from '@halfpint/herzlos'
import { heuristicCard } from './heuristic.ts'
import { learnedCard } from './learned.ts'
import { type Policy, slipping } from './policy.ts'

/** How far worlds are weighed by what the others passed and played: 0 not at all, 1 fully. */
export interface Trust {
  readonly passes: number
  readonly plays: number
}

/** What a thinker is made of; each part was measured on its own. */
export interface Parts {
  /** How the others, and oneself, go on in playouts. */
  readonly playout: 'heuristic' | 'learned'
  readonly trust: Trust
  /** What a round's end counts: its points, or the chance to win the match. */
  readonly aim: 'points' | 'match'
  /** With at most so many cards left in all hands, worlds are solved instead of played out. */
  readonly exact: number
  /** Whether passes are thought about or follow the rules of thumb. */
  readonly passes: 'heuristic' | 'search'
  /** Whether marches are proved where they are in sight. */
  readonly proofs: boolean
}

/** Every world counts alike. */
const NO_TRUST: Trust = { passes: 0, plays: 0 }

/** The expert: flat Monte Carlo in uniform worlds, playing for the points of the round. */
export const EXPERT: Parts = {
  playout: 'heuristic',
  trust: NO_TRUST,
  aim: 'points',
  exact: 0,
  passes: 'search',
  proofs: true,
}

/** The champion: all we have. */
export const CHAMPION: Parts = {
  playout: 'learned',
  trust: { passes: 0.5, plays: 0.7 },
  aim: 'match',
  exact: 12,
  passes: 'search',
  proofs: true,
}

const distrust = (part: keyof Trust): Parts => ({ ...CHAMPION, trust: { ...CHAMPION.trust, [part]: 0 } })

/** All we have but one part: how the arena tells what the part is worth. */
export const ABLATIONS: { readonly [part: string]: Parts } = {
  inference: { ...CHAMPION, trust: NO_TRUST },
  passes: distrust('passes'),
  plays: distrust('plays'),
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
