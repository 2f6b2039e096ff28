import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { must } from '@halfpint/core'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test } from 'vitest'
import { storeContract } from '../test/contract.ts'
import { entry, summary } from '../test/fixture.ts'
import { folder, folderForEach } from '../test/folder.ts'
import { MAX_COPIES_BYTES } from './copies.ts'
import { openSqlite } from './sqlite.ts'

storeContract(async () => {
  const { path, remove } = folder()
  return { open: async () => must(await openSqlite(path('tables.db'))), remove }
})

const path = folderForEach()

test('the file of a killed server of version 0.2.0 opens with all entries, including staged ones', async () => {
  const place = path('tables.db')
  const kept = join(import.meta.dirname, '../../../e2e/kept-0.2.0/server.sqlite.gz')
  writeFileSync(place, gunzipSync(readFileSync(kept)))
  const old = new DatabaseSync(place, { readOnly: true })
  const entries = old
    .prepare(
      `select tbl, version, id, at, fact from entries union all select tbl, version, id, at, fact from staged
       order by tbl, version`,
    )
    .all() as { tbl: string; version: number; id: string | null; at: number; fact: string }[]
  const staged = old.prepare('select count(*) as count from staged').get() as { count: number }
  const [newest] = entries.map(({ at }) => at).toSorted((a, b) => b - a)
  old.close()
  expect(staged.count).toBeGreaterThan(100)

  const store = must(await openSqlite(place))
  expect(await store.newest()).toBe(newest)
  const tables = new Map(entries.map(({ tbl }) => [tbl, entries.filter(each => each.tbl === tbl)]))
  for (const [table, log] of tables) {
    const rows = log.map(({ version, id, at, fact }) => ({
      version,
      ...(id === null ? {} : { id }),
      at,
      event: JSON.parse(fact),
    }))
    expect(await store.read(table)).toEqual(rows)
    const end = rows.at(-1)?.version ?? 0
    expect((await store.load(table, 0)).version).toBe(end)
    const used = rows.findLast(({ id }) => id !== undefined)
    if (used?.id !== undefined)
      expect(await store.append(table, end, [entry('again', used.id)], summary)).toEqual({
        kind: 'repeated',
        version: used.version,
      })
    expect(await store.append(table, end, [entry('next')], summary)).toEqual({ kind: 'done', version: end + 1 })
  }
  await store.close()
})

test('the files of a killed process contain everything that was acknowledged', async () => {
  const place = path('tables.db')
  const store = must(await openSqlite(place))
  await store.append('a', 0, [entry(1, 'x'), entry(2)], summary)
  await store.append('a', 2, [entry(3, 'y')], summary)
  await store.checkpoint('a', { version: 3, state: 'whole' }, 1)
  const log = await store.read('a')
  expect(log.map(({ version }) => version)).toEqual([3])
  for (const end of ['', '-wal']) copyFileSync(`${place}${end}`, `${path('killed.db')}${end}`)
  await store.close()
  const after = must(await openSqlite(path('killed.db')))
  expect(await after.read('a')).toEqual(log)
  expect(await after.append('a', 3, [entry(4, 'y')], summary)).toEqual({ kind: 'repeated', version: 3 })
  expect(await after.append('a', 2, [entry(4)], summary)).toEqual({ kind: 'conflict', version: 3 })
  expect(await after.append('a', 3, [entry(4)], summary)).toEqual({ kind: 'done', version: 4 })
  await after.close()
})

test('a table id that was swept and is used again has the new listing', async () => {
  const store = must(await openSqlite(path('tables.db')))
  await store.append('a', 0, [entry('old')], { ...summary, due: 10 })
  expect(await store.sweep(Number.MAX_SAFE_INTEGER, 9)).toBe(1)
  await store.append('a', 0, [entry('new')], { ...summary, listed: false })
  expect([await store.list(9), await store.due(10, 9)]).toEqual([[], []])
  await store.append('a', 1, [entry('new')], summary)
  expect(await store.list(9)).toMatchObject([{ table: 'a', version: 2 }])
  await store.close()
})

test('a second call of close also waits for the last append', async () => {
  const store = must(await openSqlite(path('tables.db')))
  const appended = store.append('t', 0, [entry(1)], summary)
  const order: string[] = []
  const first = store.close().then(() => order.push('first'))
  const second = store.close().then(() => order.push('second'))
  expect(await appended).toMatchObject({ kind: 'done' })
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
  await expect(store.append('t', 1, [entry(2)], summary)).rejects.toThrow()
})

test('all copies in a file together have a limit', async () => {
  const place = path('tables.db')
  const first = must(await openSqlite(place))
  await first.copies.write('large', null, Uint8Array.of(1), 0)
  await first.close()
  const file = new DatabaseSync(place)
  file.exec(`update copies set bytes = ${MAX_COPIES_BYTES - 10}`)
  file.close()
  const store = must(await openSqlite(place))
  expect(await store.copies.write('fits', null, new Uint8Array(10), 0)).toMatchObject({ kind: 'done' })
  expect(await store.copies.write('over', null, new Uint8Array(1), 0)).toEqual({ kind: 'full' })
  // A copy may still be replaced by a smaller one.
  const { tag = '' } = (await store.copies.read('large', 0)) ?? {}
  expect(await store.copies.write('large', tag, new Uint8Array(5), 0)).toMatchObject({ kind: 'done' })
  expect(await store.copies.write('over', null, new Uint8Array(1), 0)).toMatchObject({ kind: 'done' })
  await store.close()
})
