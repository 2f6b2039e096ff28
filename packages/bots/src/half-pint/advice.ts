import type { Action } from '@halfpint/half-pint'
import type { ActionEstimate, BotAdvice, ThinkOptions } from '../evaluation.ts'
import { type Accumulator, meanOf, spreadOf } from './accumulator.ts'
import type { Parts } from './parts.ts'
import { POINT } from './search.ts'

/** The worlds so far: how much each counts, and by action what it came to there. */
export interface Worlds {
  readonly weights: number[]
  readonly values: readonly number[][]
}

/** No world yet. */
export const noWorlds = (actions: number): Worlds => ({
  weights: [],
  values: Array.from({ length: actions }, () => []),
})

/** An action this many standard errors behind the leader, in the same worlds, is dropped. */
const HOPELESS = 3

/** With fewer worlds than this nobody is dropped; a few likely ones among many unlikely are few. */
const MIN_WORLDS = 16

/** Drops actions that are clearly worse than the leader, by the spread of the difference in the same worlds. */
export const narrow = (
  alive: readonly number[],
  accumulators: readonly Accumulator[],
  { weights, values }: Worlds,
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

/** What an estimate tells besides, by the kind of action. */
export type Extras = (of: Accumulator, action: Action) => Partial<ActionEstimate<Action>>

/** The counsel that the accumulators give. */
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

/** The accumulators of an advice, beside it: how a bot with a style chooses. */
export interface DetailedAdvice extends BotAdvice<Action> {
  readonly accumulators: readonly Accumulator[]
  /** The places of the actions that were not dropped. */
  readonly alive: readonly number[]
}

/** The action that this style likes best. */
export const chooseByStyle = (
  legal: readonly Action[],
  { accumulators, alive }: DetailedAdvice,
  thinkOptions: ThinkOptions,
  parts: Parts,
): Action => {
  const { boast, risk } = thinkOptions.style
  const point = parts.match ? POINT / 2 : 1
  let best = alive[0] ?? 0
  let most = Number.NEGATIVE_INFINITY
  // Who was dropped was seen in fewer worlds, and may look good by luck.
  for (const at of alive) {
    const action = legal[at]!
    const of = accumulators[at]!
    const liking = action.type === 'predict' ? boast * action.prediction * point : 0
    const value = meanOf(of) + liking + risk * spreadOf(of)
    if (value > most) {
      most = value
      best = at
    }
  }
  return legal[best]!
}
