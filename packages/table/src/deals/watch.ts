import type { BySeat, Json, Result, Seat } from '@halfpint/core'
import { digestOf, type Proof } from '@halfpint/fair'
import type { PlayerCommand } from '../command.ts'
import type { NumberedEvent } from '../event.ts'
import { isPresent } from '../seatstate.ts'
import type { TableView } from '../table.ts'
import { type CheckedDeal, compareDeals, isChained, readChecked, traceDeal } from './trace.ts'
import { type DealVerdict, judgeDeal } from './verdict.ts'
import {
  acceptShare,
  beginWatch,
  drawShare,
  giveShare,
  isCurrent,
  ownSeal,
  readWatched,
  type WatchedDeal,
  watchEvent,
  watchView,
  withFlaw,
} from './watched.ts'

/** Maximum time in milliseconds that a device waits for the others' seals before it reveals its share. */
const SEAL_TIME = 1500

/** Functions and data of the device on which a watch runs. */
export interface WatchDevice {
  /** The id of the table that the device asked for. */
  readonly table: string
  /** The seat of this device; `null` for a spectator. */
  readonly seat: Seat | null
  /** Returns 32 random bytes, hexadecimal. */
  draw(): string
  send(command: PlayerCommand): Promise<Result<unknown>>
  wait(milliseconds: number): Promise<void>
  /** Everything that was saved in this browser: before a reload, or by another tab at the same table. */
  load(): readonly Json[]
  save(deal: WatchedDeal | CheckedDeal): void
  /** Reports a verdict, also one from before a reload. It replaces an earlier one of the same deal. */
  onVerdict(verdict: DealVerdict): void
}

/** Adds this device's share to every deal of a table, and reports a verdict for each deal. */
export interface DealWatch {
  /** Called with the whole table after joining, or after missed events. */
  view(view: TableView): void
  /** Called with each event. */
  event(numbered: NumberedEvent, before: TableView, after: TableView): void
}

/** The worst verdict, otherwise the best: several tabs may use one seat, and only one of them gave the share. */
const summed = (verdicts: readonly DealVerdict[]): DealVerdict | undefined =>
  verdicts.find(each => each.kind === 'broken') ?? verdicts.find(each => each.kind === 'proven') ?? verdicts[0]

const isSameDeal = (one: CheckedDeal | WatchedDeal, other: CheckedDeal | WatchedDeal): boolean =>
  one.pledge === other.pledge && compareDeals(one, other) === 0

const isGiven = ({ own }: WatchedDeal): boolean => own?.given === true

/** The deals of one table that this browser knows. */
interface Known {
  readonly watched: readonly WatchedDeal[]
  readonly checked: readonly CheckedDeal[]
}

/** Compares a new deal with the deals that this device knows. */
const withHistory = (deal: WatchedDeal, view: TableView, { watched, checked }: Known): WatchedDeal => {
  const others = [...watched, ...checked].filter(each => !isSameDeal(each, deal))
  if (others.some(each => compareDeals(each, deal) === 0)) return withFlaw(deal, 'pledge-swapped')
  // After a dropped deal every later one may have been chosen by the server.
  const dropped = checked.find(({ verdict }) => verdict.kind === 'broken' && verdict.why === 'pledge-dropped')
  if (dropped !== undefined) return withFlaw(deal, 'pledge-dropped')
  if (!isChained(deal, view, others)) return withFlaw(deal, 'chain-broken')
  const earlier = checked.filter(each => compareDeals(each, deal) < 0).sort(compareDeals)
  const redealt = earlier.at(-1)?.isCutShort
  // This device knows a later deal: the view comes from a process that is behind, or from a server that pretends to be.
  const gap = deal.gap || watched.some(each => isGiven(each) && compareDeals(each, deal) > 0)
  return { ...deal, gap, redealt: deal.redealt === true || redealt === true }
}

