import { exp } from '@halfpint/core'
import { MAX_PREDICTION, predictionPoints, type Scoring } from '@halfpint/half-pint'
import { FEATURES } from './features.ts'
import { WEIGHTS } from './predictionmodel.gen.ts'

/** Number of possible predictions. */
export const PREDICTIONS = MAX_PREDICTION + 1

/** Value of a mark in points beyond those of the round: it continues a run towards a gun fight. */
const MARK_WORTH = 12

/** Points from tricks when a prediction is missed. */
const MISSED_WORTH = 12

/** Offset of the weights for this number of seats and row cards. */
export const weightsAt = (seats: number, row: number): number => ((seats - 2) * 5 + row - 1) * PREDICTIONS * FEATURES

/** Probability of meeting each prediction with a hand of these features. */
export const meetChances = (
  seats: number,
  row: number,
  features: Float64Array,
  chances: Float64Array,
  weights: ArrayLike<number> = WEIGHTS,
): void => {
  let at = weightsAt(seats, row)
  for (let prediction = 0; prediction < PREDICTIONS; prediction++) {
    let sum = 0
    for (let feature = 0; feature < FEATURES; feature++) sum += features[feature]! * weights[at++]!
    chances[prediction] = 1 / (1 + exp(-sum / 100))
  }
}

/** Writes the expected points of each prediction to `worths`, given the probabilities that it is exact. */
export const predictionWorths = (
  scoring: Scoring,
  seats: number,
  chances: Float64Array,
  worths: Float64Array,
): void => {
  for (let prediction = 0; prediction < PREDICTIONS; prediction++) {
    const met = predictionPoints(scoring, prediction, seats) + scoring.trick * prediction + MARK_WORTH
    worths[prediction] = chances[prediction]! * (met - MISSED_WORTH) + MISSED_WORTH
  }
}

/** Probability that a sensible player makes each prediction, from its value. */
export const predictionChances = (worths: Float64Array, chances: Float64Array): void => {
  let most = 0
  for (const worth of worths) most = Math.max(most, worth)
  let sum = 0
  for (let prediction = 0; prediction < PREDICTIONS; prediction++) {
    const share = exp((worths[prediction]! - most) / SHARPNESS)
    chances[prediction] = share
    sum += share
  }
  for (let prediction = 0; prediction < PREDICTIONS; prediction++) chances[prediction] = chances[prediction]! / sum
}

/** Difference in points at which one prediction is clearly more likely than another. */
const SHARPNESS = 3
