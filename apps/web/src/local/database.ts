import type { Journal, TableSummary, Told } from '@halfpint/table'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isTry } from './try.ts'

type Kept = Told & { readonly id?: string }

/** A table kept in this browser, as a list shows it. */
export interface KeptTable {
  readonly table: string
  readonly version: number
  readonly at: number
  readonly placard: TableSummary
}

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable }
  facts: { key: [string, number]; value: Kept }
  ids: { key: [string, string]; value: number }
}

/** Opens the database in which this browser keeps its tables; some frames may not even ask for it. */
export const openTables = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('halfpint-tables', 1, {
    upgrade(database) {
      database.createObjectStore('tables', { keyPath: 'table' })
      database.createObjectStore('facts')
      database.createObjectStore('ids')
    },
  })

/** The log of one table in the database. A fact that was answered for is there after any crash of the page. */
export const databaseJournal = (database: IDBPDatabase<Schema>, table: string): Journal => ({
  read: after => database.getAll('facts', IDBKeyRange.bound([table, after], [table, Number.MAX_SAFE_INTEGER], true)),
  async append(expected, entries, placard) {
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
    void tables.put({ table, version, at: entries.at(-1)?.at ?? 0, placard })
    await change.done
    return { kind: 'done', version }
  },
})

/** The tables in the database; none where the browser keeps nothing. */
export const keptTables = async (): Promise<readonly KeptTable[]> => {
  const database = await openTables().catch(() => null)
  if (database === null) return []
  const tables = await database.getAll('tables')
  database.close()
  return tables
}

/** How many games stay, to be watched again. */
const KEPT_GAMES = 50

/** How many tries stay; they count for themselves, so that practice pushes no game out. */
const KEPT_TRIES = 10

/** The tables that are too many: the oldest games and the oldest tries. */
export const surplusOf = (tables: readonly KeptTable[]): readonly string[] => {
  const latest = tables.toSorted((a, b) => b.at - a.at).map(({ table }) => table)
  const tries = latest.filter(isTry)
  const games = latest.filter(table => !isTry(table))
  return [...games.slice(KEPT_GAMES), ...tries.slice(KEPT_TRIES)]
}

/** Removes the oldest tables that are too many. */
export const trimTables = async (database: IDBPDatabase<Schema>): Promise<void> => {
  for (const table of surplusOf(await database.getAll('tables'))) {
    const change = database.transaction(['tables', 'facts', 'ids'], 'readwrite')
    void change.objectStore('tables').delete(table)
    void change.objectStore('facts').delete(IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]))
    void change.objectStore('ids').delete(IDBKeyRange.bound([table, ''], [table, '\uffff']))
    await change.done
  }
}
