import { exp, log } from '@halfpint/core'
import { loadHand, type Playout, playout, STRIDE } from '@halfpint/half-pint'
import { FEATURES, fillFeatures } from './features.ts'
import type { Known } from './known.ts'
import { type Bins, binsOf, playChance } from './learned.ts'
import type { Trust } from './parts.ts'
import { meetChances, PREDICTIONS, predictionChances, predictionWorths } from './predictionmodel.ts'
import { type Scale, scaleOf } from './scale.ts'
import { type Trace, tracesOf } from './trace.ts'

/** Data for estimating the probability of a hand from the actions of its player. */
export interface Belief {
  readonly known: Known
  readonly scale: Scale
  readonly bins: Bins
  /** The plays of each seat in this round. */
  readonly traces: readonly (readonly Trace[])[]
  /** A playout into which complete hands are loaded for evaluation. */
  readonly bench: Playout
  readonly features: Float64Array
  readonly meet: Float64Array
  readonly worths: Float64Array
  readonly chances: Float64Array
  readonly whole: Uint8Array
}

export const beliefOf = (known: Known, seed: number): Belief => {
  const handSize = 8 - known.row.length
  const scale = scaleOf(known.options, known.row, handSize, known.unseen.slice(), seed)
  return {
    known,
    scale,
    bins: binsOf(scale),
    traces: tracesOf(known),
    bench: playout(known.seats, known.options, seed),
    features: new Float64Array(FEATURES),
    meet: new Float64Array(PREDICTIONS),
    worths: new Float64Array(PREDICTIONS),
    chances: new Float64Array(PREDICTIONS),
    whole: new Uint8Array(7),
  }
}

/** Writes to `belief.chances` the probability of each prediction for a seat with the hand that is loaded in `bench`. */
export const judge = (belief: Belief, seat: number, hand: ArrayLike<number>): void => {
  const { known, bench } = belief
  loadHand(bench, seat, hand, known.row)
  const place = (seat - known.view.start + known.seats) % known.seats
  fillFeatures(bench, seat, belief.scale, place, belief.features)
  meetChances(known.seats, known.row.length, belief.features, belief.meet)
  predictionWorths(bench.scoring, known.seats, belief.meet, belief.worths)
  predictionChances(belief.worths, belief.chances)
}

/** Minimum probability of an observed action: players make mistakes. */
const FLOOR = 0.02

const likely = (chance: number, trust: number): number => (trust === 0 ? 0 : trust * log(FLOOR + (1 - FLOOR) * chance))

/** Removes the plays that need one of these cards from the list of a seat. */
const strike = ({ plays, counts }: Playout, seat: number, laid: number): void => {
  const base = STRIDE * seat
  const end = base + counts[seat]!
  let kept = base
  for (let from = base; from < end; from++) {
    const play = plays[from]!
    if ((play & laid) === 0) plays[kept++] = play
  }
  counts[seat] = kept - base
}

/** Log-probability of the seat's plays, given the complete hand that is loaded in `bench`. */
const playsLikely = ({ bench, bins, traces }: Belief, seat: number, trust: number): number => {
  let sum = 0
  bench.toPlay = seat
  for (const { situation, best, strength, laid } of traces[seat]!) {
    bench.best = best
    sum += likely(playChance(bench, situation, bins, laid, strength), trust)
    strike(bench, seat, laid)
  }
  return sum
}

/** Whether any observed action gives information about the hidden hands. */
export const hasClues = ({ known }: Belief): boolean => known.view.phase !== 'predict'

/**
 * Log-likelihood of the observed predictions and plays if the other seats hold these cards now, in addition to the
 * cards they have played.
 */
export const likelihood = (belief: Belief, unseen: Uint8Array, trust: Trust): number => {
  const { known, whole } = belief
  let dealt = 0
  let sum = 0
  for (let seat = 0; seat < known.seats; seat++) {
    if (seat === known.me) continue
    const held = known.held[seat]!
    const played = known.played[seat]!
    let size = 0
    for (let at = 0; at < held; at++) whole[size++] = unseen[dealt + at]!
    for (let at = 0; at < played.length; at++) whole[size++] = played[at]!
    dealt += held
    const prediction = known.view.predictions[seat]
    if (typeof prediction !== 'number') continue
    judge(belief, seat, whole.subarray(0, size))
    sum += likely(belief.chances[prediction]!, trust.predictions)
    if (trust.plays > 0) sum += playsLikely(belief, seat, trust.plays)
  }
  return exp(sum)
}
