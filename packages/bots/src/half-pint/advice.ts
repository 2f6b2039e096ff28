import type { Seat } from '@halfpint/core'
import type { Action } from '@halfpint/half-pint'
import type { ActionEstimate, BotAdvice, ThinkOptions } from '../evaluation.ts'
import { type Accumulator, meanOf, spreadOf } from './accumulator.ts'
import type { Parts } from './parts.ts'
import { POINT } from './search.ts'

/** The deals sampled so far: their weights, and the value of every action in each. */
export interface SampledDeals {
  readonly weights: number[]
  readonly values: readonly number[][]
}

export const noDeals = (actions: number): SampledDeals => ({
  weights: [],
  values: Array.from({ length: actions }, () => []),
})

/** An action this many standard errors worse than the leader, in the same deals, is dropped. */
const HOPELESS = 3

/** With fewer deals no action is dropped. Weighted deals count as fewer when a few weights dominate. */
const MIN_WORLDS = 16

/** Drops actions that are clearly worse than the leader, judged by the variance of the difference in the same deals. */
export const narrow = (
  alive: readonly number[],
  accumulators: readonly Accumulator[],
  { weights, values }: SampledDeals,
): number[] => {
  let all = 0
  let squared = 0
  for (const weight of weights) {
    all += weight
    squared += weight * weight
  }
  if (all * all < MIN_WORLDS * squared) return [...alive]
  const mean = (at: number): number => meanOf(accumulators[at]!)
  const leader = alive.reduce((best, at) => (mean(at) > mean(best) ? at : best))
  const ahead = values[leader]!
  return alive.filter(at => {
    if (at === leader) return true
    const own = values[at]!
    let sum = 0
    for (const [world, weight] of weights.entries()) {
      sum += weight * (ahead[world]! - own[world]!)
    }
    let squares = 0
    for (const [world, weight] of weights.entries()) {
      const gap = weight * (ahead[world]! - own[world]! - sum / all)
      squares += gap * gap
    }
    return mean(leader) - mean(at) <= (HOPELESS * Math.sqrt(squares)) / all
  })
}

/** Returns the additional fields of an estimate, which depend on the kind of action. */
export type Extras = (of: Accumulator, action: Action) => Partial<ActionEstimate<Action>>

/** Builds advice from the accumulators. */
export const adviceOf = (
  legal: readonly Action[],
  accumulators: readonly Accumulator[],
  worlds: number,
  extras: Extras,
): BotAdvice<Action> => ({
  worlds,
  estimates: legal.map((action, at) => {
    const of = accumulators[at]!
    const share = (sum: number) => (of.weight === 0 ? 0 : sum / of.weight)
    return { action, win: share(of.win), points: share(of.points), ...extras(of, action) }
  }),
})

/** Advice with its accumulators, from which a bot with a style chooses. */
export interface DetailedAdvice extends BotAdvice<Action> {
  readonly accumulators: readonly Accumulator[]
  /** Indexes of the actions that were not dropped. */
  readonly alive: readonly number[]
}

/** Points that a bet against the rival is worth beyond those that it wins. */
const RIVAL_WORTH = 4

const likingOf = (action: Action, boast: number, rival: Seat): number => {
  if (action.type === 'predict') return boast * action.prediction
  return action.type === 'bet' && action.on === rival ? RIVAL_WORTH : 0
}

/** Returns the best action for this style. */
export const chooseByStyle = (
  legal: readonly Action[],
  { accumulators, alive }: DetailedAdvice,
  thinkOptions: ThinkOptions,
  parts: Parts,
  rival: Seat = -1,
): Action => {
  const { boast, risk } = thinkOptions.style
  const point = parts.match ? POINT / 2 : 1
  let best = alive[0] ?? 0
  let most = Number.NEGATIVE_INFINITY
  // A dropped action was sampled less often and may look good by chance.
  for (const at of alive) {
    const action = legal[at]!
    const of = accumulators[at]!
    const liking = likingOf(action, boast, rival) * point
    const value = meanOf(of) + liking + risk * spreadOf(of)
    if (value > most) {
      most = value
      best = at
    }
  }
  return legal[best]!
}
