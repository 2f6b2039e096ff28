import { fairRandom, isSecret, type Proof, pledgeOf } from '@halfpint/fair'
import { gameOf, type TableView, type Told } from '@halfpint/table'
import type { Verdict } from './deals.ts'

interface HeardDeal {
  readonly told: Told
  readonly before: TableView
}

/**
 * Deals the cards again from the told secret, and compares with what this device saw: the pledge, its own
 * share, and every card that it could see.
 */
export const judgeDeal = (proof: Proof, heard: HeardDeal | null, share: string | undefined): Verdict['kind'] => {
  if (!isSecret(proof.seed) || pledgeOf(proof.seed) !== proof.pledge) return 'broken'
  if (heard === null) return 'part'
  const { before, told } = heard
  const { viewer, match } = before
  if (match === null || told.fact.type !== 'game') return 'part'
  // A share that came too late is not in the deal; a foreign one in its place is a fraud.
  const own = viewer === 'rail' ? null : (proof.shares[viewer] ?? null)
  if (own !== null && share !== undefined && own !== share) return 'broken'
  const game = gameOf(before)
  const [dealt = null] = game.chance(match.state, fairRandom(proof))
  const seen = game.redact(dealt, viewer, match.state)
  return JSON.stringify(seen) === JSON.stringify(told.fact.event) ? 'proven' : 'broken'
}
