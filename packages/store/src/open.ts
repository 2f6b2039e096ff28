import { fileURLToPath } from 'node:url'
import { ok, type Result, refuse } from '@halfpint/core'
import type { Trouble } from './down.ts'
import { memoryStore } from './memory.ts'
import type { Store } from './store.ts'

/**
 * Opens the store that a place names: a `postgres:` address, `memory:`, or the path (or `file:` address) of a SQLite
 * file, which is made if it is not there. Refuses with `store-unknown`, `store-unreadable`, `store-foreign`,
 * `store-newer` or `store-unreachable`. What goes wrong later behind the scenes is told to `trouble`.
 */
export const openStore = async (place: string, trouble: Trouble = () => {}): Promise<Result<Store>> => {
  if (place === 'memory:' || place === ':memory:') return ok(memoryStore())
  // Each database's driver is loaded only where it is used.
  if (/^postgres(ql)?:/i.test(place)) return (await import('./postgres.ts')).openPostgres(place, trouble)
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(place)?.[1]?.toLowerCase()
  if (place === '' || (scheme !== undefined && scheme !== 'file'))
    return refuse('store-unknown', { kind: scheme ?? '' })
  const path = scheme === 'file' ? fileURLToPath(place) : place
  return (await import('./sqlite.ts')).openSqlite(path, trouble)
}
