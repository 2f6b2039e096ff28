import { must } from '@halfpint/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { entry, summary } from '../test/fixture.ts'
import { asPostgres, dropDatabase, freshDatabase, postgresSkipped } from '../test/postgres.ts'
import { openStore } from './open.ts'
import { DATABASE_STEPS, migrate } from './schema.ts'

describe.skipIf(postgresSkipped)('the schema in PostgreSQL', () => {
  let url: string
  beforeEach(async () => {
    url = await freshDatabase()
  })
  afterEach(() => dropDatabase(url))

  const problem = async () => {
    const opened = await openStore(url)
    if (opened.ok) await opened.value.close()
    return opened.ok ? undefined : opened.problem
  }

  test('processes that start together on an empty database create the schema once', async () => {
    const stores = await Promise.all(Array.from({ length: 6 }, () => openStore(url)))
    await Promise.all(stores.map(store => must(store).close()))
    const steps = await asPostgres(client => client.query('select step from halfpint.steps order by step'), url)
    expect(steps.rows).toEqual(DATABASE_STEPS.map((_, place) => ({ step: place + 1 })))
  })

  test('a database of an earlier version is migrated and keeps its data', async () => {
    await asPostgres(async client => {
      must(await migrate(client, '', DATABASE_STEPS.slice(0, 1)))
      await client.query(`insert into halfpint.tables values ('t', 1, 5, 5, true, null, false, '"old"', '1');
        insert into halfpint.entries values ('t', 1, 'wish', 5, '"fact"')`)
    }, url)
    const store = must(await openStore(url))
    expect(await store.read('t')).toEqual([{ version: 1, id: 'wish', at: 5, event: 'fact' }])
    expect(await store.append('t', 1, [entry('new')], summary)).toEqual({ kind: 'done', version: 2 })
    expect(await store.records('t')).toEqual([])
    await store.close()
  })

  test('a failed migration step leaves the database unchanged', async () => {
    await asPostgres(async client => {
      await expect(migrate(client, '', [...DATABASE_STEPS, 'create table half (x int); select 1/0'])).rejects.toThrow()
      const { rows } = await client.query("select to_regnamespace('halfpint') as schema, to_regclass('half') as half")
      expect(rows).toEqual([{ schema: null, half: null }])
    }, url)
    expect(await problem()).toBeUndefined()
  })

  test('a database of a later version and a foreign schema are refused', async () => {
    await asPostgres(async client => {
      must(await migrate(client, '', [...DATABASE_STEPS, 'create table halfpint.later (x int)']))
    }, url)
    const place = expect.stringMatching(/^postgres:\/\/127\.0\.0\.1:\d+\/t\w+$/)
    expect(await problem()).toEqual({
      code: 'store-newer',
      place,
      version: DATABASE_STEPS.length + 1,
      known: DATABASE_STEPS.length,
    })
    await asPostgres(client => client.query('drop table halfpint.steps'), url)
    expect(await problem()).toEqual({ code: 'store-foreign', place })
  })
})