/** Creates a watch without any deals. */
export const openDealWatch = (device: WatchDevice): DealWatch => {
  let watched: WatchedDeal | null = null
  let seals: BySeat<string | null> = []
  let latest: TableView | null = null
  let sealed: (() => void) | null = null
  /** Deals with a share of this device that are later than the table in the current view. */
  let ahead: readonly WatchedDeal[] = []
  const reported = new Map<string, DealVerdict>()
  /** For browsers that store nothing. */
  const concluded: CheckedDeal[] = []

  const keep = (next: WatchedDeal): void => {
    watched = next
    device.save(next)
  }

  const tell = (verdict: DealVerdict): void => {
    const place = `${verdict.match} ${verdict.round}`
    const before = reported.get(place)
    if (before !== undefined && (before.kind === 'broken' || verdict.kind !== 'broken')) return
    reported.set(place, verdict)
    device.onVerdict(verdict)
  }

  const conclude = (
    deal: Omit<CheckedDeal, 'verdict' | 'isCutShort'>,
    verdict: DealVerdict,
    isCutShort = false,
  ): void => {
    const { table, match, round, pledge, previous, seat } = deal
    const chain = previous === undefined ? {} : { previous }
    const checked: CheckedDeal = { table, match, round, pledge, ...chain, seat, verdict, isCutShort }
    concluded.push(checked)
    device.save(checked)
    tell(verdict)
  }

  /** Everything that this browser knows about the table. A spectator's tab does not use a player's data. */
  const known = (): Known => {
    const isOurs = (deal: WatchedDeal | CheckedDeal | null): boolean =>
      deal?.table === device.table && (deal.seat === null) === (device.seat === null)
    const all = device.load()
    const stored = all.map(readWatched).filter((deal): deal is WatchedDeal => isOurs(deal))
    const checked = all.map(readChecked).filter((deal): deal is CheckedDeal => isOurs(deal))
    return {
      watched: [...(watched === null ? [] : [watched]), ...ahead, ...stored],
      checked: [...concluded, ...checked],
    }
  }

  /** The verdict on a deal from all tabs of this browser at the same seat. */
  const judged = (deal: WatchedDeal, proof: Proof, view: TableView, isOver: boolean): DealVerdict | undefined => {
    const { watched: all, checked } = known()
    const pages = [deal, ...all].filter(each => isSameDeal(each, deal) && each.seat === deal.seat)
    const verdicts = pages.map(each => {
      // The view is older than what this page has seen of the deal.
      const isBehind = view.version < each.version
      return judgeDeal(isBehind ? { ...each, gap: true } : each, proof, view, isOver)
    })
    const others = checked.filter(each => isSameDeal(each, deal) && each.seat === deal.seat)
    return summed([...verdicts, ...others.map(({ verdict }) => verdict)])
  }

  /** Whether every connected player has sealed or revealed a share. */
  const areAllSealed = (): boolean =>
    latest?.seats.every(
      (seatState, seat) =>
        !isPresent(seatState) || seat === device.seat || seals[seat] != null || watched?.shares[seat] != null,
    ) ?? false

  const add = async (pledge: string): Promise<void> => {
    const isWaiting = (): boolean => watched?.pledge === pledge && watched.deal === null
    if (watched === null) return
    // Servers of version 0.2.0 do not accept the pledge in a share. There a late share counts for the next deal.
    const named = watched.previous === undefined ? {} : { pledge }
    if (!isGiven(watched)) {
      await device.send({ type: 'seal', seal: ownSeal(watched), ...named })
      if (!areAllSealed()) {
        const others = new Promise<void>(resolve => {
          sealed = resolve
        })
        await Promise.race([others, device.wait(SEAL_TIME)])
      }
      if (!isWaiting()) return
      // Saved before it is sent: after a reload this tab still knows which seals it had received when it sent its
      // share.
      keep(giveShare(watched, seals))
    }
    const { share = '' } = watched.own ?? {}
    const accepted = await device.send({ type: 'share', share, ...named })
    // Meanwhile the page may have taken over the share of another tab.
    const isSame = watched?.pledge === pledge && watched.own?.share === share
    if (watched !== null && isSame && accepted.ok && 'pledge' in named) keep(acceptShare(watched))
  }

  /** Starts to watch a deal. `isNews`: the pledge was received now, not found after a reload. */
  const begin = (view: TableView, isNews: boolean): void => {
    const begun = beginWatch(view, device.seat)
    if (begun === null) return
    seals = view.match?.pledge?.seals ?? []
    const all = known()
    const same = all.watched.filter(each => isSameDeal(each, begun) && each.seat === device.seat)
    // From another tab at this seat, which may be ahead, only a share that it has already sent is taken over, with the
    // seals it had received by then. This tab receives the rest itself. If the share were not sent yet, each tab would
    // seal it at a different time.
    const given = same.find(({ own }) => own?.accepted) ?? same.find(isGiven)
    const before = given ?? (isNews ? undefined : same.find(({ own }) => own !== null))
    const resumed = before === undefined ? begun : isNews ? { ...begun, own: before.own } : watchView(before, view)
    const next = withHistory(view.id === device.table ? resumed : withFlaw(resumed, 'wrong-table'), view, all)
    keep(device.seat === null || next.own !== null ? next : drawShare(next, device.draw()))
    if (device.seat !== null) void add(begun.pledge)
  }

  /** Finds this deal on a table that has moved on. Returns whether the deal is still to come there. */
  const isToCome = (deal: WatchedDeal, view: TableView): boolean => {
    const trace = traceDeal(deal, view)
    const { match, round } = deal
    switch (trace.kind) {
      case 'behind':
        return true
      case 'current':
        return false
      case 'revealed': {
        const verdict = judged(deal, trace.proof, view, trace.isOver)
        if (verdict !== undefined) conclude(deal, verdict, isGiven(deal) && !trace.isOver)
        return false
      }
      case 'lost':
        // Version 0.2.0 did not store which deals it had checked.
        if (isGiven(deal) && deal.game !== undefined)
          conclude(deal, { match, round, kind: 'unbound', why: 'ended', seat: null }, true)
        return false
      case 'dropped':
        if (isGiven(deal)) conclude(deal, { match, round, kind: 'broken', why: trace.why })
        return false
    }
  }

  /** The deals with a share of this device and without a verdict; from several tabs, the one that knows most. */
  const openDeals = ({ watched: all, checked }: Known): readonly WatchedDeal[] => {
    const open = all.filter(each => isGiven(each) && !checked.some(other => isSameDeal(each, other)))
    open.sort((a, b) => Number(b.seat === device.seat) - Number(a.seat === device.seat) || b.version - a.version)
    return open.filter((each, at) => open.findIndex(other => isSameDeal(each, other)) === at)
  }

  /**
   * Reports the deals that are missing at a table. The server may have shown a deal to another tab only, which gave a
   * share to it.
   */
  const reportDropped = (view: TableView): void => {
    if (view.id !== device.table) return
    for (const deal of openDeals(known())) if (traceDeal(deal, view).kind === 'dropped') isToCome(deal, view)
  }

  /** The pledge of a deal disappeared without a proof. */
  const drop = ({ event }: NumberedEvent, { match, id }: TableView): void => {
    const pledge = match?.pledge ?? null
    if (match === null || pledge === null) return
    const { round, dealt, previous } = pledge
    const place = { match: match.number, round }
    // Version 0.2.0 revealed nothing when the host ended a match.
    const isOldEnd = dealt && previous === undefined && event.type === 'match-ended'
    const why = event.type === 'pledged' && event.round === round ? 'pledge-swapped' : 'pledge-dropped'
    const verdict: DealVerdict = isOldEnd
      ? { ...place, kind: 'unbound', why: 'ended', seat: null }
      : { ...place, kind: 'broken', why }
    conclude({ ...pledge, ...place, table: id, seat: device.seat }, verdict, true)
    watched = null
  }

  const hear = (deal: WatchedDeal, news: NumberedEvent, before: TableView, after: TableView): void => {
    if (after.version > deal.version) {
      keep(watchEvent(deal, news, before, after))
      return
    }
    // The server was behind and catches up. The events that it repeats must equal those received before.
    const { event } = news
    const isDeal = event.type === 'game' && event.seat === null
    if (isDeal && deal.deal !== null && digestOf(event.event) !== digestOf(deal.deal.event))
      keep(withFlaw(deal, 'dealt-twice'))
    else if (after.version === deal.version && digestOf(after.match?.state ?? null) !== deal.seen)
      keep({ ...deal, gap: true })
  }

  const reveal = (proof: Proof, before: TableView, after: TableView): void => {
    const deal = watched
    watched = null
    const { match, round } = proof
    if (deal === null || deal.match !== match) {
      if (reported.has(`${match} ${round}`)) return
      conclude({ ...proof, seat: device.seat }, { match, round, kind: 'unbound', why: 'not-heard', seat: null })
      return
    }
    const isOver = (before.match?.state.round ?? 0) > round
    const verdict = judged(deal, proof, after, isOver)
    const isPlayed = isOver && (deal.deal !== null || deal.gap)
    if (verdict !== undefined) conclude(deal, verdict, isGiven(deal) && !isPlayed)
  }

  return {
    view(view) {
      const isFirst = latest === null
      latest = view
      const all = known()
      if (isFirst) {
        // From tabs at several seats, those at this seat come first.
        const own = (each: CheckedDeal): number => Number(each.seat !== device.seat)
        for (const { verdict } of [...all.checked].sort((a, b) => own(a) - own(b) || compareDeals(a, b))) tell(verdict)
      }
      const before = watched
      if (before !== null && !isGiven(before)) isToCome(before, view)
      ahead = view.id === device.table ? openDeals(all).filter(deal => isToCome(deal, view)) : []
      const pledge = view.match?.pledge ?? null
      if (before !== null && isCurrent(before, view)) {
        keep(withHistory(watchView(before, view), view, known()))
        if (pledge?.dealt === false) seals = pledge.seals
        return
      }
      watched = null
      if (pledge?.dealt === false) begin(view, false)
      else if (pledge !== null) {
        const stored = known().watched.filter(each => isCurrent(each, view) && each.seat === device.seat)
        const found = stored.find(isGiven) ?? stored[0]
        if (found !== undefined) keep(watchView(found, view))
      }
    },
    event(news, before, after) {
      latest = after
      const { event } = news
      const pledge = before.match?.pledge?.pledge
      if (pledge !== undefined && event.type !== 'revealed' && after.match?.pledge?.pledge !== pledge)
        drop(news, before)
      else if (watched !== null) hear(watched, news, before, after)
      if (event.type === 'revealed') reportDropped(before)
      if (ahead.length > 0) ahead = ahead.filter(deal => isToCome(deal, after))
      if (event.type === 'pledged') begin(after, true)
      else if (event.type === 'sealed') seals = seals.with(event.seat, event.seal)
      else if (event.type === 'revealed' && before.match !== null) {
        const { type: _, ...proof } = event
        reveal({ ...proof, table: before.id, match: before.match.number }, before, after)
      }
      if (areAllSealed()) sealed?.()
    },
  }
}
