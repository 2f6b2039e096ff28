import { exp } from '@halfpint/core'
import { BET_WEIGHTS } from './betmodel.gen.ts'
import { FEATURES } from './features.ts'
import type { Known } from './known.ts'

// Whom players like to bet against, given what they hold themselves: who holds much doubts those who
// promise much. Learned from the bets of bots that think. What all players know tells nothing of a
// hand; what tells is how the liking for each prediction grows with the features of one's own hand.

/** H11: the choice not to bet has its own place, after the predictions. */
export const NO_BET = 7

/** How many things can be bet on: a prediction of 0 to 6, or nothing. */
export const TARGETS = 8

const likings = new Float64Array(TARGETS)

/** Fills the liking for each target with a hand of these features. */
const fillLikings = (features: Float64Array, weights: ArrayLike<number>): void => {
  for (let target = 0, at = 0; target < TARGETS; target++) {
    let sum = 0
    for (let feature = 0; feature < FEATURES; feature++)
      sum += (features[feature] as number) * (weights[at++] as number)
    likings[target] = sum / 100
  }
}

/**
 * How likely a player with a hand of these features bets as it did, among these targets (a prediction of
 * each opponent, and `NO_BET` where that is allowed); `chosen` is a place among them.
 */
export const betChance = (
  features: Float64Array,
  targets: readonly number[],
  chosen: number,
  weights: ArrayLike<number> = BET_WEIGHTS,
): number => {
  fillLikings(features, weights)
  let sum = 0
  for (let at = 0; at < targets.length; at++) sum += exp(likings[targets[at] as number] as number)
  return exp(likings[targets[chosen] as number] as number) / sum
}

/** A bet that everybody saw: what there was to bet on, and the place of the choice among it. */
export interface SeenBet {
  readonly targets: readonly number[]
  readonly chosen: number
}

/** The bet of each seat; `null` while it is hidden or not made. */
export const betsOf = ({ view, seats }: Known): readonly (SeenBet | null)[] =>
  view.bets.map((bet, seat) => {
    if (typeof bet !== 'number' && bet !== 'none') return null
    const others = view.predictions.flatMap((prediction, of) => (of === seat ? [] : [{ of, prediction }]))
    const targets = others.map(({ prediction }) => Number(prediction))
    if (!targets.every(Number.isInteger)) return null
    if (seats === 2) targets.push(NO_BET)
    return { targets, chosen: bet === 'none' ? others.length : others.findIndex(({ of }) => of === bet) }
  })
