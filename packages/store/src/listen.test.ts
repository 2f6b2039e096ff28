import { must } from '@halfpint/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { entry, SOON, summary } from '../test/fixture.ts'
import { asPostgres, dropDatabase, freshDatabase, postgresSkipped } from '../test/postgres.ts'
import { tunnel } from '../test/tunnel.ts'
import { versionRecorder } from '../test/watching.ts'
import { openStore } from './open.ts'
import type { Store } from './store.ts'

describe.skipIf(postgresSkipped)('notices between processes', () => {
  let url: string
  let writer: Store
  beforeEach(async () => {
    url = await freshDatabase()
    writer = must(await openStore(url))
  })
  afterEach(async () => {
    await writer.close()
    await dropDatabase(url)
  })

  const cut = (which: string): Promise<number> =>
    asPostgres(async client => {
      const ends = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name like $1`
      return (await client.query(ends, [which])).rowCount ?? 0
    }, url)

  test('a notification connection that is lost repeatedly loses no notices', async () => {
    const reader = must(await openStore(url))
    const heard = versionRecorder()
    reader.watch(heard.hear)
    const tables = Array.from({ length: 6 }, (_, n) => `t${n}`)
    for (const table of tables) {
      expect(await cut('halfpint news')).toBeGreaterThan(0)
      await writer.append(table, 0, [entry('a')], summary)
      await vi.waitFor(() => expect(heard.highest.get(table)).toBe(1), SOON)
    }
    await reader.close()
  })

  test('polling finds a change whose notification was lost', async () => {
    const heard = versionRecorder()
    writer.watch(heard.hear)
    await asPostgres(
      client =>
        client.query(`insert into halfpint.tables values
          ('quiet', 4, 1, 1, true, null, false, 'null', pg_current_xact_id())`),
      url,
    )
    await vi.waitFor(() => expect(heard.highest.get('quiet')).toBe(4), SOON)
  })

  test('polling finds a slow transaction that commits after later ones', async () => {
    const heard = versionRecorder()
    writer.watch(heard.hear)
    await asPostgres(async slow => {
      await slow.query(`begin; insert into halfpint.tables values
        ('slow', 2, 1, 1, true, null, false, 'null', pg_current_xact_id())`)
      for (let n = 0; n < 3; n += 1) {
        await asPostgres(
          quick =>
            quick.query(
              `insert into halfpint.tables values ($1, 1, 1, 1, true, null, false, 'null', pg_current_xact_id())`,
              [`quick${n}`],
            ),
          url,
        )
        await vi.waitFor(() => expect(heard.highest.get(`quick${n}`)).toBe(1), SOON)
      }
      expect(heard.highest.has('slow')).toBe(false)
      await slow.query('commit')
    }, url)
    await vi.waitFor(() => expect(heard.highest.get('slow')).toBe(2), SOON)
    // Each change is reported once, even while a slow transaction makes the poll return it again.
    expect(
      heard.letters
        .flat()
        .map(({ table }) => table)
        .sort(),
    ).toEqual(['quick0', 'quick1', 'quick2', 'slow'])
  })

  test('a silent connection is replaced, and the notices arrive over a new one', async () => {
    const way = await tunnel(url)
    const reader = must(await openStore(way.url))
    const heard = versionRecorder()
    reader.watch(heard.hear)
    await writer.append('t', 0, [entry('a')], summary)
    await vi.waitFor(() => expect(heard.highest.get('t')).toBe(1), SOON)
    expect(way.silence()).toBeGreaterThan(0)
    await writer.append('t', 1, [entry('b')], summary)
    await vi.waitFor(() => expect(heard.highest.get('t')).toBe(2), SOON)
    await reader.close()
    await way.close()
  })

  test('after the loss of all connections during writes, every acknowledged append is stored once, and writing continues', async () => {
    const acknowledged: string[] = []
    let stop = false
    const write = async (table: string): Promise<void> => {
      for (let n = 0; !stop; ) {
        try {
          const { length } = await writer.read(table)
          const { kind } = await writer.append(table, length, [entry(n, `${n}`)], summary)
          // Repeated: the connection was lost after the commit and before the answer.
          if (kind !== 'conflict') acknowledged.push(`${table} ${n++}`)
        } catch (error) {
          expect(error).toMatchObject({ code: 'store-down' })
        }
      }
    }
    const tables = Array.from({ length: 8 }, (_, n) => `t${n}`)
    const writing = tables.map(write)
    for (let cuts = 0; cuts < 6; cuts += 1) {
      const soFar = acknowledged.length
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(soFar + 20), SOON)
      await cut('halfpint%')
    }
    stop = true
    await Promise.all(writing)
    for (const table of tables) {
      const log = await writer.read(table)
      expect(log.map(({ version }) => version)).toEqual(log.map((_, place) => place + 1))
      const events = log.map(({ event }) => `${table} ${event}`)
      expect(events).toEqual(acknowledged.filter(line => line.startsWith(`${table} `)))
    }
  })
})
