import type { Table } from './board.ts'
import { feelCard } from './feel.ts'
import { type Policy, slipping } from './playout.ts'
import { ruleCard } from './rule.ts'

/** How far worlds are weighed by what the others passed and played: 0 not at all, 1 fully. */
export interface Trust {
  readonly passes: number
  readonly plays: number
}

/** What a thinker is made of; each part was measured on its own. */
export interface Parts {
  /** How the others, and oneself, go on in playouts. */
  readonly playout: 'rule' | 'feel'
  readonly trust: Trust
  /** What a round's end counts: its points, or the chance to win the match. */
  readonly aim: 'points' | 'match'
  /** With at most so many cards left in all hands, worlds are solved instead of played out. */
  readonly exact: number
  /** Whether passes are thought about or follow the rules of thumb. */
  readonly passes: 'rule' | 'search'
  /** Whether marches are proved where they are in sight. */
  readonly proofs: boolean
}

/** Every world counts alike. */
const NO_TRUST: Trust = { passes: 0, plays: 0 }

/** The expert: flat Monte Carlo in uniform worlds, playing for the points of the round. */
export const EXPERT: Parts = {
  playout: 'rule',
  trust: NO_TRUST,
  aim: 'points',
  exact: 0,
  passes: 'search',
  proofs: true,
}

/** The champion: all we have. */
export const CHAMPION: Parts = {
  playout: 'feel',
  trust: { passes: 0.5, plays: 0.7 },
  aim: 'match',
  exact: 12,
  passes: 'search',
  proofs: true,
}

const distrust = (part: keyof Trust): Parts => ({ ...CHAMPION, trust: { ...CHAMPION.trust, [part]: 0 } })

/** All we have but one part: how the arena tells what the part is worth. */
export const WITHOUT: { readonly [part: string]: Parts } = {
  inference: { ...CHAMPION, trust: NO_TRUST },
  passes: distrust('passes'),
  plays: distrust('plays'),
  match: { ...CHAMPION, aim: 'points' },
  playouts: { ...CHAMPION, playout: 'rule' },
  endgame: { ...CHAMPION, exact: 0 },
  passing: { ...CHAMPION, passes: 'rule' },
  proofs: { ...CHAMPION, proofs: false },
}

/** Weights fitted to the usual points mean nothing where hearts are worth having. */
export const policyOf = (parts: Parts, table: Table): Policy => {
  const usual = table.loss.subarray(0, 13).every(points => points <= 0) && (table.hearts[8191] as number) <= -13
  return parts.playout === 'feel' && usual ? feelCard : slipping(ruleCard, 0.1)
}
