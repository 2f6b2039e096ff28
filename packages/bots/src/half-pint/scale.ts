import { loadHand, type Options, type Playout, playout, roll, STRIDE } from '@halfpint/half-pint'

/** Number of random hands behind a scale. */
const HANDS = 192

/**
 * Strengths of the best sets of many random hands, sorted. They depend on the row: a pair is strong with a row of one
 * card and weak with a row of five.
 */
export type Scale = Int32Array

const bestOf = (round: Playout, seat: number): number => {
  const base = STRIDE * seat
  let best = 0
  for (let at = base; at < base + round.counts[seat]!; at++) best = Math.max(best, round.plays[at]!)
  return best
}

/** Computes the scale of a row from hands of this size, dealt from `unseen`, which is shuffled in place. */
export const scaleOf = (
  options: Options,
  row: ArrayLike<number>,
  handSize: number,
  unseen: Uint8Array,
  seed: number,
): Scale => {
  const round = playout(2, options, seed)
  const scale = new Int32Array(HANDS)
  for (let time = 0; time < HANDS; time++) {
    for (let at = 0; at < handSize; at++) {
      const from = at + roll(round, unseen.length - at)
      const card = unseen[from]!
      unseen[from] = unseen[at]!
      unseen[at] = card
    }
    loadHand(round, 0, unseen.subarray(0, handSize), row)
    scale[time] = bestOf(round, 0) >>> 7
  }
  return scale.sort()
}

/** Share of random hands whose best set is weaker, in units of 1/192. */
export const rankOn = (scale: Scale, strength: number): number => {
  let low = 0
  let high = scale.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (scale[middle]! < strength) low = middle + 1
    else high = middle
  }
  return low
}
