import { natureOf, STRENGTHS } from '@halfpint/bots'
import { exp } from '@halfpint/core'
import type { StatisticsEntry } from './statistics.ts'

/** How strong somebody is in a game, on the scale of the rating list: the bots are its anchors. */
export interface Rating {
  readonly game: string
  readonly rating: number
  /** With a chance of 95 % it lies between these. */
  readonly low: number
  readonly high: number
  readonly entries: readonly string[]
}

/** The scale of the list: so much for odds of e to one. */
const SCALE = 400 / Math.LN10
/** One game drawn with this strength is believed beforehand, as in the list: who won or lost all is still somewhere. */
const BELIEVED = 1000
const CERTAINTY = 1.96
const [LOWEST, HIGHEST] = [-1000, 4000]

/** A game as the rating sees it: who else was there, and whether it was won. */
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
    const nature = natureOf(String(bot))
    const strength = nature.ok ? strengths[nature.value.level] : undefined
    return strength === undefined ? [] : [strength]
  })
  // People have no number here: only games with nobody but bots count.
  return others.length === 0 || others.length < against.length ? [] : [{ id, others, won: won === true }]
}

/** The chance to win: one's strength beside that of all (Plackett and Luce, for the first place). */
const chanceOf = (rating: number, others: readonly number[]): number =>
  1 / (1 + others.reduce((sum, other) => sum + exp((other - rating) / SCALE), 0))

const rate = (game: string, rated: readonly Rated[]): Rating => {
  const excess = (rating: number): number =>
    rated.reduce((sum, { others, won }) => sum + (won ? 1 : 0) - chanceOf(rating, others), 0) +
    0.5 -
    chanceOf(rating, [BELIEVED])
  let [low, high] = [LOWEST, HIGHEST]
  while (high - low > 0.1) {
    const middle = (low + high) / 2
    if (excess(middle) > 0) low = middle
    else high = middle
  }
  const rating = (low + high) / 2
  const spread = (others: readonly number[]): number => chanceOf(rating, others) * (1 - chanceOf(rating, others))
  const known = rated.reduce((sum, { others }) => sum + spread(others), spread([BELIEVED]))
  const half = (CERTAINTY * SCALE) / Math.sqrt(known)
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
