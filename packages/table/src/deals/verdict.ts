import type { Seat } from '@halfpint/core'
import { digestOf, fairRandom, isPledged, isSecret, type Proof, sealOf } from '@halfpint/fair'
import { GAMES } from '../games.ts'
import { gameOf, type TableView } from '../table.ts'
import type { Flaw, WatchedDeal } from './watched.ts'

/** Reasons why this device cannot confirm a deal without a flaw. */
type Gap =
  /** The device was not connected when the cards were dealt, or missed a later event. */
  | 'not-heard'
  /** The device is a spectator. Only a device that adds a share can be sure. */
  | 'watching'
  /** The deal has no share of this device. */
  | 'no-share'
  /**
   * Another device's share was neither sealed nor known before this device gave its own, so it may have been chosen
   * afterwards.
   */
  | 'late-share'
  /** Another device sealed a share and did not reveal it. */
  | 'withheld-share'
  /** The match was over or ended before this device saw the cards. */
  | 'ended'
  /** This device did not see the end of the deal before, so the server may have replaced it with this one. */
  | 'redealt'

/** The result of this device's check of one deal; rounds are 0-based. */
export type DealVerdict = { readonly match: number; readonly round: number } & (
  | { readonly kind: 'proven' }
  | { readonly kind: 'unbound'; readonly why: Gap; readonly seat: Seat | null }
  | { readonly kind: 'broken'; readonly why: Flaw }
)

const sharesFlaw = ({ seat, own, shares }: WatchedDeal, proof: Proof): Flaw | null => {
  if (proof.shares.length !== shares.length) return 'wrong-seats'
  if (seat !== null && own?.accepted === true && proof.shares[seat] !== own.share) return 'own-share-changed'
  return shares.some((share, at) => share !== null && proof.shares[at] !== share) ? 'share-changed' : null
}

/** Whether the dealt cards that this device saw equal those of the proof. */
const isDealtSo = ({ deal, seat, game: known }: WatchedDeal, proof: Proof, view: TableView): boolean => {
  if (deal === null) return true
  const game = (known === undefined ? undefined : GAMES.get(known)) ?? gameOf(view)
  const [dealt = null] = game.chance(deal.state, fairRandom(proof))
  return digestOf(game.redact(dealt, seat ?? 'spectator', deal.state) ?? null) === digestOf(deal.event)
}

const flawOf = (watched: WatchedDeal, proof: Proof, view: TableView): Flaw | null => {
  if (watched.flaw !== null) return watched.flaw
  if (proof.round !== watched.round || proof.match !== watched.match || proof.table !== watched.table) {
    return 'wrong-round'
  }
  if (proof.pledge !== watched.pledge) return 'pledge-swapped'
  if (proof.previous !== watched.previous) return 'chain-broken'
  if (!isSecret(proof.seed) || !isPledged(proof)) return 'not-pledged'
  const flaw = sharesFlaw(watched, proof)
  if (flaw !== null) return flaw
  // A device that received the deal received every share before it: versions have no gap.
  const isAdded = watched.deal !== null && proof.shares.some((share, at) => share !== null && !watched.shares[at])
  if (isAdded) return 'share-changed'
  return isDealtSo(watched, proof, view) ? null : 'other-cards'
}

/** Another player's share that may have been chosen after this device's share, or was withheld. */
const looseShare = ({ seat: me, own, ...deal }: WatchedDeal, { shares }: Proof): readonly [Gap, Seat] | null => {
  for (const [seat, share] of shares.entries()) {
    if (seat === me || own === null) continue
    const seal = own.seals[seat] ?? null
    const early = own.shares[seat] ?? null
    if (share === null && seal !== null) return ['withheld-share', seat]
    const isBound = share === null || share === early || (seal !== null && sealOf(deal, seat, share) === seal)
    if (!isBound) return ['late-share', seat]
  }
  return null
}

const gapOf = (watched: WatchedDeal, proof: Proof, isOver: boolean): readonly [Gap, Seat | null] | null => {
  const { seat, own, deal, gap, redealt } = watched
  if (deal === null && !gap && !isOver) return ['ended', null]
  if (deal === null || gap) return ['not-heard', null]
  if (seat === null) return ['watching', null]
  if (own?.given !== true || proof.shares[seat] !== own.share) return ['no-share', seat]
  return redealt === true ? ['redealt', null] : looseShare(watched, proof)
}

/**
 * Compares the proof with everything that this device received and sent. `isOver`: this device saw the end of the
 * round.
 */
export const judgeDeal = (watched: WatchedDeal, proof: Proof, view: TableView, isOver: boolean): DealVerdict => {
  const { match, round } = watched
  const flaw = flawOf(watched, proof, view)
  if (flaw !== null) return { match, round, kind: 'broken', why: flaw }
  const gap = gapOf(watched, proof, isOver)
  if (gap === null) return { match, round, kind: 'proven' }
  return { match, round, kind: 'unbound', why: gap[0], seat: gap[1] }
}
