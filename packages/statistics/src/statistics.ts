import { isFields, type Json, ok, type Result, refuse } from '@halfpint/core'

/** Something that a person did: a game, an answer to a puzzle, a daily deal. Entries never change. */
export type StatisticsEntry = {
  /** Unique on all devices, so that the same thing is entered once. */
  readonly id: string
  /** When, in milliseconds. */
  readonly at: number
  readonly kind: string
  readonly [fact: string]: Json
}

/**
 * The statistics of a person. Any number of devices can write them and join them in any order. Each id counts how often
 * it was entered and removed in turn: an odd count is present, an even one is not, and the greater of two counts is the
 * newer. Joining takes the greater count, so nothing is lost or doubled.
 */
export interface Statistics {
  readonly counts: ReadonlyMap<string, number>
  /** The present entries. Of a removed entry only the id is kept. */
  readonly entries: ReadonlyMap<string, StatisticsEntry>
}

/** Statistics without an entry. */
export const NO_STATISTICS: Statistics = { counts: new Map(), entries: new Map() }

const isPresent = (count: number | undefined): boolean => (count ?? 0) % 2 === 1

/** Enters what is not present; a removed entry comes back. */
export const enter = (statistics: Statistics, entries: readonly StatisticsEntry[]): Statistics => {
  const counts = new Map(statistics.counts)
  const kept = new Map(statistics.entries)
  for (const entry of entries) {
    if (isPresent(counts.get(entry.id))) continue
    counts.set(entry.id, (counts.get(entry.id) ?? 0) + 1)
    kept.set(entry.id, entry)
  }
  return { counts, entries: kept }
}

/** Removes entries, here and on every device that joins. */
export const remove = (statistics: Statistics, ids: Iterable<string>): Statistics => {
  const counts = new Map(statistics.counts)
  const kept = new Map(statistics.entries)
  for (const id of ids) {
    if (!isPresent(counts.get(id))) continue
    counts.set(id, counts.get(id)! + 1)
    kept.delete(id)
  }
  return { counts, entries: kept }
}

/**
 * Of two entries with the same id, for example a day played on two devices before they sync, the earlier one is kept.
 */
const firstOf = (a: StatisticsEntry, b: StatisticsEntry): StatisticsEntry => {
  if (a.at !== b.at) return a.at < b.at ? a : b
  return JSON.stringify(a) <= JSON.stringify(b) ? a : b
}

/** The statistics of two devices together. */
export const join = (a: Statistics, b: Statistics): Statistics => {
  const counts = new Map(a.counts)
  const kept = new Map(a.entries)
  for (const [id, count] of b.counts) {
    const [mine, theirs] = [kept.get(id), b.entries.get(id)]
    const known = counts.get(id) ?? 0
    if (count < known) continue
    counts.set(id, count)
    if (theirs === undefined) kept.delete(id)
    else kept.set(id, count === known && mine !== undefined ? firstOf(mine, theirs) : theirs)
  }
  return { counts, entries: kept }
}

/** The entries in the order in which they happened. */
export const entriesOf = ({ entries }: Statistics): readonly StatisticsEntry[] =>
  [...entries.values()].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))

const FORMAT = 1

/** All statistics as one JSON object, the same for the same statistics. */
export const writeStatistics = (statistics: Statistics): Json => ({
  // The name of the key in files of all versions.
  book: FORMAT,
  entries: entriesOf(statistics),
  counts: Object.fromEntries([...statistics.counts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
})

const MAX_ID_LENGTH = 200

/** The latest time that a `Date` can hold. */
const MAX_TIME = 8.64e15

const isEntry = (json: unknown): json is StatisticsEntry =>
  isFields(json) &&
  typeof json.id === 'string' &&
  json.id.length <= MAX_ID_LENGTH &&
  typeof json.kind === 'string' &&
  typeof json.at === 'number' &&
  Math.abs(json.at) <= MAX_TIME

/** Reads statistics strictly. */
export const readStatistics = (json: unknown): Result<Statistics> => {
  if (!isFields(json) || json.book !== FORMAT) return refuse('not-statistics')
  const { entries, counts } = json
  if (!Array.isArray(entries) || !entries.every(isEntry) || !isFields(counts)) return refuse('not-statistics')
  const kept = new Map(entries.map(entry => [entry.id, entry]))
  const read = new Map<string, number>()
  for (const [id, count] of Object.entries(counts)) {
    if (!Number.isSafeInteger(count) || (count as number) < 1) return refuse('not-statistics')
    read.set(id, count as number)
  }
  // Every entry has its count, and every odd count its entry.
  const present = [...read].filter(([, count]) => isPresent(count))
  if (present.length !== kept.size || present.some(([id]) => !kept.has(id))) return refuse('not-statistics')
  return ok({ counts: read, entries: kept })
}
