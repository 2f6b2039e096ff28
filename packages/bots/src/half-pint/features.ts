import { type Playout, STRIDE } from '@halfpint/half-pint'
import { rankOn, type Scale } from './scale.ts'

// A hand as a vector of counts. The hand is split into sets, the strongest first. Each set is counted in a bin of its
// strength relative to the row; single cards are also counted by their number.

/** Upper bounds of the strength bins, in units of 1/192 of the scale. */
const RANK_BINS = [24, 58, 96, 130, 158, 176, 187, 193]
/** Upper bounds of the bins of single cards, by number. */
const NUMBER_BINS = [3, 6, 9, 11, 13]

/** Length of the vector. */
export const FEATURES = 2 + RANK_BINS.length + NUMBER_BINS.length

const RANK_BIN = Uint8Array.from({ length: 194 }, (_, rank) => RANK_BINS.findIndex(end => rank < end))
const NUMBER_BIN = Uint8Array.from({ length: 14 }, (_, number) => NUMBER_BINS.findIndex(end => number <= end))
const PAIR = 2 << 20

/** Writes `features` for the hand that is loaded at a seat. `place` is the seat's distance from the starting player. */
export const fillFeatures = (
  round: Playout,
  seat: number,
  scale: Scale,
  place: number,
  features: Float64Array,
): void => {
  features.fill(0)
  features[0] = 1
  features[1] = place / round.seats
  const base = STRIDE * seat
  const end = base + round.counts[seat]!
  let laid = 0
  for (;;) {
    let best = 0
    for (let at = base; at < end; at++) {
      const play = round.plays[at]!
      if (play > best && (play & laid & 127) === 0) best = play
    }
    if (best === 0) return
    laid |= best & 127
    const strength = best >>> 7
    const bin = 2 + RANK_BIN[rankOn(scale, strength)]!
    features[bin] = features[bin]! + 1
    if (strength < PAIR) {
      const single = 2 + RANK_BINS.length + NUMBER_BIN[strength & 15]!
      features[single] = features[single]! + 1
    }
  }
}
