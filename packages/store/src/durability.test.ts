import { must } from '@halfpint/core'
import { expect, test, vi } from 'vitest'
import { type Appender, appender } from '../test/child.ts'
import { SOON } from '../test/fixture.ts'
import { folderForEach } from '../test/folder.ts'
import { dropDatabase, freshDatabase, postgresSkipped } from '../test/postgres.ts'
import { versionRecorder } from '../test/watching.ts'
import { openStore } from './open.ts'
import type { Store } from './store.ts'

const path = folderForEach()

const TABLES = ['a', 'b', 'c', 'd']
/** Compares the acknowledged appends with the logs. */
const nothingLost = async (store: Store, said: readonly string[]): Promise<void> => {
  const logs = new Map<string, Awaited<ReturnType<Store['read']>>>()
  for (const table of TABLES) logs.set(table, await store.read(table))
  const listed = await store.list(9)
  for (const [table, log] of logs) {
    expect(log.map(({ version }) => version)).toEqual(log.map((_, place) => place + 1))
    const ids = log.flatMap(({ id }) => id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    // An append is stored with both entries or not at all, and the list contains its table.
    expect(log.length).toBe(ids.length * 2)
    if (log.length > 0) expect(listed).toContainEqual(expect.objectContaining({ table, version: log.length }))
  }
  for (const line of said) {
    const [table = '', version, id] = line.split(' ')
    expect(logs.get(table)?.[Number(version) - 2]?.id, line).toBe(id)
  }
}

const kill = async (child: Appender): Promise<readonly string[]> => {
  child.process.kill('SIGKILL')
  await child.ended()
  return child.lines.filter(line => line !== 'open')
}

test('a process that is killed at any moment loses nothing that it acknowledged', async () => {
  const place = path('tables.db')
  const said: string[] = []
  for (let life = 0; life < 6; life += 1) {
    const child = appender(place, `life${life}`)
    // The first time just after the file was opened, later during writes.
    await child.said(life === 0 ? 1 : Math.ceil(Math.random() * 200))
    said.push(...(await kill(child)))
    const store = must(await openStore(place))
    await nothingLost(store, said)
    await store.close()
  }
  expect(said.length).toBeGreaterThan(6)
})

test.skipIf(postgresSkipped)('if one of two processes on PostgreSQL is killed, the other continues', async () => {
  const url = await freshDatabase()
  const store = must(await openStore(url))
  const heard = versionRecorder()
  store.watch(heard.hear)
  const said: string[] = []
  let steady = appender(url, 'life0')
  for (let life = 1; life < 4; life += 1) {
    const next = appender(url, `life${life}`)
    await next.said(1 + Math.ceil(Math.random() * 60))
    said.push(...(await kill(steady)))
    const soFar = next.lines.length
    await next.said(soFar + 10)
    steady = next
  }
  said.push(...(await kill(steady)))
  await nothingLost(store, said)
  const ends = await Promise.all(TABLES.map(async table => [table, (await store.read(table)).length] as const))
  // A process that was killed between commit and notification has notified nobody; polling finds its appends.
  await vi.waitFor(() => expect([...heard.highest].sort()).toEqual(ends), SOON)
  await store.close()
  await dropDatabase(url)
})

test('processes that create a file at the same time and write to it lose nothing', async () => {
  const place = path('new/folder/tables.db')
  const children = ['one', 'two', 'three'].map(name => appender(place, name, { max: 15 }))
  await Promise.all(children.map(child => child.ended()))
  expect(children.map(child => child.process.exitCode)).toEqual([0, 0, 0])
  const store = must(await openStore(place))
  await nothingLost(
    store,
    children.flatMap(child => child.lines.filter(line => line !== 'open')),
  )
  for (const table of TABLES) expect(await store.read(table)).toHaveLength(3 * 15 * 2)
  await store.close()
})

test('with a full disk, appends are refused and acknowledged ones are kept', async () => {
  const place = path('tables.db')
  const child = appender(place, 'full', { blocks: 4000 })
  await child.ended()
  expect(child.process.exitCode).toBe(3)
  const said = child.lines.filter(line => line !== 'open')
  expect(said.length).toBeGreaterThan(0)
  const store = must(await openStore(place))
  await nothingLost(store, said)
  await store.close()
})
