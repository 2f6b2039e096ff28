import { exp, log } from '@halfpint/core'
import { CARDS_IN, HIGHEST, type Playout, roll, SET_KINDS, STRIDE } from '@halfpint/half-pint'
import { POLICY_WEIGHTS } from './learned.gen.ts'
import { WEIGHTS_OF_THREE } from './learnedthree.gen.ts'
import type { Policy } from './policy.ts'
import { rankOn, type Scale } from './scale.ts'
import { FEATURE_GROUPS, RANKS, writeSituation } from './situation.ts'

// The learned policy: a linear model. Every possible play activates several weights, which depend on the situation.
// Their sum is its score, and the play with the best score plus random noise is chosen. The weights were fitted to the
// estimates of a search for every play.

/** Upper bounds of the strength bins, in units of 1/192 of the scale. */
const RANK_BINS = [12, 36, 72, 110, 145, 170, 186, 193]
const BINS = RANK_BINS.length

/** Number of weights in the score of a play. */
export const PLACES = 11

/** The strength bin of every combination relative to a row, at `16 * kind + highest number`. */
export type Bins = Uint8Array

const TOP_DIGIT = [0, 0, 4, 12, 8, 16, 16, 16, 12, 16, 16, 16]

/** Computes the strength bins for a row. */
export const binsOf = (scale: Scale): Bins => {
  const bins = new Uint8Array(16 * (SET_KINDS.length + 1))
  for (let kind = 1; kind <= SET_KINDS.length; kind++) {
    for (let number = 1; number <= HIGHEST; number++) {
      const strength = (kind << 20) | (number << TOP_DIGIT[kind]!)
      const rank = rankOn(scale, strength)
      bins[16 * kind + number] = RANK_BINS.findIndex(end => rank < end)
    }
  }
  return bins
}

/** Extremes of the possible plays, used as features. */
interface Extremes {
  weakest: number
  strongest: number
  cheapest: number
  ducking: number
  cards: number
}

const extremes: Extremes = { weakest: 0, strongest: 0, cheapest: 0, ducking: 0, cards: 0 }

/** Computes the extremes for the seat to play. */
export const findExtremes = (round: Playout): void => {
  const { plays, counts, toPlay: seat } = round
  const base = STRIDE * seat
  const end = base + counts[seat]!
  const bar = (round.best + 1) << 7
  let weakest = 0x7fffffff
  let strongest = 0
  let cheapest = 0x7fffffff
  let ducking = 0
  let laid = 0
  for (let at = base; at < end; at++) {
    const play = plays[at]!
    laid |= play & 127
    if (play < weakest) weakest = play
    if (play > strongest) strongest = play
    if (play >= bar) {
      if (play < cheapest) cheapest = play
    } else if (play > ducking) ducking = play
  }
  extremes.weakest = weakest
  extremes.strongest = strongest
  extremes.cheapest = cheapest
  extremes.ducking = ducking
  extremes.cards = CARDS_IN[laid]!
}

/** Writes the indexes of the weights of a play. `looks` are the offsets for the current situation. */
export const writePlaces = (round: Playout, play: number, bins: Bins, groups: Int32Array, places: Int32Array): void => {
  const { weakest, strongest, cheapest, ducking, cards } = extremes
  const strength = play >>> 7
  const kind = strength >>> 20
  const bin = bins[16 * kind + ((strength >>> TOP_DIGIT[kind]!) & 15)]!
  const wins = strength > round.best ? 1 : 0
  const rank = wins * BINS + bin
  const laid = CARDS_IN[play & 127]!
  const left = cards - laid
  const own = groups[0]!
  const ends =
    (play === weakest ? 1 : 0) | (play === strongest ? 2 : 0) | (play === cheapest ? 4 : 0) | (play === ducking ? 8 : 0)
  const end = play === weakest ? 0 : play === cheapest ? 1 : play === strongest ? 2 : 3
  const breaks = play !== strongest && (play & strongest & 127) !== 0 ? BINS : 0
  places[0] = own + rank
  places[1] = own + RANKS + laid - 1
  places[2] = own + RANKS + 5 + ends
  places[3] = own + RANKS + 21 + (left > 3 ? 3 : left)
  places[4] = groups[1]! + rank
  places[5] = groups[2]! + 2 * (laid - 1) + wins
  places[6] = groups[3]! + 4 * wins + end
  places[7] = groups[4]! + rank
  places[8] = groups[5]! + rank
  places[9] = groups[6]! + 2 * BINS * (left > 4 ? 4 : left) + breaks + bin
  places[10] = groups[7]! + rank
}

/** Gumbel noise in hundredths. Adding it to the scores samples from their softmax. */
const GUMBEL = Int16Array.from({ length: 256 }, (_, at) => Math.round(-100 * log(-log((at + 0.5) / 256))))

const places = new Int32Array(PLACES)
const situation = new Int32Array(FEATURE_GROUPS)

/** Score of a play. */
const scoreOf = (round: Playout, play: number, bins: Bins, groups: Int32Array): number => {
  const weights = round.seats === 3 ? WEIGHTS_OF_THREE : POLICY_WEIGHTS
  const at = places
  writePlaces(round, play, bins, groups, at)
  return (
    weights[at[0]!]! +
    weights[at[1]!]! +
    weights[at[2]!]! +
    weights[at[3]!]! +
    weights[at[4]!]! +
    weights[at[5]!]! +
    weights[at[6]!]! +
    weights[at[7]!]! +
    weights[at[8]!]! +
    weights[at[9]!]! +
    weights[at[10]!]!
  )
}

/** Returns the learned policy for a row with these bins. At `temperature` 0 it always plays the best score. */
export const learnedPolicy =
  (bins: Bins, temperature = 1): Policy =>
  round => {
    const { plays, counts, toPlay: seat } = round
    const count = counts[seat]!
    if (count === 1) return 0
    findExtremes(round)
    writeSituation(round, situation)
    const base = STRIDE * seat
    let best = Number.NEGATIVE_INFINITY
    let chosen = 0
    for (let at = 0; at < count; at++) {
      const noise = temperature * GUMBEL[roll(round, 256)]!
      const sum = noise + scoreOf(round, plays[base + at]!, bins, situation)
      if (sum > best) {
        best = sum
        chosen = at
      }
    }
    return chosen
  }

/** A play this far behind the best is never chosen, in hundredths. */
const DEPTH = 1_200
const POWERS = Float64Array.from({ length: DEPTH + 1 }, (_, below) => exp(-below / 100))

const scores = new Int32Array(STRIDE)

/**
 * Probability that the learned policy lays these cards at this strength, given the loaded hand of the seat to play; 0
 * if it cannot. The strength to beat is that of the round.
 */
export const playChance = (round: Playout, groups: Int32Array, bins: Bins, laid: number, strength: number): number => {
  const { plays, counts, toPlay: seat } = round
  const count = counts[seat]!
  const base = STRIDE * seat
  const wanted = (strength << 7) | laid
  findExtremes(round)
  let most = Number.NEGATIVE_INFINITY
  let chosen = -1
  for (let at = 0; at < count; at++) {
    const play = plays[base + at]!
    const score = scoreOf(round, play, bins, groups)
    scores[at] = score
    if (score > most) most = score
    if (play === wanted) chosen = at
  }
  if (chosen < 0) return 0
  let sum = 0
  for (let at = 0; at < count; at++) sum += POWERS[Math.min(DEPTH, most - scores[at]!)]!
  return POWERS[Math.min(DEPTH, most - scores[chosen]!)]! / sum
}
