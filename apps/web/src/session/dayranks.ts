import { isFields } from '@halfpint/core'
import type { FieldBot, rankIn } from '@halfpint/daily'
import { recall, remember } from '../base/settings.ts'

/** A result of a daily deal among the bots. */
export interface DayRank extends ReturnType<typeof rankIn> {
  readonly day: string
  readonly game: string
  /** Number of bots for each range of points, the lowest first. */
  readonly bars: readonly number[]
  /** The bar with the player's own points. */
  readonly own: number
}

/** The number of results that are kept. */
const MAX_KEPT = 14

/** The number of bars. */
const BARS = 7

const allRanks = (): readonly DayRank[] => {
  const stored = recall('dayranks')
  return Array.isArray(stored) ? stored.filter(each => isFields(each) && Array.isArray(each.bars)) : []
}

/** Counts the points of the bots in bars of equal width. */
export const barsOf = (field: readonly Pick<FieldBot, 'points'>[], points: number): Pick<DayRank, 'bars' | 'own'> => {
  const all = [...field.map(bot => bot.points), points]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const barOf = (each: number): number =>
    Math.min(BARS - 1, Math.floor((BARS * (each - least)) / Math.max(1, most - least)))
  const bars = Array.from({ length: BARS }, (_, bar) => field.filter(bot => barOf(bot.points) === bar).length)
  return { bars, own: barOf(points) }
}

/** Keeps a result for the home page. */
export const keepRank = (rank: DayRank): void =>
  remember(
    'dayranks',
    [rank, ...allRanks().filter(({ day, game }) => day !== rank.day || game !== rank.game)].slice(0, MAX_KEPT),
  )

/** The result of a day, if it was counted on this device. */
export const rankOn = (day: string, game: string): DayRank | undefined =>
  allRanks().find(rank => rank.day === day && rank.game === game)
