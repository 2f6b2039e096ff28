import type { Table } from './board.ts'
import { feelCard } from './feel.ts'
import { type Policy, slipping } from './playout.ts'
import { ruleCard } from './rule.ts'

/** What a thinker is made of; each part was measured on its own. */
export interface Parts {
  /** How the others, and oneself, go on in playouts. */
  readonly playout: 'rule' | 'feel'
  /** How far worlds are weighed by what the others played: 0 not at all, 1 fully. */
  readonly trust: number
  /** What a round's end counts: its points, or the chance to win the match. */
  readonly aim: 'points' | 'match'
  /** With at most so many cards left in all hands, worlds are solved instead of played out. */
  readonly exact: number
  /** Whether passes are thought about or follow the rules of thumb. */
  readonly passes: 'rule' | 'search'
}

/** The expert: flat Monte Carlo in uniform worlds, playing for the points of the round. */
export const EXPERT: Parts = { playout: 'rule', trust: 0, aim: 'points', exact: 0, passes: 'search' }

/** The champion: all we have. */
export const CHAMPION: Parts = { playout: 'feel', trust: 0.7, aim: 'match', exact: 12, passes: 'search' }

/** Weights fitted to the usual points mean nothing where hearts are worth having. */
export const policyOf = (parts: Parts, table: Table): Policy => {
  const usual = table.loss.subarray(0, 13).every(points => points <= 0) && (table.hearts[8191] as number) <= -13
  return parts.playout === 'feel' && usual ? feelCard : slipping(ruleCard, 0.1)
}
