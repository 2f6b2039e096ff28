import { countRanks, lowestRank, type Slot, type Worths } from '@halfpint/herzlos'
import { burden, heuristicPass } from './heuristicpass.ts'

/** Number of worst cards that are tried in all combinations. */
const HEAVY = 8

const choose = (slots: readonly Slot[], size: number): Slot[][] => {
  if (size === 0) return [[]]
  return slots.flatMap((slot, at) => choose(slots.slice(at + 1), size - 1).map(rest => [slot, ...rest]))
}

/** A hand for a march passes the cards that lose tricks: its lowest, of one suit if possible. */
const marchPasses = (hand: Int32Array, slots: readonly Slot[], size: number): Slot[][] => {
  const lowest = [...slots].sort((a, b) => (a & 15) - (b & 15)).slice(0, size)
  const bySuit = [0, 1, 2, 3]
    .filter(suit => hand[suit] !== 0)
    .sort((a, b) => countRanks(hand[a]!) - countRanks(hand[b]!))
  const shortest = [...slots]
    .sort((a, b) => bySuit.indexOf(a >> 4) - bySuit.indexOf(b >> 4) || (a & 15) - (b & 15))
    .filter(slot => (slot & 15) < 9)
    .slice(0, size)
  return [lowest, shortest].filter(pass => pass.length === size)
}

/** Passes worth evaluating: the heuristic's pass, all combinations of the worst cards, and some for a march. */
export const candidatePasses = (worths: Worths, hand: Int32Array, size: number): Slot[][] => {
  const slots: Slot[] = []
  for (let suit = 0; suit < 4; suit++) {
    for (let ranks = hand[suit]!; ranks !== 0; ranks &= ranks - 1) slots.push((suit << 4) | lowestRank(ranks))
  }
  const ruled = new Uint8Array(size)
  heuristicPass(worths, hand.slice(), size, ruled)
  const heaviest = slots
    .map(slot => ({ slot, weight: burden(worths, hand, slot, size) + (ruled.includes(slot) ? 1000 : 0) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, HEAVY)
    .map(({ slot }) => slot)
  const passes = [...choose(heaviest, size), ...marchPasses(hand, slots, size)]
  const seen = new Set<string>()
  return passes.filter(pass => {
    const key = [...pass].sort((a, b) => a - b).join()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
