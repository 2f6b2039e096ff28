import { profileOf, STRENGTHS } from '@halfpint/bots'
import { exp } from '@halfpint/core'
import type { StatisticsEntry } from './statistics.ts'

/** The strength of a player in a game, on the scale of the rating list, which the bots anchor. */
export interface Rating {
  readonly game: string
  readonly rating: number
  /** The 95 % confidence interval. */
  readonly low: number
  readonly high: number
  readonly entries: readonly string[]
}

/** Rating points for odds of e to one. */
const SCALE = 400 / Math.LN10
/**
 * Prior: one drawn game against this rating, as in the rating list, so that a player who won or lost everything has a
 * finite rating.
 */
const PRIOR_RATING = 1000
const Z_95 = 1.96
const [MIN_RATING, MAX_RATING] = [-1000, 4000]

/** A game for the rating: the ratings of the opponents, and whether it was won. */
interface Rated {
  readonly id: string
  readonly others: readonly number[]
  readonly won: boolean
}

const ratedOf = (entry: StatisticsEntry): readonly Rated[] => {
  const { id, kind, game, against, won } = entry
  const strengths = STRENGTHS[String(game)]
  if (kind !== 'game' || strengths === undefined || !Array.isArray(against)) return []
  const others = against.flatMap(bot => {
    const nature = profileOf(String(bot))
    const strength = nature.ok ? strengths[nature.value.level] : undefined
    return strength === undefined ? [] : [strength]
  })
  // People have no rating, so only games against bots alone count.
  return others.length === 0 || others.length < against.length ? [] : [{ id, others, won: won === true }]
}

/** The probability of winning by the Plackett-Luce model for the first place. */
const chanceOf = (rating: number, others: readonly number[]): number =>
  1 / (1 + others.reduce((sum, other) => sum + exp((other - rating) / SCALE), 0))

const rate = (game: string, rated: readonly Rated[]): Rating => {
  const excess = (rating: number): number =>
    rated.reduce((sum, { others, won }) => sum + (won ? 1 : 0) - chanceOf(rating, others), 0) +
    0.5 -
    chanceOf(rating, [PRIOR_RATING])
  let [low, high] = [MIN_RATING, MAX_RATING]
  while (high - low > 0.1) {
    const middle = (low + high) / 2
    if (excess(middle) > 0) low = middle
    else high = middle
  }
  const rating = (low + high) / 2
  const spread = (others: readonly number[]): number => chanceOf(rating, others) * (1 - chanceOf(rating, others))
  const known = rated.reduce((sum, { others }) => sum + spread(others), spread([PRIOR_RATING]))
  const half = (Z_95 * SCALE) / Math.sqrt(known)
  return { game, rating, low: rating - half, high: rating + half, entries: rated.map(({ id }) => id) }
}

/** A rating for each game that was played against bots. */
export const ratingsOf = (entries: readonly StatisticsEntry[]): readonly Rating[] => {
  const games = [...new Set(entries.map(({ game }) => String(game)))].toSorted()
  return games.flatMap(game => {
    const rated = entries.filter(entry => entry.game === game).flatMap(ratedOf)
    return rated.length === 0 ? [] : [rate(game, rated)]
  })
}
