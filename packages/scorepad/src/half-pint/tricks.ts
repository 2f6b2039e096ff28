import { type BySeat, type Problem, refuse, type Seat } from '@halfpint/core'
import { BRAWL_TRICKS, MAX_CARDS, MAX_HAND, MIN_HAND } from '@halfpint/half-pint'
import type { HalfPintRound } from './pad.ts'

/** The maximum number of tricks that one seat can win without winning three in a row. */
const maxWithoutBrawl = (tricks: number): number => tricks - Math.floor(Math.max(0, tricks) / BRAWL_TRICKS)

/**
 * H13, H21, H23: the reason why these tricks are impossible in a round without a brawl. Every player with cards plays
 * at least one to each trick, so there are never more tricks than cards in a hand.
 */
export const impossibleTricks = (tricks: BySeat<number>, handSize: number | null): Problem | undefined => {
  const all = tricks.reduce((sum, won) => sum + won, 0)
  const most = handSize ?? MAX_HAND
  if (all > most) return refuse('too-many-tricks', { tricks: all, most }).problem
  const least = Math.ceil((handSize ?? MIN_HAND) / MAX_CARDS)
  if (all < least) return refuse('too-few-tricks', { tricks: all, least }).problem
  for (const [seat, won] of tricks.entries()) {
    if (won > maxWithoutBrawl(all)) return refuse('tricks-in-a-row', { seat, tricks: won, of: all }).problem
  }
  return undefined
}

/** H21, H28: the reason why a brawler cannot have won this number of tricks. Tricks of others do not count in a brawl. */
export const impossibleBrawl = (seat: Seat, won: number, handSize: number | null): Problem | undefined => {
  const most = handSize ?? MAX_HAND
  if (won < BRAWL_TRICKS) return refuse('brawl-too-small', { seat, tricks: won, least: BRAWL_TRICKS }).problem
  if (won > most) return refuse('too-many-tricks', { tricks: won, most }).problem
  // The brawler lost the trick before the three that made the brawl, if there was one.
  const maxOfBrawler = BRAWL_TRICKS + Math.max(0, maxWithoutBrawl(most - BRAWL_TRICKS - 1))
  return won > maxOfBrawler ? refuse('tricks-in-a-row', { seat, tricks: won, of: most }).problem : undefined
}

/** Cards that a set has on average at most: with fewer tricks than this gives, one was probably forgotten. */
const CARDS_PER_TRICK = 3

/** A question about the tricks of a complete round that are possible but unlikely; `null` if there is none. */
export const unlikelyTricks = (round: HalfPintRound | undefined): Problem | null => {
  if (round === undefined || round.brawl !== null || round.tricks.includes(null)) return null
  const { tricks, handSize } = round
  const all = tricks.reduce<number>((sum, won) => sum + (won ?? 0), 0)
  const few = Math.ceil((handSize ?? 2 * CARDS_PER_TRICK) / CARDS_PER_TRICK)
  return all > 0 && all < few ? refuse('few-tricks', { tricks: all, most: handSize }).problem : null
}
