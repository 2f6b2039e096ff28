import { must } from '@halfpint/core'
import { afterAll, describe } from 'vitest'
import { storeContract } from '../test/contract.ts'
import { asPostgres, dropDatabase, freshDatabase, postgresLeftOut } from '../test/postgres.ts'
import { openStore } from './open.ts'

describe.skipIf(postgresLeftOut)('PostgreSQL', () => {
  let database: Promise<string> | undefined
  afterAll(async () => {
    if (database !== undefined) await dropDatabase(await database)
  })

  storeContract(async () => {
    database ??= freshDatabase()
    const url = await database
    return {
      open: async () => must(await openStore(url)),
      remove: () => asPostgres(async client => void (await client.query('drop schema halfpint cascade')), url),
    }
  })
})
