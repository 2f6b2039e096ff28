import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { must } from '@halfpint/core'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test, vi } from 'vitest'
import { entry, SOON, summary } from '../test/fixture.ts'
import { folderForEach } from '../test/folder.ts'
import { MAX_COPY_BYTES } from './copies.ts'
import { openSqlite } from './sqlite.ts'

const path = folderForEach()
const NAME = 'Xanthippe'

const filesWith = (place: string): string[] =>
  ['', '-wal', '-shm'].filter(end => existsSync(place + end) && readFileSync(place + end).includes(NAME))

/** A store from whose entries, checkpoint, record and summary the name was removed. */
const forgotten = async (place: string) => {
  const store = must(await openSqlite(place))
  const named = { ...summary, summary: { people: [NAME] } }
  const versions: number[] = []
  for (let version = 0; version < 120; version += 1) {
    await store.append('t', version, [entry(version % 3 === 0 ? NAME : 'x'.repeat(version))], named)
    await store.append(`other${version % 7}`, Math.floor(version / 7), [entry('y'.repeat(version))], summary)
    if (version % 3 === 0) versions.push(version + 1)
  }
  const game = { table: 't', match: 1, game: 'herzlos', endedAt: 1, players: [NAME] }
  await store.archive('g', { text: NAME.repeat(2_000) }, game)
  await store.checkpoint('t', { version: 80, state: NAME.repeat(2_000) }, 1_000)
  expect(filesWith(place)).not.toEqual([])
  await store.append('t', 120, [entry('forgotten')], summary)
  await store.checkpoint('t', { version: 121, state: 'whole' }, 1_000)
  await store.rewrite(
    't',
    versions.map(version => ({ version, event: '…' })),
  )
  await store.rewriteRecord('g', { text: '' }, ['#1'])
  return store
}

test('after an erasure, no file contains rewritten content, and everything else is kept', async () => {
  const place = path('tables.db')
  const store = await forgotten(place)
  await store.erase()
  expect(filesWith(place)).toEqual([])
  const log = await store.read('t')
  expect([log.length, log[0]?.event, log[1]?.event, log[120]?.event]).toEqual([121, '…', 'x', 'forgotten'])
  expect(await store.append('t', 121, [entry('next')], summary)).toEqual({ kind: 'done', version: 122 })
  expect((await store.records('t')).map(({ players }) => players)).toEqual([['#1']])
  await store.close()
})

test('an erasure does not wait for a reader of an older state, and is completed when the reader ends', async () => {
  const place = path('tables.db')
  const store = await forgotten(place)
  const reader = new DatabaseSync(place, { readOnly: true })
  reader.exec('begin')
  reader.prepare('select count(*) from entries').get()
  await store.erase()
  expect(filesWith(place)).not.toEqual([])
  expect(await store.append('t', 121, [entry('next')], summary)).toEqual({ kind: 'done', version: 122 })
  reader.exec('rollback')
  reader.close()
  await vi.waitFor(() => expect(filesWith(place)).toEqual([]), SOON)
  await store.close()
})

test('a second erasure within a minute is completed when the store closes', async () => {
  const place = path('tables.db')
  const store = await forgotten(place)
  await store.erase()
  await store.append('u', 0, [entry(NAME)], summary)
  await store.remove('u')
  await store.erase()
  await store.close()
  expect(filesWith(place)).toEqual([])
})

test('after a copy was removed and erased, no file contains a part of it, and the file is small again', async () => {
  const place = path('tables.db')
  const store = must(await openSqlite(place))
  await store.append('t', 0, [entry('kept')], summary)
  await store.copies.write('kept', null, randomBytes(5_000), 0)
  await store.erase()
  const before = statSync(place).size
  // Larger than a page, replaced several times, so that every page was used by other copies too.
  const written: Buffer[] = []
  const tags = new Map<string, string>()
  for (let at = 0; at < 40; at += 1) {
    const id = `c${at % 10}`
    const body = randomBytes(MAX_COPY_BYTES - 1_000 * at)
    written.push(body)
    const done = await store.copies.write(id, tags.get(id) ?? null, body, 0)
    if (done.kind === 'done') tags.set(id, done.tag)
  }
  for (const id of tags.keys()) expect(await store.copies.remove(id)).toBe(true)
  await store.erase()
  // The second erasure within a minute is completed when the store closes.
  await store.close()
  const files = ['', '-wal', '-shm'].filter(end => existsSync(place + end)).map(end => readFileSync(place + end))
  const parts = written.flatMap(body => [0, 4_000, 70_000, 200_000].map(from => body.subarray(from, from + 16)))
  expect(parts.filter(part => files.some(file => file.includes(part)))).toEqual([])
  expect(statSync(place).size).toBeLessThan(before + 50_000)
  const again = must(await openSqlite(place))
  expect((await again.copies.read('kept', 0))?.body).toHaveLength(5_000)
  await again.close()
})
