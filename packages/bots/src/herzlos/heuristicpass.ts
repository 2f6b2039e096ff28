import {
  countRanks,
  DIAMONDS,
  FLOWERS,
  HEARTS,
  JACK,
  lowestRank,
  type Playout,
  QUEEN,
  type Slot,
  type Worths,
} from '@halfpint/herzlos'

const QUEEN_RANK = QUEEN & 15
const QUEEN_BIT = 1 << QUEEN_RANK

/** Value of passing a card, from a hand that may pass `toGo` more cards. */
export const burden = (worths: Worths, hand: Int32Array, slot: Slot, toGo: number): number => {
  const suit = slot >> 4
  const rank = slot & 15
  const mine = hand[suit]!
  const guards = countRanks(mine & (QUEEN_BIT - 1))
  if (suit === FLOWERS && rank >= QUEEN_RANK) {
    if (slot === QUEEN) return guards >= 4 ? 6 : 64 - 5 * guards
    return guards >= 4 ? 6 : (mine & QUEEN_BIT ? 36 : 44) + rank - 5 * guards
  }
  // Passing a whole suit makes a void.
  const freed = countRanks(mine) <= toGo ? 9 : 0
  if (suit === HEARTS) {
    const small = countRanks(mine & 31)
    return rank * 1.6 - 1.2 * worths.points[slot]! - 4 * small + freed - 3
  }
  if (slot === JACK) return -20
  // High diamonds may win the jack.
  return (
    rank * 1.7 -
    1.5 * countRanks(mine & 31) +
    freed -
    (suit === DIAMONDS && rank > (JACK & 15) ? 7 : 0) -
    (suit === FLOWERS ? 8 : 0)
  )
}

/**
 * Chooses the pass: takes the cards out of `hand` (ranks by suit) and writes them to `chosen`, the worst first. Each
 * card that leaves changes the value of the others.
 */
export const heuristicPass = (worths: Worths, hand: Int32Array, size: number, chosen: Uint8Array): void => {
  for (let at = 0; at < size; at++) {
    let most = Number.NEGATIVE_INFINITY
    let heaviest = 0
    for (let suit = 0; suit < 4; suit++) {
      for (let ranks = hand[suit]!; ranks !== 0; ranks &= ranks - 1) {
        const slot = (suit << 4) | lowestRank(ranks)
        const weight = burden(worths, hand, slot, size - at)
        if (weight > most) {
          most = weight
          heaviest = slot
        }
      }
    }
    chosen[at] = heaviest
    hand[heaviest >> 4] = hand[heaviest >> 4]! & ~(1 << (heaviest & 15))
  }
}

/** Writes the hand of a seat, ranks by suit. */
export const handOf = (round: Playout, seat: number, hand: Int32Array): void => {
  for (let suit = 0; suit < 4; suit++) hand[suit] = round.hands[(suit << 3) | seat]!
}
