import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { must } from '@halfpint/core'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test } from 'vitest'
import { entry, summary } from '../test/fixture.ts'
import { folderForEach } from '../test/folder.ts'
import { FILE_STEPS, openFile } from './file.ts'
import { openSqlite } from './sqlite.ts'

const path = folderForEach()

const problem = async (place: string) => {
  const opened = await openSqlite(place)
  if (opened.ok) await opened.value.close()
  return opened.ok ? undefined : opened.problem
}

test('a new file syncs every commit and is readable only by its owner', async () => {
  const place = path('deep/down/tables.db')
  const db = must(await openFile(place))
  expect(db.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 })
  expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  db.close()
  if (process.platform !== 'win32') expect(statSync(place).mode & 0o777).toBe(0o600)
})

test('a file of an earlier version is migrated and keeps its data', async () => {
  const place = path('tables.db')
  const db = must(await openFile(place, FILE_STEPS.slice(0, 1)))
  db.exec(`insert into tables values ('t', 1, 5, 5, 1, null, 0, '"old"', 1);
    insert into entries values ('t', 1, 'wish', 5, '"fact"'); update changes set last = 1`)
  db.close()
  const store = must(await openSqlite(place))
  expect(await store.read('t')).toEqual([{ version: 1, id: 'wish', at: 5, event: 'fact' }])
  expect(await store.append('t', 1, [entry('new')], summary)).toEqual({ kind: 'done', version: 2 })
  await store.archive('g', 1, { table: 't', match: 1, game: 'herzlos', endedAt: 9, players: [] })
  expect(await store.records('t')).toHaveLength(1)
  await store.close()
})

test('a failed migration step leaves the file unchanged', async () => {
  const place = path('tables.db')
  must(await openFile(place)).close()
  const broken = await openFile(place, [...FILE_STEPS, 'create table half (x); create table half (x)'])
  expect(broken).toMatchObject({ ok: false, problem: { code: 'store-unreadable' } })
  expect(await problem(place)).toBeUndefined()
})

test('a file of a later version is refused and not changed', async () => {
  const place = path('tables.db')
  must(await openFile(place, [...FILE_STEPS, 'create table later (x)'])).close()
  expect(await problem(place)).toEqual({
    code: 'store-newer',
    place,
    version: FILE_STEPS.length + 1,
    known: FILE_STEPS.length,
  })
})

test('a file of another program is refused and not changed', async () => {
  const place = path('other.db')
  const db = new DatabaseSync(place)
  db.exec("create table recipes (name text); insert into recipes values ('soup')")
  db.close()
  const before = readFileSync(place)
  expect(await problem(place)).toEqual({ code: 'store-foreign', place })
  expect(readFileSync(place).equals(before)).toBe(true)
})

test('other files, folders and unreachable paths are refused with a reason', async () => {
  const text = path('letter.txt')
  writeFileSync(text, 'Dear Ann, '.repeat(1000))
  expect(await problem(text)).toMatchObject({
    code: 'store-unreadable',
    place: text,
    reason: expect.stringContaining('not a database'),
  })
  expect(readFileSync(text, 'utf8')).toHaveLength(10_000)
  mkdirSync(path('folder'))
  expect(await problem(path('folder'))).toMatchObject({ code: 'store-unreadable' })
  expect(await problem(path('letter.txt/tables.db'))).toMatchObject({ code: 'store-unreadable' })
})

test('a damaged file is detected before it is used', async () => {
  const place = path('tables.db')
  const store = must(await openSqlite(place))
  for (let n = 0; n < 200; n += 1) await store.append(`t${n}`, 0, [entry('x'.repeat(500))], summary)
  await store.close()
  const bytes = readFileSync(place)
  bytes.fill(0xa5, 5 * 4096, 12 * 4096)
  writeFileSync(place, bytes)
  expect(await problem(place)).toMatchObject({ code: 'store-unreadable' })
})
