import { enter, entriesOf, join, remove, type Statistics, type StatisticsEntry } from '@halfpint/statistics'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { remember } from '../../base/settings.ts'
import { removeFixedTables } from '../worker/database.ts'

/** One id of the statistics: how often it was entered and removed in turn, and the entry while it is present. */
interface Kept {
  readonly id: string
  readonly count: number
  readonly entry?: StatisticsEntry
}

interface Schema extends DBSchema {
  entries: { key: string; value: Kept }
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('halfpint-book', 1, {
    upgrade(database) {
      database.createObjectStore('entries', { keyPath: 'id' })
    },
  })

const statisticsOf = (kept: readonly Kept[]): Statistics => ({
  counts: new Map(kept.map(({ id, count }) => [id, count])),
  entries: new Map(kept.flatMap(({ id, entry }) => (entry === undefined ? [] : [[id, entry] as const]))),
})

/** Reads the statistics, changes them and writes what has changed, in one transaction: two tabs do not undo each other. */
const change = async (how: (statistics: Statistics) => Statistics): Promise<Statistics> => {
  const database = await open()
  const writing = database.transaction('entries', 'readwrite')
  const before = statisticsOf(await writing.store.getAll())
  const after = how(before)
  for (const [id, count] of after.counts) {
    const entry = after.entries.get(id)
    if (before.counts.get(id) === count && before.entries.get(id) === entry) continue
    await writing.store.put(entry === undefined ? { id, count } : { id, count, entry })
  }
  await writing.done
  database.close()
  return after
}

/** Runs a change; nothing if the browser would not keep it. */
const safely = (how: (statistics: Statistics) => Statistics): Promise<Statistics | undefined> =>
  change(how).catch(() => undefined)

/** The statistics of this device; empty in a browser that stores nothing. */
export const readDeviceStatistics = async (): Promise<Statistics> =>
  (await safely(statistics => statistics)) ?? statisticsOf([])

/** Enters something, and asks the browser to keep it permanently. */
export const enterStatistics = async (entries: readonly StatisticsEntry[]): Promise<Statistics | undefined> => {
  void navigator.storage?.persist?.().catch(() => false)
  // The home page reads the statistics only if there are any.
  remember('book', true)
  return safely(statistics => enter(statistics, entries))
}

/** Adds statistics from a file: its deletions count, and all its entries come back. */
export const addStatistics = (file: Statistics): Promise<Statistics | undefined> => {
  remember('book', true)
  return safely(statistics => enter(join(statistics, file), entriesOf(file)))
}

/** Joins the statistics of another device: what was deleted there is deleted here. */
export const joinStatistics = (other: Statistics): Promise<Statistics | undefined> => {
  remember('book', true)
  return safely(statistics => join(statistics, other))
}

/** Removes everything, also daily deals and challenges in progress. */
export const clearStatistics = async (): Promise<Statistics | undefined> => {
  remember('begun', [])
  await removeFixedTables()
  return safely(statistics => remove(statistics, statistics.entries.keys()))
}
