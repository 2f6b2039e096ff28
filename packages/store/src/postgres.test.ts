import { must } from '@halfpint/core'
import { describe } from 'vitest'
import { storeContract } from '../test/contract.ts'
import { dropDatabase, freshDatabase, postgresLeftOut } from '../test/postgres.ts'
import { openPostgres } from './postgres.ts'

describe.skipIf(postgresLeftOut)('PostgreSQL', () => {
  storeContract(async () => {
    const url = await freshDatabase()
    return { open: async () => must(await openPostgres(url)), remove: () => dropDatabase(url) }
  })
})
