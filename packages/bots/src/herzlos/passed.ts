import { exp, log } from '@halfpint/core'
import { FLOWERS, lowestRank, QUEEN, type Slot, type Worths } from '@halfpint/herzlos'
import { burden, heuristicPass } from './heuristicpass.ts'

// Z3: the cards that came from the left tell of the hand they came from: who passed light cards on had
// no heavier ones to spare. The queen of flowers and what lies above her are left out: good players pass
// or keep her as it suits the rest of their hand, and taken at face value she told lies.

/** How fast the liking to pass a card on grows with its burden. */
const KEENNESS = 0.05

const isTopFlower = (slot: Slot): boolean => slot >> 4 === FLOWERS && slot >= QUEEN

const hand = new Int32Array(4)

const take = (slot: Slot): void => {
  hand[slot >> 4] = (hand[slot >> 4] as number) & ~(1 << (slot & 15))
}

/** The sum of the likings for all cards of the hand that count. */
const allLikings = (worths: Worths, toGo: number): number => {
  let all = 0
  for (let suit = 0; suit < 4; suit++) {
    for (let ranks = hand[suit] as number; ranks !== 0; ranks &= ranks - 1) {
      const slot = (suit << 4) | lowestRank(ranks)
      if (!isTopFlower(slot)) all += exp(KEENNESS * burden(worths, hand, slot, toGo))
    }
  }
  return all
}

const received = new Uint8Array(16)

/**
 * How likely, as a logarithm, a player passed these cards on if this hand (ranks by suit) was its own
 * after the exchange. What it got itself is not known; it is taken for the heaviest it holds.
 */
export const passLikely = (worths: Worths, cards: readonly Slot[], after: Int32Array): number => {
  const size = cards.length
  hand.set(after)
  heuristicPass(worths, hand, size, received.subarray(0, size))
  for (const slot of cards) hand[slot >> 4] = (hand[slot >> 4] as number) | (1 << (slot & 15))
  let sum = 0
  for (let at = 0; at < size; at++) {
    const slot = cards[at] as Slot
    if (!isTopFlower(slot)) {
      sum += KEENNESS * burden(worths, hand, slot, size - at) - log(allLikings(worths, size - at))
    }
    take(slot)
  }
  return sum
}
