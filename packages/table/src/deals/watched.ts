import { type BySeat, isFields, type Json, type Position, type Seat } from '@halfpint/core'
import { digestOf, sealOf } from '@halfpint/fair'
import type { Told } from '../fact.ts'
import type { Table, TableView } from '../table.ts'

/** What contradicts what this device heard itself: an honest table gives no occasion for any of these. */
export type Flaw =
  | 'pledge-swapped'
  | 'not-pledged'
  | 'wrong-round'
  | 'wrong-seats'
  | 'own-share-changed'
  | 'share-changed'
  | 'bot-share'
  | 'other-cards'

/** The share of this device, and what it had heard of the others' when it gave it. */
type Binding = {
  readonly share: string
  /** Whether the share was given, so that `seals` and `shares` are those heard before it. */
  readonly given: boolean
  /** Whether the table said that it took this very share. */
  readonly accepted: boolean
  readonly seals: BySeat<string | null>
  readonly shares: BySeat<string | null>
}

/** What one device heard and gave of one deal; plain data, so that it outlives a reload. */
export type WatchedDeal = {
  readonly table: string
  readonly match: number
  readonly round: number
  readonly pledge: string
  /** The seat of this device; `null` at the rail. */
  readonly seat: Seat | null
  /** The version of the table that was heard last. */
  readonly version: number
  readonly own: Binding | null
  /** The shares that were heard before the deal, by whatever way. */
  readonly shares: BySeat<string | null>
  /** The game before the cards were dealt, and what was told of the deal; `null` if it was not heard. */
  readonly deal: { readonly state: Position; readonly event: Json } | null
  /** The digest of the game as it was heard last. */
  readonly seen: string
  /** Whether something of the round was not heard, only shown afterwards. */
  readonly gap: boolean
  readonly flaw: Flaw | null
}

const withFlaw = (watched: WatchedDeal, flaw: Flaw): WatchedDeal =>
  watched.flaw === null ? { ...watched, flaw } : watched

/** Begins to watch the deal that this table has just promised; `null` if it promises none now. */
export const beginWatch = (view: TableView, seat: Seat | null): WatchedDeal | null => {
  const { match } = view
  const pledge = match?.pledge ?? null
  if (match === null || pledge === null || pledge.dealt) return null
  const watched: WatchedDeal = {
    table: view.id,
    match: match.number,
    round: pledge.round,
    pledge: pledge.pledge,
    seat,
    version: view.version,
    own: null,
    shares: pledge.shares,
    deal: null,
    seen: digestOf(match.state),
    gap: false,
    flaw: null,
  }
  return pledge.round === match.state.round ? watched : withFlaw(watched, 'wrong-round')
}

/** Draws the share of this device, which is not told yet. */
export const drawShare = (watched: WatchedDeal, share: string): WatchedDeal => {
  const none = watched.shares.map(() => null)
  return { ...watched, own: { share, given: false, accepted: false, seals: none, shares: none } }
}

/** The seal of this device's share. */
export const ownSeal = ({ seat, own, ...deal }: WatchedDeal): string =>
  seat === null || own === null ? '' : sealOf(deal, seat, own.share)

/** Binds this device: it gives its share now, having heard these seals and shares and no others. */
export const giveShare = (watched: WatchedDeal, seals: BySeat<string | null>): WatchedDeal =>
  watched.own === null || watched.own.given
    ? watched
    : { ...watched, own: { ...watched.own, given: true, seals, shares: watched.shares } }

/** Notes that the table took the share. */
export const acceptShare = (watched: WatchedDeal): WatchedDeal =>
  watched.own === null ? watched : { ...watched, own: { ...watched.own, accepted: true } }

const isOf = ({ match, pledge }: WatchedDeal, table: Table): boolean =>
  table.match?.number === match && table.match.pledge?.pledge === pledge

/** Takes in what happened; `before` and `after` are the table as this device folded it. */
export const watchFact = (watched: WatchedDeal, told: Told, before: TableView, after: TableView): WatchedDeal => {
  const { fact } = told
  const next = { ...watched, version: told.version }
  if (fact.type === 'pledged') {
    // Another promise for the round that was promised already: the table has changed its mind.
    return before.match?.number === watched.match && fact.round === watched.round
      ? withFlaw(next, 'pledge-swapped')
      : next
  }
  if (!isOf(watched, before)) return next
  if (fact.type === 'shared') {
    const shares = watched.shares.with(fact.seat, fact.share)
    const isOwn = fact.seat === watched.seat && fact.share === watched.own?.share
    const heard = isOwn ? acceptShare({ ...next, shares }) : { ...next, shares }
    if ((watched.shares[fact.seat] ?? fact.share) !== fact.share) return withFlaw(heard, 'share-changed')
    return before.chairs[fact.seat]?.kind === 'person' ? heard : withFlaw(heard, 'bot-share')
  }
  if (fact.type !== 'game' || before.match === null || after.match === null) return next
  const seen = { ...next, seen: digestOf(after.match.state) }
  if (fact.seat !== null || before.match.pledge?.dealt !== false) return seen
  const dealt = { ...seen, deal: { state: before.match.state, event: fact.event } }
  return before.match.state.round === watched.round ? dealt : withFlaw(dealt, 'wrong-round')
}

/** Takes in the table as it is shown after something was missed, or out of the blue. */
export const watchView = (watched: WatchedDeal, view: TableView): WatchedDeal => {
  const { match } = view
  const next = { ...watched, version: view.version }
  // A table that knows less than it has told was restored from an older copy: nothing can be said of the deal.
  if (view.version < watched.version) return { ...watched, gap: true }
  if (match === null || match.number !== watched.match) return next
  const { pledge } = match
  if (pledge === null || pledge.round !== watched.round) return next
  if (pledge.pledge !== watched.pledge) return withFlaw(next, 'pledge-swapped')
  const isChanged = watched.shares.some((share, seat) => share !== null && pledge.shares[seat] !== share)
  const merged = isChanged ? withFlaw(next, 'share-changed') : { ...next, shares: pledge.shares }
  const own = watched.seat === null ? null : (pledge.shares[watched.seat] ?? null)
  const accepted = own !== null && own === watched.own?.share ? acceptShare(merged) : merged
  if (!pledge.dealt) return accepted
  // What happened on the table meanwhile is only shown: it may not be what was dealt.
  const isSame = watched.deal !== null && digestOf(match.state) === watched.seen
  return isSame ? accepted : { ...accepted, gap: true }
}

/** A watched deal that was kept; `null` for anything else. */
export const readWatched = (json: unknown): WatchedDeal | null =>
  isFields(json) && typeof json.pledge === 'string' && Array.isArray(json.shares) && typeof json.seen === 'string'
    ? // This device wrote it; whoever changes it can fool nobody but themselves.
      (json as unknown as WatchedDeal)
    : null
