import { enter, entriesOf, join, remove, type Statistics, type StatisticsEntry } from '@halfpint/statistics'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { noteChange } from '../../base/changes.ts'
import { askToPersist } from '../../base/persist.ts'
import { remember } from '../../base/settings.ts'
import { removeFixedTables } from '../worker/database.ts'

/** One id of the statistics: how often it was added and removed, and the entry while it exists. */
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

/** Changes the statistics in one transaction, so that two tabs do not overwrite each other. */
const change = async (how: (statistics: Statistics) => Statistics): Promise<Statistics> => {
  const database = await open()
  const writing = database.transaction('entries', 'readwrite')
  const before = statisticsOf(await writing.store.getAll())
  const after = how(before)
  let isChanged = false
  for (const [id, count] of after.counts) {
    const entry = after.entries.get(id)
    if (before.counts.get(id) === count && before.entries.get(id) === entry) continue
    isChanged = true
    await writing.store.put(entry === undefined ? { id, count } : { id, count, entry })
  }
  await writing.done
  database.close()
  if (isChanged) noteChange()
  return after
}

/** Runs a change; `undefined` if the browser stores nothing. */
const safely = (how: (statistics: Statistics) => Statistics): Promise<Statistics | undefined> =>
  change(how).catch(() => undefined)

/** The statistics of this device; empty in a browser that stores nothing. */
export const readDeviceStatistics = async (): Promise<Statistics> =>
  (await safely(statistics => statistics)) ?? statisticsOf([])

/** Adds entries, and asks the browser for permanent storage. */
export const enterStatistics = async (entries: readonly StatisticsEntry[]): Promise<Statistics | undefined> => {
  askToPersist()
  // The home page reads the statistics only if there are any.
  remember('book', true)
  return safely(statistics => enter(statistics, entries))
}

/** Adds statistics from a file. Its deletions apply, and all its entries come back. */
export const addStatistics = (file: Statistics): Promise<Statistics | undefined> => {
  remember('book', true)
  return safely(statistics => enter(join(statistics, file), entriesOf(file)))
}

/** Merges the statistics of a copy. Entries deleted there are deleted here. */
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
