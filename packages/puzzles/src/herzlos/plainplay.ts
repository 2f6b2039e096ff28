import type { Seat } from '@halfpint/core'
import {
  countRanks,
  HEARTS,
  highestRank,
  JACK,
  legalRanks,
  lowestRank,
  type Playout,
  QUEEN,
  roll,
  type Slot,
} from '@halfpint/herzlos'

const masks = new Int32Array(4)

const slot = (suit: number, rank: number): number => (suit << 4) | rank

/** A suit of those that may be played, each alike. */
const anySuit = (round: Playout): number => {
  let nth = roll(
    round,
    masks.reduce((sum, ranks) => sum + (ranks === 0 ? 0 : 1), 0),
  )
  return masks.findIndex(ranks => ranks !== 0 && nth-- === 0)
}

/** Takes a card out of those that may be played, unless it is the only one. */
const spare = (slot: number): void => {
  const suit = slot >> 4
  const others = masks[suit]! & ~(1 << (slot & 15))
  if (others !== 0 || masks.some((ranks, other) => other !== suit && ranks !== 0)) masks[suit] = others
}

/** A card to throw off: the queen, a high heart, or a high card. */
const thrown = (round: Playout): number => {
  if (masks[QUEEN >> 4]! & (1 << (QUEEN & 15))) return QUEEN
  const suit = masks[HEARTS]! !== 0 && roll(round, 3) > 0 ? HEARTS : anySuit(round)
  const high = slot(suit, highestRank(masks[suit]!))
  return high === JACK && countRanks(masks[suit]!) > 1 ? slot(suit, lowestRank(masks[suit]!)) : high
}

/** The highest card below the best of the trick; else the lowest, or the highest of who plays last anyhow. */
const followed = (round: Playout, suit: number): number => {
  const ranks = masks[suit]!
  const under = ranks & ((1 << round.best) - 1)
  if (under !== 0) return slot(suit, highestRank(under))
  const last = round.inTrick === round.seats - 1
  return slot(suit, last && round.trickMarch === 0 ? highestRank(ranks) : lowestRank(ranks))
}

/** All the best cards for who is to march. */
const marching = (round: Playout): number => {
  let suit = round.led
  if (suit < 0 || masks[suit] === 0) {
    const suits = [0, 1, 2, 3].filter(each => masks[each] !== 0)
    suit = suits.reduce((best, each) => (highestRank(masks[each]!) > highestRank(masks[best]!) ? each : best))
    if (round.led >= 0) return slot(suit, lowestRank(masks[suit]!))
  }
  return slot(suit, highestRank(masks[suit]!))
}

/**
 * A plain way to play that leads to positions as they come up. `marcher` takes what it can, and the others let it
 * (-1: nobody); `kept` is a card with which everybody waits (-1: none). It is a part of what the number of a puzzle
 * means, so it never changes, and no bot is asked.
 */
export const plainPlay = (round: Playout, marcher: Seat | -1, kept: Slot | -1): number => {
  legalRanks(round, masks)
  if (kept >= 0) spare(kept)
  if (round.toPlay === marcher) return marching(round)
  const { led } = round
  if (led < 0) {
    const suit = anySuit(round)
    const ranks = masks[suit]!
    return slot(suit, roll(round, 3) === 0 ? highestRank(ranks) : lowestRank(ranks))
  }
  if (masks[led] !== 0) return followed(round, led)
  // Who lets somebody march gives hearts to nobody else.
  if (marcher < 0 || round.bestSeat === marcher) return thrown(round)
  const suit = [3, 2, 1, 0].find(each => masks[each] !== 0)!
  return slot(suit, lowestRank(masks[suit]!))
}
