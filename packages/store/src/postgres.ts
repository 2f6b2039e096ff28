import { type Result, refuse } from '@halfpint/core'
import type { Store } from './store.ts'

/** Opens the store in a PostgreSQL database. */
export const openPostgres = async (_url: string): Promise<Result<Store>> => refuse('store-unreachable')
