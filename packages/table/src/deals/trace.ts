import { isFields, type Seat } from '@halfpint/core'
import { isNext, type Proof } from '@halfpint/fair'
import type { TableView } from '../table.ts'
import type { DealVerdict } from './verdict.ts'
import { type Flaw, isCurrent, type WatchedDeal } from './watched.ts'

/** A checked deal with its verdict. It is stored, so that a reload keeps the count and the warning. */
export type CheckedDeal = Pick<WatchedDeal, 'table' | 'match' | 'round' | 'pledge' | 'previous'> & {
  readonly seat: Seat | null
  readonly verdict: DealVerdict
  /** Whether this device gave a share but did not see the end of the round. */
  readonly isCutShort: boolean
}

/** A checked deal that was stored; `null` for anything else. */
export const readChecked = (json: unknown): CheckedDeal | null =>
  isFields(json) && typeof json.pledge === 'string' && isFields(json.verdict) ? (json as unknown as CheckedDeal) : null

type Place = Pick<Proof, 'match' | 'round'>

/** Compares two deals of one table: a negative number if the first one was dealt earlier. */
export const compareDeals = (one: Place, other: Place): number => one.match - other.match || one.round - other.round

/** All proofs in a view, the oldest first. */
const proofsIn = (view: TableView): readonly Proof[] => [...(view.lastProofs ?? []), ...(view.match?.proofs ?? [])]

/** The state of a watched deal according to a view. */
type Trace =
  | { readonly kind: 'current' }
  /** The view is older than the deal: it comes from a server process that is behind. */
  | { readonly kind: 'behind' }
  | { readonly kind: 'revealed'; readonly proof: Proof; readonly isOver: boolean }
  /** An honest server need not keep the proof of this deal any longer. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'dropped'; readonly why: Flaw }

/** Whether the table has a later deal than this one, or another deal in its place. */
const isPast = ({ match, round }: WatchedDeal, { match: now, matches }: TableView): boolean => {
  if (now === null) return matches >= match
  return now.number > match || (now.number === match && Math.max(now.state.round, now.pledge?.round ?? 0) > round)
}

/** Whether an honest server may show no proof of a deal of an earlier match. */
const mayBeMissing = (deal: WatchedDeal, view: TableView): boolean => {
  const { seat, own, previous, game } = deal
  if (view.match?.number === deal.match || !isPast(deal, view)) return false
  // Version 0.2.0 revealed nothing when the host ended a match, and kept no proofs of earlier matches.
  if (game === undefined || (previous === undefined && view.lastProofs === undefined)) return true
  if (own?.accepted !== true || seat === null) return true
  // Another device at the same seat gave a later share: the view keeps one proof for each seat.
  return proofsIn(view).some(proof => compareDeals(proof, deal) > 0 && (proof.shares[seat] ?? null) !== null)
}

/** Determines the state of a deal to which this device gave its share. */
export const traceDeal = (deal: WatchedDeal, view: TableView): Trace => {
  if (isCurrent(deal, view)) return { kind: 'current' }
  const proof = proofsIn(view).find(each => each.pledge === deal.pledge && compareDeals(each, deal) === 0)
  if (proof !== undefined) {
    const isOver = view.match?.number === deal.match && view.match.state.round > deal.round
    return { kind: 'revealed', proof, isOver }
  }
  const pledge = view.match?.number === deal.match ? view.match.pledge : null
  if (pledge?.round === deal.round) return { kind: 'dropped', why: 'pledge-swapped' }
  if (!isPast(deal, view) && view.version <= deal.version) return { kind: 'behind' }
  return mayBeMissing(deal, view) ? { kind: 'lost' } : { kind: 'dropped', why: 'pledge-dropped' }
}

type Known = Pick<CheckedDeal, 'match' | 'round' | 'pledge' | 'previous'>

/** Whether a pledge contains the pledge before, according to the view and to the earlier deals that this device knows. */
export const isChained = (deal: Known, view: TableView, known: readonly Known[]): boolean => {
  const proofs = proofsIn(view)
  const last = proofs.at(-1)
  const earlier = known.filter(each => compareDeals(each, deal) < 0)
  if (deal.previous === undefined) return [...proofs, ...earlier].every(({ previous }) => previous === undefined)
  if (deal.previous !== (last?.pledge ?? null)) return false
  const inMatch = view.match?.proofs ?? []
  if (inMatch.some((proof, at) => at > 0 && !isNext(inMatch[at - 1]!, proof))) return false
  return earlier.every(each => {
    const proof = proofs.find(shown => compareDeals(shown, each) === 0)
    if (proof !== undefined) return proof.pledge === each.pledge
    // A chained deal that this device knows cannot be later than the last one that the table knows.
    return each.previous === undefined || (last !== undefined && compareDeals(each, last) < 0)
  })
}
