import type { Action } from '@halfpint/half-pint'
import type { Counsel, Means, Outlook } from '../thought.ts'
import type { Parts } from './ablation.ts'
import { type Accumulator, meanOf, spreadOf } from './accumulator.ts'
import { POINT } from './thought.ts'

/** Drops actions that are clearly worse than the best. */
export const narrow = (alive: readonly number[], accumulators: readonly Accumulator[], worlds: number): number[] => {
  const best = Math.max(...alive.map(at => meanOf(accumulators[at] as Accumulator)))
  return alive.filter(at => {
    const of = accumulators[at] as Accumulator
    return meanOf(of) + (2 * spreadOf(of)) / Math.sqrt(worlds) >= best
  })
}

/** What an outlook tells besides, by the kind of action. */
export type Extras = (of: Accumulator, action: Action) => Partial<Outlook<Action>>

/** The counsel that the accumulators give. */
export const counselOf = (
  legal: readonly Action[],
  accumulators: readonly Accumulator[],
  worlds: number,
  extras: Extras,
): Counsel<Action> => ({
  worlds,
  outlooks: legal.map((action, at) => {
    const of = accumulators[at] as Accumulator
    const share = (sum: number) => (of.weight === 0 ? 0 : sum / of.weight)
    return { action, win: share(of.win), points: share(of.points), ...extras(of, action) }
  }),
})

/** The accumulators of an advice, beside it: how a bot with a temper chooses. */
export interface Weighed extends Counsel<Action> {
  readonly accumulators: readonly Accumulator[]
}

/** The action that this temper likes best. */
export const favourite = (legal: readonly Action[], { accumulators }: Weighed, means: Means, parts: Parts): Action => {
  const { boast, risk } = means.temper
  const point = parts.match ? POINT / 2 : 1
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (const [at, action] of legal.entries()) {
    const of = accumulators[at] as Accumulator
    const liking = action.type === 'predict' ? boast * action.prediction * point : 0
    const value = meanOf(of) + liking + risk * spreadOf(of)
    if (value > most) {
      most = value
      best = at
    }
  }
  return legal[best] as Action
}
