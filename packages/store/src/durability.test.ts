import { must } from '@halfpint/core'
import { expect, test, vi } from 'vitest'
import { type Appender, appender } from '../test/child.ts'
import { SOON } from '../test/fixture.ts'
import { folderForEach } from '../test/folder.ts'
import { dropDatabase, freshDatabase, postgresLeftOut } from '../test/postgres.ts'
import { ledger } from '../test/watching.ts'
import { openStore } from './open.ts'
import type { Store } from './store.ts'

const path = folderForEach()

const TABLES = ['a', 'b', 'c', 'd']
/** Holds what was acknowledged against the logs. */
const nothingLost = async (store: Store, said: readonly string[]): Promise<void> => {
  const logs = new Map<string, Awaited<ReturnType<Store['read']>>>()
  for (const table of TABLES) logs.set(table, await store.read(table))
  const listed = await store.list(9)
  for (const [table, log] of logs) {
    expect(log.map(({ version }) => version)).toEqual(log.map((_, place) => place + 1))
    const ids = log.flatMap(({ id }) => id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    // An append is there with both its entries or not at all, and the list knows of it.
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

test('killed at any moment, a process loses nothing that it acknowledged', async () => {
  const place = path('tables.db')
  const said: string[] = []
  for (let life = 0; life < 6; life += 1) {
    const child = appender(place, `life${life}`)
    // The first moment lies just after the opening of the file, the others in the middle of writing.
    await child.said(life === 0 ? 1 : Math.ceil(Math.random() * 200))
    said.push(...(await kill(child)))
    const store = must(await openStore(place))
    await nothingLost(store, said)
    await store.close()
  }
  expect(said.length).toBeGreaterThan(6)
})

test.skipIf(postgresLeftOut)('of two processes on PostgreSQL either may be killed, and the other goes on', async () => {
  const url = await freshDatabase()
  const store = must(await openStore(url))
  const heard = ledger()
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
  // Whoever was killed between writing and telling has told nobody; it is found out all the same.
  await vi.waitFor(() => expect([...heard.highest].sort()).toEqual(ends), SOON)
  await store.close()
  await dropDatabase(url)
})

test('processes that open a new file at the same moment, and write to it together, lose nothing', async () => {
  const place = path('new/folder/tables.db')
  const children = ['one', 'two', 'three'].map(name => appender(place, name, { most: 15 }))
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

test('a disk that is full refuses what it cannot keep and keeps what it acknowledged', async () => {
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
