import { type Journal, type JournalSummary, type NumberedEvent, upgradeEntry } from '@halfpint/table'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isFixed, isTry } from './tableids.ts'

type Kept = NumberedEvent & { readonly id?: string }

/** A table in this browser, as a list shows it. */
export interface KeptTable {
  readonly table: string
  readonly version: number
  readonly at: number
  readonly summary: JournalSummary
}

/** Versions up to 0.2.0 stored the summary under another name. */
type StoredTable = KeptTable | (Omit<KeptTable, 'summary'> & { readonly placard: JournalSummary })

const upgradeStored = (stored: StoredTable): KeptTable => {
  if ('summary' in stored) return stored
  const { placard: summary, ...rest } = stored
  return { ...rest, summary }
}

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable }
  /** The events. The name is that of versions up to 0.2.0. */
  facts: { key: [string, number]; value: Kept }
  ids: { key: [string, string]; value: number }
}

/** Opens the database of tables. Some frames may not even ask for it. */
export const openTables = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('halfpint-tables', 1, {
    upgrade(database) {
      database.createObjectStore('tables', { keyPath: 'table' })
      database.createObjectStore('facts')
      database.createObjectStore('ids')
    },
  })

/** The log of one table in the database. An acknowledged event survives a crash of the page. */
export const databaseJournal = (database: IDBPDatabase<Schema>, table: string): Journal => ({
  async read(after) {
    const range = IDBKeyRange.bound([table, after], [table, Number.MAX_SAFE_INTEGER], true)
    return (await database.getAll('facts', range)).map(entry => upgradeEntry<Kept>(entry))
  },
  async append(expected, entries, summary) {
    const change = database.transaction(['tables', 'facts', 'ids'], 'readwrite')
    const [tables, facts, ids] = [change.objectStore('tables'), change.objectStore('facts'), change.objectStore('ids')]
    for (const { id } of entries) {
      const before = id === undefined ? undefined : await ids.get([table, id])
      if (before !== undefined) return { kind: 'repeated', version: before }
    }
    const present = (await tables.get(table))?.version ?? 0
    if (present !== expected) return { kind: 'conflict', version: present }
    let version = expected
    for (const entry of entries) {
      version++
      void facts.put({ ...entry, version }, [table, version])
      if (entry.id !== undefined) void ids.put(version, [table, entry.id])
    }
    void tables.put({ table, version, at: entries.at(-1)?.at ?? 0, summary })
    await change.done
    return { kind: 'done', version }
  },
})

/** The tables in the database; none if the browser stores nothing. */
export const keptTables = async (): Promise<readonly KeptTable[]> => {
  const database = await openTables().catch(() => null)
  if (database === null) return []
  const tables = await database.getAll('tables')
  database.close()
  return tables.map(upgradeStored)
}

/** Maximum number of finished games. */
const KEPT_GAMES = 50

/** Maximum number of retries, and of daily deals and challenges. They remove no game. */
const [KEPT_TRIES, KEPT_FIXED] = [10, 20]

/** The tables above the maximum: the oldest of each kind. */
export const surplusOf = (tables: readonly Pick<KeptTable, 'table' | 'at'>[]): readonly string[] => {
  const latest = tables.toSorted((a, b) => b.at - a.at).map(({ table }) => table)
  const tries = latest.filter(isTry)
  const fixed = latest.filter(isFixed)
  const games = latest.filter(table => !isTry(table) && !isFixed(table))
  return [...games.slice(KEPT_GAMES), ...tries.slice(KEPT_TRIES), ...fixed.slice(KEPT_FIXED)]
}

const removeTables = async (database: IDBPDatabase<Schema>, ids: readonly string[]): Promise<void> => {
  for (const table of ids) {
    const change = database.transaction(['tables', 'facts', 'ids'], 'readwrite')
    void change.objectStore('tables').delete(table)
    void change.objectStore('facts').delete(IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]))
    void change.objectStore('ids').delete(IDBKeyRange.bound([table, ''], [table, '\uffff']))
    await change.done
  }
}

/** Removes the tables above the maximum. */
export const trimTables = async (database: IDBPDatabase<Schema>): Promise<void> =>
  removeTables(database, surplusOf(await database.getAll('tables')))

/** Removes the tables of all daily deals and challenges. */
export const removeFixedTables = async (): Promise<void> => {
  const database = await openTables().catch(() => null)
  if (database === null) return
  const kept = await database.getAll('tables')
  await removeTables(database, kept.map(({ table }) => table).filter(isFixed))
  database.close()
}
