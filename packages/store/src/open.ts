import type { Result } from '@halfpint/core'
import { ok } from '@halfpint/core'
import type { ReportTrouble } from './down.ts'
import { readLocation } from './location.ts'
import { memoryStore } from './memory.ts'
import type { Store } from './store.ts'

/**
 * Opens the store that a place names: a `postgres:` address, `memory:`, or the path (or `file:` address) of a SQLite
 * file or its folder, which is made if it is not there. Refuses with `store-unknown`, `store-unreadable`,
 * `store-foreign`, `store-newer` or `store-unreachable`; with `maintenance` also with `store-empty` or `store-cut`.
 * `trouble` gets the errors that occur later in the background. `maintenance` is the program of the thread for long
 * tasks on a file. Only a process that holds the file alone may pass it.
 */
export const openStore = async (
  text: string,
  trouble: ReportTrouble = () => {},
  maintenance?: URL,
): Promise<Result<Store>> => {
  const place = readLocation(text)
  if (!place.ok) return place
  // Each database's driver is loaded only where it is used.
  switch (place.value.kind) {
    case 'memory':
      return ok(memoryStore())
    case 'postgres':
      return (await import('./postgres.ts')).openPostgres(place.value, trouble)
    case 'sqlite':
      return (await import('./sqlite.ts')).openSqlite(place.value.address, trouble, maintenance)
  }
}
