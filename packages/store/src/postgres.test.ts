import { randomBytes } from 'node:crypto'
import { must } from '@halfpint/core'
import { afterAll, describe, expect, test } from 'vitest'
import { storeContract } from '../test/contract.ts'
import { asPostgres, dropDatabase, freshDatabase, postgresSkipped } from '../test/postgres.ts'
import { openStore } from './open.ts'
import { TRANSFER_LIFE } from './transfers.ts'

describe.skipIf(postgresSkipped)('PostgreSQL', () => {
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

  test('a claim made before the database’s clock was set back is ignored', async () => {
    const url = await freshDatabase()
    const store = must(await openStore(url))
    await store.claims?.claim('t', 'me', 60_000)
    expect(await store.claims?.claim('t', 'you', 60_000)).toBe(false)
    await asPostgres(client => client.query('update halfpint.claims set until = until + 3600000'), url)
    expect(await store.claims?.claim('t', 'you', 60_000)).toBe(true)
    await store.close()
    await dropDatabase(url)
  })

  test('the space of expired transfers is freed', async () => {
    const url = await freshDatabase()
    const store = must(await openStore(url))
    const size = async (): Promise<number> => {
      const text = "select pg_total_relation_size('halfpint.transfers')::int as bytes"
      return (await asPostgres(client => client.query(text), url)).rows[0].bytes
    }
    for (let at = 0; at < 5; at++) await store.transfers.put(`t${at}`, randomBytes(500_000).toString('base64'), 0)
    expect(await size()).toBeGreaterThan(1_000_000)
    for (let at = 0; at < 3; at++) await store.transfers.take(`t${at}`, 1)
    await store.transfers.expire(TRANSFER_LIFE)
    expect(await size()).toBeLessThan(300_000)
    await store.close()
    await dropDatabase(url)
  })
})
