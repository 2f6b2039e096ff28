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

/** A random suit among the playable cards; each suit is equally likely. */
const anySuit = (round: Playout): number => {
  let nth = roll(
    round,
    masks.reduce((sum, ranks) => sum + (ranks === 0 ? 0 : 1), 0),
  )
  return masks.findIndex(ranks => ranks !== 0 && nth-- === 0)
}

/** Removes a card from the playable cards, unless it is the only one. */
const keepBack = (slot: number): void => {
  const suit = slot >> 4
  const others = masks[suit]! & ~(1 << (slot & 15))
  if (others !== 0 || masks.some((ranks, other) => other !== suit && ranks !== 0)) masks[suit] = others
}

/** The card to discard: the queen, a high heart, or a high card. */
const discard = (round: Playout): number => {
  if (masks[QUEEN >> 4]! & (1 << (QUEEN & 15))) return QUEEN
  const suit = masks[HEARTS]! !== 0 && roll(round, 3) > 0 ? HEARTS : anySuit(round)
  const high = slot(suit, highestRank(masks[suit]!))
  return high === JACK && countRanks(masks[suit]!) > 1 ? slot(suit, lowestRank(masks[suit]!)) : high
}

/**
 * The highest card below the best of the trick; otherwise the lowest, or the highest of the last player if it costs
 * nothing.
 */
const follow = (round: Playout, suit: number): number => {
  const ranks = masks[suit]!
  const under = ranks & ((1 << round.best) - 1)
  if (under !== 0) return slot(suit, highestRank(under))
  const last = round.inTrick === round.seats - 1
  return slot(suit, last && round.trickMarch === 0 ? highestRank(ranks) : lowestRank(ranks))
}

/** The marcher plays its best card. */
const playMarch = (round: Playout): number => {
  let suit = round.led
  if (suit < 0 || masks[suit] === 0) {
    const suits = [0, 1, 2, 3].filter(each => masks[each] !== 0)
    suit = suits.reduce((best, each) => (highestRank(masks[each]!) > highestRank(masks[best]!) ? each : best))
    if (round.led >= 0) return slot(suit, lowestRank(masks[suit]!))
  }
  return slot(suit, highestRank(masks[suit]!))
}

/**
 * A simple way to play that leads to natural positions. `marcher` (-1: nobody) takes every trick it can, and the others
 * let it; `kept` is a card that every player keeps as long as possible (-1: none). The meaning of a puzzle number
 * depends on this function, so it must never change and must not use a bot.
 */
export const plainPlay = (round: Playout, marcher: Seat | -1, kept: Slot | -1): number => {
  legalRanks(round, masks)
  if (kept >= 0) keepBack(kept)
  if (round.toPlay === marcher) return playMarch(round)
  const { led } = round
  if (led < 0) {
    const suit = anySuit(round)
    const ranks = masks[suit]!
    return slot(suit, roll(round, 3) === 0 ? highestRank(ranks) : lowestRank(ranks))
  }
  if (masks[led] !== 0) return follow(round, led)
  // Players who do not stop the marcher give no hearts to anyone else.
  if (marcher < 0 || round.bestSeat === marcher) return discard(round)
  const suit = [3, 2, 1, 0].find(each => masks[each] !== 0)!
  return slot(suit, lowestRank(masks[suit]!))
}
