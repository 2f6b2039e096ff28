import { type BySeat, isFields, type Json, type Position, type Seat } from '@halfpint/core'
import { digestOf, sealOf } from '@halfpint/fair'
import type { NumberedEvent } from '../event.ts'
import type { Table, TableView } from '../table.ts'

/** A contradiction to earlier messages of the server. An honest server never causes one. */
export type Flaw =
  /** Another pledge for the same round. */
  | 'pledge-swapped'
  /** A pledged deal was neither finished nor revealed, and the table went on without it. */
  | 'pledge-dropped'
  /** The pledge does not contain the pledge before. */
  | 'chain-broken'
  /** The game or its state was changed between pledge and deal. */
  | 'state-changed'
  | 'dealt-twice'
  | 'wrong-table'
  | 'not-pledged'
  | 'wrong-round'
  | 'wrong-seats'
  | 'own-share-changed'
  | 'share-changed'
  | 'bot-share'
  | 'other-cards'

/** The share of this device, and the seals and shares of the others that it had received when it gave its own. */
type Binding = {
  readonly share: string
  /** Whether the share was sent. Then `seals` and `shares` are those received before. */
  readonly given: boolean
  /** Whether the table accepted exactly this share. */
  readonly accepted: boolean
  readonly seals: BySeat<string | null>
  readonly shares: BySeat<string | null>
}

/** Everything that one device received and sent for one deal. Plain data, so that it survives a reload. */
export type WatchedDeal = {
  readonly table: string
  readonly match: number
  readonly round: number
  readonly pledge: string
  /** The pledge before, as the table named it; `undefined` if it named none. */
  readonly previous?: string | null
  /** The id of the game; `undefined` if version 0.2.0 stored this. */
  readonly game?: string
  /** The seat of this device; `null` for a spectator. */
  readonly seat: Seat | null
  /** The version of the last event received. */
  readonly version: number
  readonly own: Binding | null
  /** The shares received before the deal, in events or in a view. */
  readonly shares: BySeat<string | null>
  /** The game before the deal, and the event of the deal; `null` if it was not received. */
  readonly deal: { readonly state: Position; readonly event: Json } | null
  /** The digest of the game after the last event. */
  readonly seen: string
  /** Whether an event of the round was missed and only its result was shown in a view. */
  readonly gap: boolean
  /** Whether this device gave its share to the deal before and did not see its end. */
  readonly redealt?: boolean
  readonly flaw: Flaw | null
}

export const withFlaw = (watched: WatchedDeal, flaw: Flaw): WatchedDeal =>
  watched.flaw === null ? { ...watched, flaw } : watched

/** Starts to watch the deal that this table has just pledged; `null` if there is no pledge. */
export const beginWatch = (view: TableView, seat: Seat | null): WatchedDeal | null => {
  const { match } = view
  const pledge = match?.pledge ?? null
  if (match === null || pledge === null || pledge.dealt) return null
  const watched: WatchedDeal = {
    table: view.id,
    match: match.number,
    round: pledge.round,
    pledge: pledge.pledge,
    ...(pledge.previous === undefined ? {} : { previous: pledge.previous }),
    game: view.setup.game,
    seat,
    version: view.version,
    own: null,
    shares: pledge.shares,
    deal: null,
    seen: digestOf(match.state),
    gap: false,
    flaw: null,
  }
  // Numbers that cannot be compared would hide that an earlier deal was dropped.
  const isNumbered = Number.isSafeInteger(match.number) && Number.isSafeInteger(pledge.round)
  return isNumbered && pledge.round === match.state.round ? watched : withFlaw(watched, 'wrong-round')
}

/** Sets the share of this device, which is not revealed yet. */
export const drawShare = (watched: WatchedDeal, share: string): WatchedDeal => {
  const none = watched.shares.map(() => null)
  return { ...watched, own: { share, given: false, accepted: false, seals: none, shares: none } }
}

/** The seal of this device's share. */
export const ownSeal = ({ seat, own, ...deal }: WatchedDeal): string =>
  seat === null || own === null ? '' : sealOf(deal, seat, own.share)

