import { isFields } from '@halfpint/core'
import { dayOf } from '@halfpint/daily'
import { FIGURE_GROUPS, type FigureGroup } from './figuregroups.ts'
import type { StatisticsEntry } from './statistics.ts'

/** One figure of the statistics: hits, attempts, and the entries behind them. */
export interface StatisticsFigure {
  readonly group: string
  /** The subject: a prediction, a hand size, or a name. */
  readonly of: string
  readonly hits: number
  readonly times: number
  readonly entries: readonly string[]
}

/** A contribution of one entry to a figure. */
interface FigureCount {
  readonly group: FigureGroup
  readonly of: string
  readonly hits: number
  readonly times: number
}

const once = (group: FigureGroup, of: string, hit: boolean): FigureCount => ({ group, of, hits: hit ? 1 : 0, times: 1 })

const countsOfRound = (round: unknown): readonly FigureCount[] => {
  if (!isFields(round)) return []
  const { predicted, met, hand, bet, brawl, queen, march } = round
  const counts: FigureCount[] = []
  if (typeof met === 'boolean') {
    counts.push(once('predicted', `${predicted}`, met))
    // A score pad need not contain the hand size.
    if (typeof hand === 'number') counts.push(once('hand', `${hand}`, met))
  }
  if (typeof bet === 'boolean') counts.push(once('bets', '', bet))
  if (typeof brawl === 'boolean') counts.push(once('brawls', '', brawl))
  if (typeof queen === 'boolean') counts.push(once('queen', '', queen))
  if (typeof march === 'boolean') counts.push(once('marches', '', march))
  return counts
}

/** The counts of an entry as a whole. */
const countsOfWhole = ({
  kind,
  game,
  won,
  against,
  points,
  theirs,
  name,
  agreed,
  decisions,
}: StatisticsEntry): FigureCount[] => {
  if (kind === 'game') {
    const others = Array.isArray(against) ? [...new Set(against.map(String))] : []
    return [once('games', String(game), won === true), ...others.map(of => once('against', of, won === true))]
  }
  if (kind === 'day') return typeof won === 'boolean' ? [once('days', String(game), won)] : []
  if (kind === 'challenge') {
    return typeof theirs === 'number' ? [once('challenges', String(name), Number(points) > theirs)] : []
  }
  if (kind === 'review') {
    return [{ group: 'accuracy', of: String(game), hits: Number(agreed), times: Number(decisions) }]
  }
  return []
}

/** All counts of an entry. */
const countsOf = (entry: StatisticsEntry): readonly FigureCount[] => {
  if (typeof entry.right === 'boolean' && entry.kind !== 'moment') {
    return [once('puzzles', `${entry.difficulty}`, entry.right)]
  }
  return [...countsOfWhole(entry), ...(Array.isArray(entry.rounds) ? entry.rounds.flatMap(countsOfRound) : [])]
}

/** Adds up the counts of entries by group and by the key that `ofEntry` returns. */
const addUp = (
  entries: readonly StatisticsEntry[],
  ofEntry: (count: FigureCount, entry: StatisticsEntry) => string,
): StatisticsFigure[] => {
  type Sum = { hits: number; times: number; entries: Set<string>; group: FigureGroup; of: string }
  const found = new Map<string, Sum>()
  for (const entry of entries) {
    for (const count of countsOf(entry)) {
      const of = ofEntry(count, entry)
      const key = `${count.group} ${of}`
      const figure = found.get(key) ?? { hits: 0, times: 0, entries: new Set(), group: count.group, of }
      figure.times += count.times
      figure.hits += count.hits
      figure.entries.add(entry.id)
      found.set(key, figure)
    }
  }
  return [...found.values()]
    .map(({ entries: behind, ...figure }): StatisticsFigure => ({ ...figure, entries: [...behind] }))
    .toSorted(
      (a, b) =>
        FIGURE_GROUPS.indexOf(a.group as FigureGroup) - FIGURE_GROUPS.indexOf(b.group as FigureGroup) ||
        (a.group === 'against' ? b.times - a.times : 0) ||
        (a.of < b.of ? -1 : a.of > b.of ? 1 : 0),
    )
}

/** All figures of these entries, in the order of the groups. */
export const figuresOf = (entries: readonly StatisticsEntry[]): readonly StatisticsFigure[] =>
  addUp(entries, ({ of }) => of)

/** The figures of each group by month (`2026-11`). */
export const trendsOf = (entries: readonly StatisticsEntry[]): readonly StatisticsFigure[] =>
  addUp(entries, (_, { at }) => dayOf(at, 0).slice(0, 'yyyy-mm'.length)).toSorted(
    (a, b) =>
      FIGURE_GROUPS.indexOf(a.group as FigureGroup) - FIGURE_GROUPS.indexOf(b.group as FigureGroup) ||
      (a.of < b.of ? -1 : 1),
  )

/** Mean points per game above the mean of the table, divided into luck of the deal and skill. */
export interface Balance {
  readonly game: string
  readonly luck: number
  readonly skill: number
  readonly entries: readonly string[]
}

/** Luck and skill in reviewed games. */
export const balancesOf = (entries: readonly StatisticsEntry[]): readonly Balance[] => {
  const reviewed = entries.filter(({ kind, luck }) => kind === 'review' && typeof luck === 'number')
  return [...new Set(reviewed.map(({ game }) => String(game)))].toSorted().map(game => {
    const of = reviewed.filter(entry => entry.game === game)
    const mean = (key: string): number => of.reduce((sum, entry) => sum + Number(entry[key]), 0) / of.length
    return { game, luck: mean('luck'), skill: mean('ahead') - mean('luck'), entries: of.map(({ id }) => id) }
  })
}
