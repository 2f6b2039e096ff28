import { existsSync, readFileSync } from 'node:fs'
import { must } from '@halfpint/core'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test, vi } from 'vitest'
import { entry, SOON, summary } from '../test/fixture.ts'
import { folderForEach } from '../test/folder.ts'
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
