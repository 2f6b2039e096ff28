import { exp, log } from '@halfpint/core'
import { BRAWL_TRICKS, HIGHEST, type Playout, roll, SET_KINDS, STRIDE } from '@halfpint/half-pint'
import { POLICY_WEIGHTS } from './learned.gen.ts'
import type { Policy } from './policy.ts'
import { rankOn, type Scale } from './scale.ts'

// How players choose when they do not think long: each play possible has features, whose weights in
// the situation at hand add up to its score, and the play with the best score, give or take some noise, is made.
// The weights were learned from the choices of bots that do think long.

/** Where a bin of strength ends, in 192 parts of the scale. */
const RANK_BINS = [12, 36, 72, 110, 145, 170, 186, 193]
const BINS = RANK_BINS.length

/** Situations: how many tricks are needed (5), where in the trick (3), whether a brawl looms (3). */
export const SITUATIONS = 5 * 3 * 3

/** Features of one play: strength, winning or not (16); cards laid (5); weakest, strongest, cheapest winner, best loser (4); cards left (4). */
export const PLAY_FEATURES = 2 * BINS + 5 + 4 + 4

/** The bin of every strength beside a row, at `16 * kind + highest number`. */
export type Bins = Uint8Array

const TOP_DIGIT = [0, 0, 4, 12, 8, 16, 16, 16, 12, 16, 16, 16]

/** The strength bins beside a row. */
export const binsOf = (scale: Scale): Bins => {
  const bins = new Uint8Array(16 * (SET_KINDS.length + 1))
  for (let kind = 1; kind <= SET_KINDS.length; kind++) {
    for (let number = 1; number <= HIGHEST; number++) {
      const strength = (kind << 20) | (number << (TOP_DIGIT[kind] as number))
      const rank = rankOn(scale, strength)
      bins[16 * kind + number] = RANK_BINS.findIndex(end => rank < end)
    }
  }
  return bins
}

const CARDS_IN = Uint8Array.from({ length: 128 }, (_, mask) => {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count++
  return count
})

/** The situation of the seat to play. */
export const situationOf = (round: Playout): number => {
  const { counts, seats, leader, toPlay: seat, best } = round
  const need = (round.predictions[seat] as number) - (round.tricks[seat] as number)
  const want = need < 0 ? 0 : need > 3 ? 4 : need + 1
  let place = 0
  if (best !== 0) {
    place = 2
    for (let next = (seat + 1) % seats; next !== leader; next = (next + 1) % seats) if (counts[next] !== 0) place = 1
  }
  let brawl = 0
  if (round.streak === BRAWL_TRICKS - 1) brawl = round.streakSeat === seat ? 1 : 2
  return (want * 3 + place) * 3 + brawl
}

/** The least and most of the plays possible, which some features look at. */
interface Extremes {
  weakest: number
  strongest: number
  cheapest: number
  ducking: number
  cards: number
}

const extremes: Extremes = { weakest: 0, strongest: 0, cheapest: 0, ducking: 0, cards: 0 }

/** Looks over the plays of the seat to play. */
export const lookOver = (round: Playout): void => {
  const { plays, counts, toPlay: seat } = round
  const base = STRIDE * seat
  const end = base + (counts[seat] as number)
  const bar = (round.best + 1) << 7
  let weakest = 0x7fffffff
  let strongest = 0
  let cheapest = 0x7fffffff
  let ducking = 0
  let laid = 0
  for (let at = base; at < end; at++) {
    const play = plays[at] as number
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
  extremes.cards = CARDS_IN[laid] as number
}

/** The features of a play, as places in the table of a situation; flags that do not hold are -1. */
export const playFeatures = (round: Playout, play: number, bins: Bins, features: Int32Array): void => {
  const strength = play >>> 7
  const kind = strength >>> 20
  const bin = bins[16 * kind + ((strength >>> (TOP_DIGIT[kind] as number)) & 15)] as number
  const laid = CARDS_IN[play & 127] as number
  const left = extremes.cards - laid
  features[0] = strength > round.best ? BINS + bin : bin
  features[1] = 2 * BINS + laid - 1
  features[2] = play === extremes.weakest ? 2 * BINS + 5 : -1
  features[3] = play === extremes.strongest ? 2 * BINS + 6 : -1
  features[4] = play === extremes.cheapest ? 2 * BINS + 7 : -1
  features[5] = play === extremes.ducking ? 2 * BINS + 8 : -1
  features[6] = 2 * BINS + 9 + (left > 3 ? 3 : left)
}

/** The noise in a choice: numbers of a Gumbel distribution in hundredths, so that a softmax of the scores is drawn from. */
const GUMBEL = Int16Array.from({ length: 256 }, (_, at) => Math.round(-100 * log(-log((at + 0.5) / 256))))

const features = new Int32Array(7)

/** The weights of a play's features summed up, in the situation whose table begins here. */
const scoreOf = (round: Playout, play: number, bins: Bins, table: number): number => {
  playFeatures(round, play, bins, features)
  let sum = 0
  for (let feature = 0; feature < 7; feature++) {
    const of = features[feature] as number
    if (of >= 0) sum += POLICY_WEIGHTS[table + of] as number
  }
  return sum
}

/** The learned policy beside a row with these bins; at `temperature` 0 it always makes the play with the best score. */
export const learnedPolicy =
  (bins: Bins, temperature = 1): Policy =>
  round => {
    const { plays, counts, toPlay: seat } = round
    const count = counts[seat] as number
    if (count === 1) return 0
    lookOver(round)
    const table = situationOf(round) * PLAY_FEATURES
    const base = STRIDE * seat
    let best = Number.NEGATIVE_INFINITY
    let chosen = 0
    for (let at = 0; at < count; at++) {
      const noise = temperature * (GUMBEL[roll(round, 256)] as number)
      const sum = noise + scoreOf(round, plays[base + at] as number, bins, table)
      if (sum > best) {
        best = sum
        chosen = at
      }
    }
    return chosen
  }

/** What is so far behind the best is as good as never chosen, in hundredths. */
const DEPTH = 1_200
const POWERS = Float64Array.from({ length: DEPTH + 1 }, (_, below) => exp(-below / 100))

const scores = new Int32Array(STRIDE)

/**
 * How likely the learned policy, holding what the seat to play holds, lays these cards at this strength;
 * 0 if it cannot. The strength to beat is the round's.
 */
export const playChance = (round: Playout, situation: number, bins: Bins, laid: number, strength: number): number => {
  const { plays, counts, toPlay: seat } = round
  const count = counts[seat] as number
  const base = STRIDE * seat
  const wanted = (strength << 7) | laid
  lookOver(round)
  let most = Number.NEGATIVE_INFINITY
  let chosen = -1
  for (let at = 0; at < count; at++) {
    const play = plays[base + at] as number
    const score = scoreOf(round, play, bins, situation * PLAY_FEATURES)
    scores[at] = score
    if (score > most) most = score
    if (play === wanted) chosen = at
  }
  if (chosen < 0) return 0
  let sum = 0
  for (let at = 0; at < count; at++) sum += POWERS[Math.min(DEPTH, most - (scores[at] as number))] as number
  return (POWERS[Math.min(DEPTH, most - (scores[chosen] as number))] as number) / sum
}
