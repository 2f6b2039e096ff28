import type { Result } from '@halfpint/core'
import { ok } from '@halfpint/core'
import type { ReportTrouble } from './down.ts'
import { readLocation } from './location.ts'
import { memoryStore } from './memory.ts'
import type { Store } from './store.ts'

/**
 * Opens the store that a place names: a `postgres:` address, `memory:`, or the path (or `file:` address) of a SQLite
 * file or its folder, which is made if it is not there. Refuses with `store-unknown`, `store-unreadable`,
 * `store-foreign`, `store-newer` or `store-unreachable`. What goes wrong later behind the scenes is told to `trouble`.
 * `writer` is the program of the thread that writes to a file which this process holds alone.
 */
export const openStore = async (
  text: string,
  trouble: ReportTrouble = () => {},
  writer?: URL,
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
      return (await import('./sqlite.ts')).openSqlite(place.value.address, trouble, writer)
  }
}
