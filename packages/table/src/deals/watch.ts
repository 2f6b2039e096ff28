import type { BySeat, Json, Result, Seat } from '@halfpint/core'
import type { Proof } from '@halfpint/fair'
import { isPresent } from '../chair.ts'
import type { Told } from '../fact.ts'
import type { TableView } from '../table.ts'
import type { Wish } from '../wish.ts'
import { judgeDeal, type Verdict } from './verdict.ts'
import {
  acceptShare,
  beginWatch,
  drawShare,
  giveShare,
  ownSeal,
  readWatched,
  type WatchedDeal,
  watchFact,
  watchView,
} from './watched.ts'

/** How long a device waits for the others' seals before it tells its share, in milliseconds. */
const SEAL_TIME = 1500

/** What a watch needs of the device it runs on. */
export interface WatchDevice {
  /** The seat of this device; `null` at the rail. */
  readonly seat: Seat | null
  /** 32 bytes of the device's own chance, hexadecimal. */
  draw(): string
  wish(wish: Wish): Promise<Result<unknown>>
  wait(milliseconds: number): Promise<void>
  /** The deals that were kept here last: by this page before a reload, or by another one at the same seat. */
  load(): readonly Json[]
  save(watched: WatchedDeal): void
  told(verdict: Verdict): void
}

/** Adds this device's share to every deal of a table, and says of each what the device can vouch for. */
export interface Witness {
  /** The table as it is shown after joining, or after something was missed. */
  view(view: TableView): void
  /** Something happened. */
  fact(told: Told, before: TableView, after: TableView): void
}

/** A deal that was promised before, otherwise: the table changed its mind, or was restored from an older copy. */
const repromised = (begun: WatchedDeal, kept: readonly WatchedDeal[]): WatchedDeal => {
  const before = kept.find(
    ({ table, match, round, pledge }) =>
      table === begun.table && match === begun.match && round === begun.round && pledge !== begun.pledge,
  )
  if (before === undefined) return begun
  return before.version > begun.version ? { ...begun, gap: true } : { ...begun, flaw: 'pledge-swapped' }
}

const proofIn = (view: TableView, round: number): Proof | undefined =>
  view.match?.proofs.find(proof => proof.round === round)

/** The worst that was found, or else the best: several pages may sit at one seat, and one of them gave the share. */
const summed = (verdicts: readonly Verdict[]): Verdict | undefined =>
  verdicts.find(each => each.kind === 'broken') ?? verdicts.find(each => each.kind === 'proven') ?? verdicts[0]

/** A watch that has heard nothing yet. */
export const openDealWatch = (device: WatchDevice): Witness => {
  let watched: WatchedDeal | null = null
  let seals: BySeat<string | null> = []
  let latest: TableView | null = null
  let sealed: (() => void) | null = null

  const keep = (next: WatchedDeal): void => {
    watched = next
    device.save(next)
  }

  const kept = (): WatchedDeal[] =>
    device.load().flatMap(json => {
      const read = readWatched(json)
      return read !== null && read.seat === device.seat ? [read] : []
    })

  const keptFor = (pledge: string): WatchedDeal[] => kept().filter(each => each.pledge === pledge)

  /** Whether everybody who is here has bound themselves to a share, or has told it. */
  const areAllSealed = (): boolean =>
    latest?.chairs.every(
      (chair, seat) =>
        !isPresent(chair) || seat === device.seat || seals[seat] != null || watched?.shares[seat] != null,
    ) ?? false

  const add = async (pledge: string): Promise<void> => {
    const isCurrent = (): boolean => watched?.pledge === pledge && watched.deal === null
    if (watched === null) return
    if (watched.own?.given !== true) {
      await device.wish({ type: 'seal', seal: ownSeal(watched) })
      if (!areAllSealed()) {
        const others = new Promise<void>(resolve => {
          sealed = resolve
        })
        await Promise.race([others, device.wait(SEAL_TIME)])
      }
      if (!isCurrent()) return
      // Kept before it is told: after a reload this page still knows what it had heard when it gave its share.
      keep(giveShare(watched, seals))
    }
    const { share = '' } = watched.own ?? {}
    const granted = await device.wish({ type: 'share', share })
    if (granted.ok && watched?.pledge === pledge) keep(acceptShare(watched))
  }

  /** Begins to watch a deal: `isNews` if its pledge was heard this moment, not found after a reload. */
  const begin = (view: TableView, isNews: boolean): void => {
    const begun = beginWatch(view, device.seat)
    if (begun === null) return
    seals = view.match?.pledge?.seals ?? []
    // Of another tab at this seat that may be ahead only a share that it has given is taken over, with what it had heard
    // by then; the rest this one hears itself. With a share that is not given yet each would bind itself at another time.
    const before = keptFor(begun.pledge).find(({ own }) => own !== null && (own.given || !isNews))
    if (before !== undefined) keep(isNews ? { ...begun, own: before.own } : watchView(before, view))
    else {
      const again = repromised(begun, kept())
      keep(device.seat === null ? again : drawShare(again, device.draw()))
    }
    if (device.seat !== null) void add(begun.pledge)
  }

  const judge = (proof: Proof, view: TableView): void => {
    const known = watched
    watched = null
    const match = view.match?.number ?? 0
    if (known === null || known.match !== match) {
      device.told({ match, round: proof.round, kind: 'unbound', why: 'not-heard', seat: null })
      return
    }
    const all = [known, ...keptFor(known.pledge)].map(each => judgeDeal(each, proof, view))
    const verdict = summed(all)
    if (verdict !== undefined) device.told(verdict)
  }

  return {
    view(view) {
      latest = view
      const pledge = view.match?.pledge ?? null
      if (watched === null && pledge?.dealt === true) {
        watched = keptFor(pledge.pledge)[0] ?? null
      }
      if (watched !== null) {
        const { match, round, version } = watched
        keep(watchView(watched, view))
        const proof = view.match?.number === match ? proofIn(view, round) : undefined
        // The round ended while nobody listened here.
        if (proof !== undefined) judge(proof, view)
        else if (view.version < version || pledge?.round !== round || view.match?.number !== match) watched = null
      }
      if (pledge?.dealt === false && watched === null) begin(view, false)
      else if (pledge?.dealt === false) seals = pledge.seals
    },
    fact(told, before, after) {
      latest = after
      const { fact } = told
      if (watched !== null) keep(watchFact(watched, told, before, after))
      if (fact.type === 'pledged') {
        if (watched?.flaw !== 'pledge-swapped') begin(after, true)
      } else if (fact.type === 'sealed') seals = seals.with(fact.seat, fact.seal)
      else if (fact.type === 'unveiled' && before.match !== null) {
        const { type: _, ...proof } = fact
        judge({ ...proof, table: before.id, match: before.match.number }, after)
      }
      if (areAllSealed()) sealed?.()
    },
  }
}
