export { costsOf, type ThemeCost } from './costs.ts'
export { dealEntry } from './dealentry.ts'
export { FIGURE_GROUPS } from './figuregroups.ts'
export { type Balance, balancesOf, figuresOf, type StatisticsFigure, trendsOf } from './figures.ts'
export { type FinishedGame, gameEntry } from './gameentry.ts'
export { practiceOf } from './practice.ts'
export { type Rating, ratingsOf } from './rating.ts'
export { themesIn } from './reviewed.ts'
export {
  enter,
  entriesOf,
  join,
  readStatistics,
  remove,
  type Statistics,
  type StatisticsEntry,
  writeStatistics,
} from './statistics.ts'
