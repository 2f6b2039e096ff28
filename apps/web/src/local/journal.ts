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

interface Shelf extends DBSchema {
  tables: { key: string; value: KeptTable }
  facts: { key: [string, number]; value: Kept }
  ids: { key: [string, string]; value: number }
}

/** Opens the shelf on which this browser keeps its tables. */
export const openShelf = (): Promise<IDBPDatabase<Shelf>> =>
  openDB<Shelf>('halfpint-tables', 1, {
    upgrade(shelf) {
      shelf.createObjectStore('tables', { keyPath: 'table' })
      shelf.createObjectStore('facts')
      shelf.createObjectStore('ids')
    },
  })

/** The log of one table on the shelf. A fact that was answered for is there after any crash of the page. */
export const shelfJournal = (shelf: IDBPDatabase<Shelf>, table: string): Journal => ({
  read: after => shelf.getAll('facts', IDBKeyRange.bound([table, after], [table, Number.MAX_SAFE_INTEGER], true)),
  async append(expected, entries, placard) {
    const deed = shelf.transaction(['tables', 'facts', 'ids'], 'readwrite')
    const [tables, facts, ids] = [deed.objectStore('tables'), deed.objectStore('facts'), deed.objectStore('ids')]
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
    await deed.done
    return { kind: 'done', version }
  },
})

/** The tables on the shelf. */
export const keptTables = async (): Promise<readonly KeptTable[]> => {
  const shelf = await openShelf()
  const tables = await shelf.getAll('tables')
  shelf.close()
  return tables
}

/** How many games stay on the shelf, to be watched again. */
const KEPT_GAMES = 50

/** How many tries stay; they count for themselves, so that practice pushes no game off the shelf. */
const KEPT_TRIES = 10

/** The tables that a full shelf has no room for: the oldest games and the oldest tries. */
export const surplusOf = (tables: readonly KeptTable[]): readonly string[] => {
  const latest = tables.toSorted((a, b) => b.at - a.at).map(({ table }) => table)
  const tries = latest.filter(isTry)
  const games = latest.filter(table => !isTry(table))
  return [...games.slice(KEPT_GAMES), ...tries.slice(KEPT_TRIES)]
}

/** Clears the oldest tables off a full shelf. */
export const clearShelf = async (shelf: IDBPDatabase<Shelf>): Promise<void> => {
  for (const table of surplusOf(await shelf.getAll('tables'))) {
    const deed = shelf.transaction(['tables', 'facts', 'ids'], 'readwrite')
    void deed.objectStore('tables').delete(table)
    void deed.objectStore('facts').delete(IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]))
    void deed.objectStore('ids').delete(IDBKeyRange.bound([table, ''], [table, '\uffff']))
    await deed.done
  }
}
