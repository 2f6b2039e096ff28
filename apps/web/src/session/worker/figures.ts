// Statistics are counted in the worker.
import type { Result } from '@halfpint/core'
import {
  type Balance,
  balancesOf,
  type FinishedGame,
  figuresOf,
  gameEntry,
  type Rating,
  ratingsOf,
  type StatisticsEntry,
  type StatisticsFigure,
  trendsOf,
} from '@halfpint/statistics'

/** All figures of the statistics screen. */
export interface Figures {
  readonly figures: readonly StatisticsFigure[]
  readonly trends: readonly StatisticsFigure[]
  readonly ratings: readonly Rating[]
  readonly balances: readonly Balance[]
}

/** The part of the worker for statistics. */
export const figures = {
  /** A finished game as an entry. */
  entry: (game: FinishedGame): Result<StatisticsEntry> => gameEntry(game),
  count: (entries: readonly StatisticsEntry[]): Figures => ({
    figures: figuresOf(entries),
    trends: trendsOf(entries),
    ratings: ratingsOf(entries),
    balances: balancesOf(entries),
  }),
}
