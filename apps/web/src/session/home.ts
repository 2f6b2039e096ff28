import { type Day, daysBetween, streakOf } from '@halfpint/daily'
import { entriesOf, practiceOf, type StatisticsEntry } from '@halfpint/statistics'
import { readDeviceStatistics } from './statistics/store.ts'

/** Games won and lost with a bot at the table. */
export interface Versus {
  readonly won: number
  readonly lost: number
}

/** The parts of the player's statistics that the home page shows. */
export interface HomeStatistics {
  /** The entries of today's deals, by game. */
  readonly deals: ReadonlyMap<string, StatisticsEntry>
  /** Whether a deal was played on each of the last seven days, today last. */
  readonly week: readonly boolean[]
  /** Days in a row with a daily deal. */
  readonly streak: number
  /** The answer to today's puzzle. */
  readonly puzzle: StatisticsEntry | undefined
  /** Days in a row with the puzzle of the day. */
  readonly puzzleStreak: number
  /** The number of missed positions that are due. */
  readonly due: number
  /** Days until the next one is due; `null` if nothing was missed. */
  readonly nextDue: number | null
  readonly games: number
  /** Number of games, puzzles and daily deals. */
  readonly entries: number
  readonly versus: ReadonlyMap<string, Versus>
}

const WEEK = 7

const daysOf = (entries: readonly StatisticsEntry[], kind: string): string[] =>
  entries.filter(entry => entry.kind === kind).map(({ day }) => String(day))

const versusOf = (entries: readonly StatisticsEntry[]): ReadonlyMap<string, Versus> => {
  const found = new Map<string, Versus>()
  for (const { won, against } of entries) {
    for (const bot of Array.isArray(against) ? against.map(String) : []) {
      const before = found.get(bot) ?? { won: 0, lost: 0 }
      found.set(bot, won === true ? { ...before, won: before.won + 1 } : { ...before, lost: before.lost + 1 })
    }
  }
  return found
}

/** Reads what the home page shows. */
export const readHomeStatistics = async (day: Day): Promise<HomeStatistics> => {
  const statistics = await readDeviceStatistics()
  const entries = entriesOf(statistics)
  const ofToday = entries.filter(entry => entry.day === day)
  const dealDays = daysOf(entries, 'day')
  const played = new Set(dealDays.map(each => daysBetween(each, day)))
  const practice = practiceOf(statistics, day)
  const games = entries.filter(({ kind }) => kind === 'game')
  return {
    deals: new Map(ofToday.filter(({ kind }) => kind === 'day').map(entry => [String(entry.game), entry])),
    week: Array.from({ length: WEEK }, (_, at) => played.has(WEEK - 1 - at)),
    streak: streakOf(dealDays, day),
    puzzle: ofToday.find(({ kind }) => kind === 'daily-puzzle'),
    puzzleStreak: streakOf(daysOf(entries, 'daily-puzzle'), day),
    due: practice.filter(({ inDays }) => inDays <= 0).length,
    nextDue: practice.length === 0 ? null : Math.max(0, practice[0]!.inDays),
    games: games.length,
    entries: entries.length,
    versus: versusOf(games),
  }
}
