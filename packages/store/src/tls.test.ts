import { join } from 'node:path'
import { must } from '@halfpint/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { entry, summary } from '../test/fixture.ts'
import { asPostgres, dropDatabase, freshDatabase, postgresIsOurs } from '../test/postgres.ts'
import { openStore } from './open.ts'

const TLS = join(import.meta.dirname, '../test/tls')

const LINES = `select count(*) filter (where ssl)::int as hidden, count(*) filter (where not ssl)::int as plain
  from pg_stat_ssl join pg_stat_activity using (pid)
  where datname = current_database() and application_name like 'halfpint%'`

describe.runIf(postgresIsOurs)('PostgreSQL over TLS', () => {
  let url: string
  beforeEach(async () => {
    url = await freshDatabase()
  })
  afterEach(() => dropDatabase(url))

  test('with the right certificate authority all connections to the database are encrypted, including notifications', async () => {
    const store = must(await openStore(`${url}?sslmode=verify-full&sslrootcert=${join(TLS, 'root.crt')}`))
    const heard: unknown[] = []
    store.watch(news => heard.push(...news))
    expect(await store.append('pub', 0, [entry('opened')], summary)).toEqual({ kind: 'done', version: 1 })
    const { rows } = await asPostgres(client => client.query(LINES), url)
    expect(rows[0]).toMatchObject({ plain: 0 })
    expect(rows[0].hidden).toBeGreaterThan(1)
    await store.close()
    expect(heard).toContainEqual({ table: 'pub', version: 1 })
  })

  test('a certificate of another authority is refused, and so is another host name', async () => {
    const other = await openStore(`${url}?sslmode=verify-full&sslrootcert=${join(TLS, 'other.crt')}`)
    expect(other).toMatchObject({ ok: false, problem: { code: 'store-unreachable' } })
    expect(JSON.stringify(other)).toMatch(/certificate/)
    const elsewhere = new URL(url)
    elsewhere.hostname = '127.0.0.2'
    const named = await openStore(`${elsewhere}?sslmode=verify-full&sslrootcert=${join(TLS, 'root.crt')}`)
    expect(named).toMatchObject({ ok: false, problem: { code: 'store-unreachable' } })
  })

  test('weaker TLS modes check the certificate too, without a warning of the driver', async () => {
    const warnings: string[] = []
    const hear = ({ message }: Error): void => void warnings.push(message)
    process.on('warning', hear)
    for (const mode of ['prefer', 'require', 'verify-ca']) {
      const refused = await openStore(`${url}?sslmode=${mode}&sslrootcert=${join(TLS, 'other.crt')}`)
      expect(refused).toMatchObject({ ok: false, problem: { code: 'store-unreachable' } })
      const store = must(await openStore(`${url}?sslrootcert=${join(TLS, 'root.crt')}&sslmode=${mode}`))
      await store.close()
    }
    await new Promise(resolve => setImmediate(resolve))
    process.off('warning', hear)
    expect(warnings).toEqual([])
  })
})
