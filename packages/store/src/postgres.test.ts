import { must } from '@halfpint/core'
import { afterAll, describe, expect, test } from 'vitest'
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
  }, true)

  test('a claim from before the clock of the database was set back binds nobody', async () => {
    const url = await freshDatabase()
    const store = must(await openStore(url))
    await store.claims?.claim('t', 'me', 60_000)
    expect(await store.claims?.claim('t', 'you', 60_000)).toBe(false)
    await asPostgres(client => client.query('update halfpint.claims set until = until + 3600000'), url)
    expect(await store.claims?.claim('t', 'you', 60_000)).toBe(true)
    await store.close()
    await dropDatabase(url)
  })
})
