import { isFields } from '@halfpint/core'
import type { StatisticsEntry } from './statistics.ts'

/** The cost of mistakes of one theme, in probability of winning for each game. */
export interface ThemeCost {
  readonly theme: string
  readonly mean: number
  /** 95 % interval of the mean. */
  readonly from: number
  readonly to: number
  /** Mean of the newer half of the games minus that of the older half; `null` with few games. */
  readonly trend: number | null
}

/** With fewer games no trend is given. */
const TREND_GAMES = 6
/** Standard errors on each side of a 95 % interval. */
const ERRORS = 1.96

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The number of reviewed games, and what each theme cost in them, the costliest first. */
export const costsOf = (
  entries: readonly StatisticsEntry[],
  game: string,
): { readonly games: number; readonly themes: readonly ThemeCost[] } => {
  const reviews = entries
    .filter(entry => entry.kind === 'review' && entry.game === game)
    // Reviews of older versions have no themes.
    .flatMap(({ costs }) => (isFields(costs) ? [costs] : []))
  const names = [...new Set(reviews.flatMap(costs => Object.keys(costs)))]
  const themes = names.map((theme): ThemeCost => {
    const losses = reviews.map(costs => Math.max(0, Number(costs[theme] ?? 0)) || 0)
    const average = mean(losses)
    const squares = losses.reduce((sum, loss) => sum + (loss - average) ** 2, 0)
    const error = losses.length < 2 ? average : Math.sqrt(squares / (losses.length - 1) / losses.length)
    const half = Math.floor(losses.length / 2)
    return {
      theme,
      mean: average,
      from: Math.max(0, average - ERRORS * error),
      to: average + ERRORS * error,
      trend: losses.length < TREND_GAMES ? null : mean(losses.slice(-half)) - mean(losses.slice(0, half)),
    }
  })
  return { games: reviews.length, themes: themes.toSorted((a, b) => b.mean - a.mean || (a.theme < b.theme ? -1 : 1)) }
}