/** Marks the share as sent, after receiving these seals and shares and no others. */
export const giveShare = (watched: WatchedDeal, seals: BySeat<string | null>): WatchedDeal =>
  watched.own === null || watched.own.given
    ? watched
    : { ...watched, own: { ...watched.own, given: true, seals, shares: watched.shares } }

/** Marks the share as accepted by the table. */
export const acceptShare = (watched: WatchedDeal): WatchedDeal =>
  watched.own === null ? watched : { ...watched, own: { ...watched.own, accepted: true } }

/** Whether the table has pledged or dealt exactly this deal and not revealed it yet. */
export const isCurrent = ({ match, round, pledge }: WatchedDeal, table: Table): boolean =>
  table.match?.number === match && table.match.pledge?.pledge === pledge && table.match.pledge.round === round

const typeOf = (event: Json): Json | undefined =>
  isFields(event) && typeof event.type === 'string' ? event.type : undefined

/** Applies an event; `before` and `after` are the table as this device folded it. */
export const watchEvent = (
  watched: WatchedDeal,
  { event }: NumberedEvent,
  before: TableView,
  after: TableView,
): WatchedDeal => {
  // The number of folded events: a server may send any version with an event.
  const next = { ...watched, version: after.version }
  if (!isCurrent(watched, before)) return next
  if (event.type === 'shared') {
    const shares = watched.shares.with(event.seat, event.share)
    const isOwn = event.seat === watched.seat && event.share === watched.own?.share
    const heard = isOwn ? acceptShare({ ...next, shares }) : { ...next, shares }
    if ((watched.shares[event.seat] ?? event.share) !== event.share) return withFlaw(heard, 'share-changed')
    return before.seats[event.seat]?.kind === 'person' ? heard : withFlaw(heard, 'bot-share')
  }
  if (event.type !== 'game' || before.match === null || after.match === null) return next
  const seen = { ...next, seen: digestOf(after.match.state) }
  if (watched.deal !== null) {
    const isDeal = event.seat === null || typeOf(event.event) === typeOf(watched.deal.event)
    return isDeal ? withFlaw(seen, 'dealt-twice') : seen
  }
  if (before.match.pledge?.dealt !== false) return seen
  // No seat has a turn between pledge and deal, so the cards in such an event are not those of the proof.
  if (event.seat !== null) return withFlaw(seen, 'state-changed')
  const dealt = { ...seen, deal: { state: before.match.state, event: event.event } }
  if (before.match.state.round !== watched.round) return withFlaw(dealt, 'wrong-round')
  return digestOf(before.match.state) === watched.seen ? dealt : withFlaw(dealt, 'state-changed')
}

/** Applies a view of the table on which this deal is pledged or dealt. */
export const watchView = (watched: WatchedDeal, view: TableView): WatchedDeal => {
  const { match } = view
  const pledge = match?.pledge ?? null
  // The view comes from a process that is behind; events that this device already knows follow.
  if (match === null || pledge === null || view.version < watched.version) return watched
  const next = { ...watched, version: view.version }
  const isChanged = watched.shares.some((share, seat) => share !== null && pledge.shares[seat] !== share)
  const merged = isChanged ? withFlaw(next, 'share-changed') : { ...next, shares: pledge.shares }
  const own = watched.seat === null ? null : (pledge.shares[watched.seat] ?? null)
  const accepted = own !== null && own === watched.own?.share ? acceptShare(merged) : merged
  if (!pledge.dealt) {
    if (watched.deal !== null) return withFlaw(accepted, 'dealt-twice')
    const isSameGame = (watched.game ?? view.setup.game) === view.setup.game
    return isSameGame && digestOf(match.state) === watched.seen ? accepted : withFlaw(accepted, 'state-changed')
  }
  // Missed events are known only by their result, which may differ from what was dealt.
  const isSame = watched.deal !== null && digestOf(match.state) === watched.seen
  return isSame ? accepted : { ...accepted, gap: true }
}

/** Reads a watched deal from storage; `null` for anything else. */
export const readWatched = (json: unknown): WatchedDeal | null =>
  isFields(json) && typeof json.pledge === 'string' && Array.isArray(json.shares) && typeof json.seen === 'string'
    ? // This device wrote the data. A user who changes it deceives only themselves.
      (json as unknown as WatchedDeal)
    : null
