import { type BySeat, type Problem, refuse, type Seat } from '@halfpint/core'

/** H2: no hand is larger. */
export const MOST_HAND = 7

/** H2: no hand is smaller. */
export const LEAST_HAND = 3

/** H14: nobody lays more cards at once, so a larger hand takes more than one trick. */
const MOST_LAID = 5

/** H21: as many tricks in a row are a brawl. */
const BRAWL = 3

/** The most tricks one seat can win of so many without ever winning three in a row. */
const mostWithoutBrawl = (tricks: number): number => tricks - Math.floor(Math.max(0, tricks) / BRAWL)

/**
 * H13, H21 to H23: why a round cannot have had these tricks. Everybody who holds cards lays one or more
 * to each trick, so there are never more tricks than cards in a hand.
 */
export const impossibleTricks = (
  tricks: BySeat<number>,
  brawl: Seat | null,
  handSize: number | null,
): Problem | undefined => {
  const all = tricks.reduce((sum, won) => sum + won, 0)
  const most = handSize ?? MOST_HAND
  if (all > most) return refuse('too-many-tricks', { tricks: all, most }).problem
  const least = brawl === null ? Math.ceil((handSize ?? LEAST_HAND) / MOST_LAID) : BRAWL
  if (all < least && brawl === null) return refuse('too-few-tricks', { tricks: all, least }).problem
  // Before the three that made the brawl, the brawler lost a trick, if there was one.
  const mostOf = (seat: Seat): number => {
    if (brawl === null) return mostWithoutBrawl(all)
    return seat === brawl ? BRAWL + Math.max(0, mostWithoutBrawl(all - BRAWL - 1)) : mostWithoutBrawl(all - BRAWL)
  }
  for (const [seat, won] of tricks.entries()) {
    if (seat === brawl && won < BRAWL) return refuse('brawl-too-small', { seat, tricks: won, least: BRAWL }).problem
    if (won > mostOf(seat)) return refuse('tricks-in-a-row', { seat, tricks: won, of: all }).problem
  }
  return undefined
}

/** H28: why a brawl whose other tricks nobody wrote down cannot have been. */
export const impossibleBrawl = (seat: Seat, won: number, handSize: number | null): Problem | undefined => {
  const most = handSize ?? MOST_HAND
  if (won < BRAWL) return refuse('brawl-too-small', { seat, tricks: won, least: BRAWL }).problem
  return won > most ? refuse('too-many-tricks', { tricks: won, most }).problem : undefined
}
