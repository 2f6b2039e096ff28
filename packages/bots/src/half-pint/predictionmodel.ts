import { exp } from '@halfpint/core'
import { MAX_PREDICTION, predictionPoints, type Scoring } from '@halfpint/half-pint'
import { FEATURES } from './features.ts'
import { WEIGHTS } from './predictionmodel.gen.ts'

/** How many predictions there are. */
export const PREDICTIONS = MAX_PREDICTION + 1

/** What a mark is worth beyond the points of the round: a step of a run, and towards a gun fight. */
const MARK_WORTH = 12

/** What is still won by tricks when a prediction is missed. */
const MISSED_WORTH = 12

/** Where the weights of a table stand, for so many seats and row cards. */
export const weightsAt = (seats: number, row: number): number => ((seats - 2) * 5 + row - 1) * PREDICTIONS * FEATURES

/** The chance to meet each prediction with a hand of these features, as sensible play goes. */
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

/** Writes the expected points of each prediction to `worths`, given the chances that it is exact. */
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

/** How likely a sensible player with these worths makes each prediction: the better, the likelier. */
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

/** How many points apart two predictions must be for one to be clearly likelier. */
const SHARPNESS = 3
