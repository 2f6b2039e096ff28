import { ok, type Result } from '@halfpint/core'
import { memoryStore } from './memory.ts'
import type { Store } from './store.ts'

/**
 * Opens the store that a place names: a `postgres:` address, `memory:`, or the path of a SQLite file, which is made
 * if it is not there. Refuses with `store-unreadable`, `store-foreign`, `store-newer` or `store-unreachable`.
 */
export const openStore = async (place: string): Promise<Result<Store>> => {
  if (place === 'memory:') return ok(memoryStore())
  // Each database's driver is loaded only where it is used.
  if (/^postgres(ql)?:/i.test(place)) return (await import('./postgres.ts')).openPostgres(place)
  return (await import('./sqlite.ts')).openSqlite(place)
}
