import type { Result } from '@halfpint/core'
import { ok } from '@halfpint/core'
import type { ReportError } from './down.ts'
import { readLocation } from './location.ts'
import { memoryStore } from './memory.ts'
import type { Store } from './store.ts'

/**
 * Opens the store at a location: a `postgres:` address, `memory:`, or the path (or `file:` address) of a SQLite file or
 * its folder, which is created if missing. Refuses with `store-unknown`, `store-unreadable`, `store-foreign`,
 * `store-newer` or `store-unreachable`; with `maintenance` also with `store-empty` or `store-cut`. `onError` is called
 * with errors that occur later in the background. `maintenance` is the program of the process for long tasks on a file.
 * Only a process that has locked the file may pass it.
 */
export const openStore = async (
  text: string,
  onError: ReportError = () => {},
  maintenance?: URL,
): Promise<Result<Store>> => {
  const place = readLocation(text)
  if (!place.ok) return place
  // The driver of a database is loaded only when it is needed.
  switch (place.value.kind) {
    case 'memory':
      return ok(memoryStore())
    case 'postgres':
      return (await import('./postgres.ts')).openPostgres(place.value, onError)
    case 'sqlite':
      return (await import('./sqlite.ts')).openSqlite(place.value.address, onError, maintenance)
  }
}
