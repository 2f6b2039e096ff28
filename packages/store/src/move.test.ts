import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { must } from '@halfpint/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { entry, summary } from '../test/fixture.ts'
import { folderForEach } from '../test/folder.ts'
import { asPostgres, dropDatabase, freshDatabase, postgresSkipped } from '../test/postgres.ts'
import { FILE_STEPS, openFile } from './file.ts'
import { moveStore } from './move.ts'
import { openStore } from './open.ts'
import type { Store } from './store.ts'

const path = folderForEach()
const TABLES = 1200
const COPIES = 60

const tableAt = (n: number): string => `t${String(n).padStart(5, '0')}`

// A closed connection releases its file when its statements are garbage collected, or when its process ends.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** Moves after the closed stores of this test have released their files. */
const move: typeof moveStore = async (...words) => {
  for (;;) {
    collect()
    await sleep(1)
    const moved = await moveStore(...words)
    if (moved.ok || moved.problem.code !== 'store-in-use') return moved
  }
}

/** A store with more tables than one batch, a long log, and a record. */
const furnish = async (place: string): Promise<void> => {
  const store = must(await openStore(place))
  const open = { ...summary, listed: true, due: 7.5, over: true, summary: { name: 'Ирина „Ü“ \u0000' } }
  await Promise.all(Array.from({ length: TABLES }, (_, n) => store.append(tableAt(n), 0, [entry(`f${n}`)], open)))
  const log = Array.from({ length: 1500 }, (_, n) => ({ id: `w${n}`, at: n + 0.25, event: { n, text: '🍺\u0000' } }))
  await store.append('long', 0, log, { ...summary, listed: false, due: null })
  const finished = { table: 'long', match: 1, game: 'herzlos', endedAt: 9.5, players: ['Ann', 'Ирина'] }
  await store.archive('long-1', { result: 'ß' }, finished)
  for (let n = 0; n < COPIES; n += 1) await store.copies.write(`c${n}`, null, Uint8Array.of(0, n, 255), 7.5)
  await store.close()
}

const contents = async (store: Store) => ({
  list: await store.list(5),
  due: await store.due(8, 3),
  long: await store.read('long'),
  last: await store.read(tableAt(TABLES - 1)),
  record: await store.record('long-1'),
  records: await store.records('long'),
  copy: [...((await store.copies.read('c59', 7.5))?.body ?? [])],
})

const look = async (place: string) => {
  const store = must(await openStore(place))
  const found = await contents(store)
  await store.close()
  return found
}

const HELD = { tables: TABLES + 1, entries: TABLES + 1500, games: 1, copies: COPIES }

test('all data is copied from file to file, and the source stays unchanged', async () => {
  await furnish(path('a.sqlite'))
  const told: number[] = []
  const before = await look(path('a.sqlite'))
  const moved = await move(path('a.sqlite'), path('b.sqlite'), (done, total) => told.push(done / total))
  expect(moved).toMatchObject({ ok: true, value: HELD })
  expect(told.at(-1)).toBe(1)
  expect(told).toEqual([...told].sort((one, other) => one - other))
  expect(await look(path('b.sqlite'))).toEqual(before)
  expect(await look(path('a.sqlite'))).toEqual(before)

  const store = must(await openStore(path('b.sqlite')))
  expect(await store.append('long', 1500, [entry('on')], summary)).toEqual({ kind: 'done', version: 1501 })
  expect(await store.append('long', 1501, [{ ...entry('again'), id: 'w7' }], summary)).toMatchObject({
    kind: 'repeated',
  })
  await store.close()
})

test('source and target may be folders', async () => {
  await furnish(path('a.sqlite'))
  expect(await move(path('a.sqlite'), path('club'))).toMatchObject({ ok: true })
  expect(await move(path('club'), path('club/halfpint.sqlite'))).toMatchObject({
    problem: { code: 'move-to-itself' },
  })
  expect(await look(path('club/halfpint.sqlite'))).toEqual(await look(path('a.sqlite')))
})

