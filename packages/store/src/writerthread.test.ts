import { copyFileSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { must } from '@halfpint/core'
import { buildSync } from 'esbuild'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { entry, SOON, summary } from '../test/fixture.ts'
import { folderForEach } from '../test/folder.ts'
import { StoreDamaged } from './down.ts'
import { openSqlite } from './sqlite.ts'
import { openWriterThread } from './writerthread.ts'

const path = folderForEach()

// A thread cannot be started from sources; beside the packages that it loads it finds them.
const program = join(import.meta.dirname, `../../../node_modules/.cache/halfpint-writer-${process.pid}.js`)
const writer = pathToFileURL(program)
const suicide = pathToFileURL(program.replace('.js', '-suicide.js'))
const mortal = pathToFileURL(program.replace('.js', '-mortal.js'))
beforeAll(() => {
  const build = (url: URL, contents: string): unknown =>
    buildSync({
      stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
      outfile: url.pathname,
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['halfpint'],
      external: ['@photostructure/sqlite'],
    })
  build(writer, `import { serveWriter } from './writerthread.ts'\nserveWriter()`)
  build(suicide, `import { parentPort } from 'node:worker_threads'\nparentPort?.on('message', () => process.exit())`)
  build(
    mortal,
    `import { parentPort } from 'node:worker_threads'
    import { serveWriter } from './writerthread.ts'
    serveWriter()
    parentPort?.on('message', batch => JSON.stringify(batch).includes('die') && process.exit())`,
  )
})
afterAll(() => {
  for (const url of [writer, suicide, mortal]) rmSync(url, { force: true })
})

const open = async (place: string, trouble: (error: unknown) => void = () => {}, wide?: number) =>
  must(await openSqlite(place, trouble, writer, wide))

test('appends of one turn are judged each on its own, in the thread as elsewhere, and what was told stays', async () => {
  const store = await open(path('tables.db'))
  const heard: unknown[] = []
  store.watch(news => heard.push(...news))
  const answers = await Promise.all([
    store.append('a', 0, [entry(1, 'x'), entry(2)], summary),
    store.append('a', 2, [entry(3, 'y')], { ...summary, due: 5 }),
    store.append('a', 3, [entry(4, 'x')], summary),
    store.append('a', 2, [entry(4)], summary),
    store.append('b', 0, [entry(1)], { ...summary, listed: false }),
    store.append('c', 7, [entry(1)], summary),
  ])
  expect(answers).toEqual([
    { kind: 'done', version: 2 },
    { kind: 'done', version: 3 },
    { kind: 'repeated', version: 1 },
    { kind: 'conflict', version: 3 },
    { kind: 'done', version: 1 },
    { kind: 'conflict', version: 0 },
  ])
  expect((await store.read('a')).map(({ fact }) => fact)).toEqual([1, 2, 3])
  await vi.waitFor(() => expect(heard).toContainEqual({ table: 'a', version: 3 }), SOON)
  await store.close()
  const again = await open(path('tables.db'))
  expect((await again.read('a')).length).toBe(3)
  expect(await again.due(9, 9)).toEqual(['a'])
  await again.close()
})

test('a summary that did not change stays, and one that did is found: by the list and by what is due', async () => {
  const store = await open(path('tables.db'))
  const seen = { game: 'herzlos' }
  for (let version = 0; version < 5; version++) {
    await store.append('a', version, [entry(version)], { ...summary, due: 10, summary: seen })
  }
  expect([await store.list(9), await store.due(10, 9)]).toEqual([[{ table: 'a', version: 5, summary: seen }], ['a']])
  await store.append('a', 5, [entry('later')], { ...summary, due: 20, summary: { game: 'half-pint-heroes' } })
  expect(await store.due(10, 9)).toEqual([])
  expect(await store.list(9)).toMatchObject([{ version: 6, summary: { game: 'half-pint-heroes' } }])
  await store.append('a', 6, [], { ...summary, listed: false })
  await store.append('a', 6, [entry('last')], { ...summary, listed: false })
  expect([await store.list(9), (await store.read('a')).length]).toEqual([[], 7])
  // A table that was swept away and is opened again has nothing of the one before.
  expect(await store.sweep(Number.MAX_SAFE_INTEGER, 9)).toBe(1)
  await store.append('a', 0, [entry('new')], { ...summary, listed: false })
  await store.append('a', 1, [entry('new')], summary)
  expect(await store.list(9)).toMatchObject([{ table: 'a', version: 2 }])
  await store.close()
})

test('what is staged when the process dies is in its place for whoever opens the file next', async () => {
  const place = path('tables.db')
  const store = await open(place)
  await store.append('a', 0, [entry(1, 'x'), entry(2)], summary)
  await store.append('a', 2, [entry(3, 'y')], summary)
  await store.checkpoint('a', { version: 3, state: 'whole' }, 1)
  const log = await store.read('a')
  expect(log.map(({ version }) => version)).toEqual([3])
  // A copy of the files as they are now is what a kill leaves.
  for (const end of ['', '-wal']) copyFileSync(`${place}${end}`, `${path('killed.db')}${end}`)
  await store.close()
  for (const after of [await open(path('killed.db')), must(await openSqlite(place))]) {
    expect(await after.read('a')).toEqual(log)
    expect(await after.append('a', 3, [entry(4, 'y')], summary)).toEqual({ kind: 'repeated', version: 3 })
    expect(await after.append('a', 2, [entry(4)], summary)).toEqual({ kind: 'conflict', version: 3 })
    expect(await after.append('a', 3, [entry(4)], summary)).toEqual({ kind: 'done', version: 4 })
    await after.close()
  }
})

test('more entries than are staged at a time are all there, once, and judged as ever', async () => {
  const store = await open(path('tables.db'))
  const tables = ['a', 'b', 'c']
  const check = async (table: string, length: number): Promise<void> => {
    const log = await store.read(table)
    expect(log.map(({ version, fact }) => [version, fact])).toEqual(log.map((_, at) => [at + 1, at]))
    expect(log).toHaveLength(length)
  }
  for (let version = 0; version < 8_000; version += 100) {
    const entries = (table: string) =>
      Array.from({ length: 100 }, (_, at) => entry(version + at, at === 0 ? `${table} ${version}` : undefined))
    await Promise.all(tables.map(table => store.append(table, version, entries(table), summary)))
    if (version % 1000 === 0) await check('b', version + 100)
  }
  for (const table of tables) {
    await check(table, 8_000)
    for (const [id, version] of [
      [`${table} 0`, 1],
      [`${table} 7900`, 7_901],
    ] as const) {
      expect(await store.append(table, 8_000, [entry(1, id)], summary)).toEqual({ kind: 'repeated', version })
    }
  }
  await store.remove('b')
  expect(await store.read('b')).toEqual([])
  expect(await store.append('b', 0, [entry(1, 'b 0')], summary)).toEqual({ kind: 'done', version: 1 })
  expect((await store.list(9)).map(({ table, version }) => `${table} ${version}`).sort()).toEqual([
    'a 8000',
    'b 1',
    'c 8000',
  ])
  await store.close()
})

test('what a thread that dies leaves unanswered is not known, and the next batch has a new thread', async () => {
  const thread = openWriterThread(suicide, path('none.db'))
  for (let life = 0; life < 2; life++) {
    const outcomes = await thread.write([
      { kind: 'touch', with: [] },
      { kind: 'touch', with: [] },
    ])
    expect(outcomes).toMatchObject([{ error: { code: 'store-down' } }, { error: { code: 'store-down' } }])
  }
  await thread.close()
})

test('what was written and not answered, because the thread died, is read all the same', async () => {
  const store = must(await openSqlite(path('tables.db'), () => {}, mortal))
  await store.append('a', 0, [entry(1), entry(2)], summary)
  await store.append('b', 0, [entry(1)], summary)
  await store.append('a', 2, [entry('die')], summary).catch(() => {})
  const facts = async (): Promise<unknown[]> => (await store.read('a')).map(({ fact }) => fact)
  await vi.waitFor(async () => expect(await facts()).toEqual([1, 2, 'die']), SOON)
  // The thread may have answered before it died; what comes in between is not written.
  await vi.waitFor(
    async () => expect(await store.append('a', 3, [entry(4, 'x')], summary)).toMatchObject({ version: 4 }),
    SOON,
  )
  expect(await facts()).toEqual([1, 2, 'die', 4])
  await store.close()
})

test('a file too large to be read through at the start is read through meanwhile, and damage in it is told', async () => {
  const place = path('tables.db')
  const store = await open(place)
  const long = 'x'.repeat(2_000)
  for (let version = 0; version < 200; version++) await store.append('a', version, [entry(long)], summary)
  await store.close()
  // Two pages in the middle are overwritten.
  const file = openSync(place, 'r+')
  writeSync(file, Buffer.alloc(8192, 7), 0, 8192, Math.floor(statSync(place).size / 8192) * 4096)
  const told: unknown[] = []
  const damaged = await open(place, error => told.push(error), 1024)
  await vi.waitFor(() => expect(told.some(error => error instanceof StoreDamaged)).toBe(true), SOON)
  await expect(damaged.ping()).rejects.toMatchObject({ code: 'store-damaged' })
  await damaged.close()
})

test('whoever closes a store that is being closed waits for its thread too', async () => {
  const store = await open(path('closing.db'))
  const appended = store.append('t', 0, [entry(1)], summary)
  const order: string[] = []
  const first = store.close().then(() => order.push('first'))
  const second = store.close().then(() => order.push('second'))
  expect(await appended).toMatchObject({ kind: 'done' })
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
  await expect(store.append('t', 1, [entry(2)], summary)).rejects.toThrow()
})
