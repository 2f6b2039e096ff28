import { randomBytes } from 'node:crypto'
import { must } from '@halfpint/core'
import { afterAll, describe, expect, test } from 'vitest'
import { storeContract } from '../test/contract.ts'
import { asPostgres, dropDatabase, freshDatabase, postgresSkipped } from '../test/postgres.ts'
import { MAX_COPY_BYTES } from './copies.ts'
import { openStore } from './open.ts'

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

  test('a removed copy cannot be found in any table, and its space is freed', async () => {
    const url = await freshDatabase()
    const store = must(await openStore(url))
    const size = async (): Promise<number> => {
      const text = "select pg_total_relation_size('halfpint.copies')::int as bytes"
      return (await asPostgres(client => client.query(text), url)).rows[0].bytes
    }
    /** Tables with a row that contains these bytes. */
    const tablesWith = (bytes: Buffer): Promise<string[]> =>
      asPostgres(async client => {
        const { rows } = await client.query<{ name: string }>(
          "select relname as name from pg_class where relnamespace = 'halfpint'::regnamespace and relkind = 'r'",
        )
        const found: string[] = []
        for (const { name } of rows) {
          const text = `select 1 from halfpint.${name} as t where position($1 in t::text) > 0 limit 1`
          if ((await client.query(text, [bytes.toString('hex')])).rowCount !== 0) found.push(name)
        }
        return found
      }, url)
    const bodies = Array.from({ length: 5 }, () => randomBytes(MAX_COPY_BYTES))
    for (const [at, body] of bodies.entries()) await store.copies.write(`c${at}`, null, body, at < 3 ? 1 : 0)
    expect(await size()).toBeGreaterThan(1_000_000)
    const part = bodies[0]!.subarray(1_000, 1_032)
    expect(await tablesWith(part)).toEqual(['copies'])
    for (const id of ['c0', 'c1', 'c2']) expect(await store.copies.remove(id)).toBe(true)
    expect(await tablesWith(part)).toEqual([])
    await asPostgres(client => client.query('update halfpint.copies set bytes = 499999995'), url)
    expect(await store.copies.write('fits', null, new Uint8Array(10), 0)).toMatchObject({ kind: 'done' })
    expect(await store.copies.write('over', null, new Uint8Array(1), 0)).toEqual({ kind: 'full' })
    expect(await store.copies.sweep(1, 10)).toBe(3)
    expect(await size()).toBeLessThan(300_000)
    await store.close()
    await dropDatabase(url)
  })
})