test('an impossible move is refused and changes nothing', async () => {
  expect(await move(path('none.sqlite'), path('b.sqlite'))).toMatchObject({ problem: { code: 'store-missing' } })
  expect(await move('memory:', path('b.sqlite'))).toMatchObject({ problem: { code: 'store-unknown' } })
  await furnish(path('a.sqlite'))
  await furnish(path('full.sqlite'))
  expect(await move(path('a.sqlite'), path('full.sqlite'))).toMatchObject({
    problem: { code: 'store-not-empty', place: path('full.sqlite'), tables: TABLES + 1, games: 1 },
  })
  expect(await look(path('full.sqlite'))).toEqual(await look(path('a.sqlite')))
})

test('the source is not changed: neither an empty file, nor one of an older version', async () => {
  const old = path('old.sqlite')
  writeFileSync(path('empty.sqlite'), '')
  must(await openFile(old, FILE_STEPS.slice(0, 2))).close()
  for (const [at, place] of [path('empty.sqlite'), old].entries()) {
    expect(await move(place, path(`new${at}.sqlite`))).toMatchObject({ ok: true, value: { tables: 0 } })
  }
  expect(readFileSync(path('empty.sqlite'))).toHaveLength(0)
  // The version that created it can still open it.
  expect(await openFile(old, FILE_STEPS.slice(0, 2))).toMatchObject({ ok: true })
})

test('a file in use by a server is not moved', async () => {
  await furnish(path('a.sqlite'))
  const server = must(await openStore(path('a.sqlite')))
  expect(await moveStore(path('a.sqlite'), path('b.sqlite'))).toMatchObject({ problem: { code: 'store-in-use' } })
  expect(await server.append('long', 1500, [entry('on')], summary)).toMatchObject({ kind: 'done' })
  await server.close()
})

describe.skipIf(postgresSkipped)('with PostgreSQL', () => {
  let url: string
  beforeEach(async () => {
    url = await freshDatabase()
  })
  afterEach(() => dropDatabase(url))

  test('a file moves into the database and back again', async () => {
    await furnish(path('a.sqlite'))
    const before = await look(path('a.sqlite'))
    expect(await move(path('a.sqlite'), url)).toMatchObject({ ok: true, value: HELD })
    expect(await look(url)).toEqual(before)
    expect(await move(path('a.sqlite'), url)).toMatchObject({ problem: { code: 'store-not-empty' } })
    expect(await move(url, path('c.sqlite'))).toMatchObject({ ok: true, value: HELD })
    expect(await look(path('c.sqlite'))).toEqual(before)
  }, 60_000)

  test('a database in use by a server is not moved', async () => {
    const server = must(await openStore(url))
    expect(await moveStore(url, path('b.sqlite'))).toMatchObject({ problem: { code: 'store-in-use' } })
    await server.close()
    expect(await move(url, path('b.sqlite'))).toMatchObject({ ok: true, value: { tables: 0 } })
  }, 60_000)

  test('an empty source database stays empty', async () => {
    expect(await move(url, path('b.sqlite'))).toMatchObject({ ok: true, value: { tables: 0 } })
    const { rows } = await asPostgres(client => client.query("select to_regnamespace('halfpint') as found"), url)
    expect(rows).toEqual([{ found: null }])
  }, 60_000)

  test('a failed move leaves the database empty', async () => {
    await furnish(path('a.sqlite'))
    must(await move(path('a.sqlite'), path('b.sqlite')))
    await must(await openStore(url)).close()
    await asPostgres(client => client.query('alter table halfpint.games add constraint none check (match > 1)'), url)
    const failed = await move(path('a.sqlite'), url)
    expect(failed).toMatchObject({ problem: { code: 'move-failed' } })
    const { rows } = await asPostgres(client => client.query('select count(*)::int as n from halfpint.tables'), url)
    expect(rows).toEqual([{ n: 0 }])
  }, 60_000)
})
