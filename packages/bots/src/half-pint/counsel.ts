import type { Action } from '@halfpint/half-pint'
import type { Counsel, Means, Outlook } from '../thought.ts'
import type { Style } from './style.ts'
import { meanOf, spreadOf, type Tally } from './tally.ts'
import { POINT } from './thought.ts'

/** Drops actions that are clearly worse than the best. */
export const narrow = (alive: readonly number[], tallies: readonly Tally[], worlds: number): number[] => {
  const best = Math.max(...alive.map(at => meanOf(tallies[at] as Tally)))
  return alive.filter(at => {
    const of = tallies[at] as Tally
    return meanOf(of) + (2 * spreadOf(of)) / Math.sqrt(worlds) >= best
  })
}

/** What an outlook tells besides, by the kind of action. */
export type Extras = (of: Tally, action: Action) => Partial<Outlook<Action>>

/** The counsel that the tallies give. */
export const counselOf = (
  legal: readonly Action[],
  tallies: readonly Tally[],
  worlds: number,
  extras: Extras,
): Counsel<Action> => ({
  worlds,
  outlooks: legal.map((action, at) => {
    const of = tallies[at] as Tally
    const share = (sum: number) => (of.weight === 0 ? 0 : sum / of.weight)
    return { action, win: share(of.win), points: share(of.points), ...extras(of, action) }
  }),
})

/** The tallies of an advice, beside it: how a bot with a temper chooses. */
export interface Weighed extends Counsel<Action> {
  readonly tallies: readonly Tally[]
}

/** The action that this temper likes best. */
export const favourite = (legal: readonly Action[], { tallies }: Weighed, means: Means, style: Style): Action => {
  const { boast, risk } = means.temper
  const point = style.match ? POINT / 2 : 1
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (const [at, action] of legal.entries()) {
    const of = tallies[at] as Tally
    const liking = action.type === 'predict' ? boast * action.prediction * point : 0
    const value = meanOf(of) + liking + risk * spreadOf(of)
    if (value > most) {
      most = value
      best = at
    }
  }
  return legal[best] as Action
}
