import { must } from '@halfpint/core'
import { afterEach, expect, test } from 'vitest'
import { appender } from '../test/child.ts'
import { folder } from '../test/folder.ts'
import { openSqlite } from './sqlite.ts'

const home = folder()
afterEach(home.remove)

const KILLS = 6

test('killed at any moment, a process loses nothing that it acknowledged', async () => {
  const place = home.path('tables.db')
  const said: string[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = appender(place, `life${kill}`)
    // Some moments lie in the opening of the file, most of them in the middle of writing.
    await child.said(kill === 0 ? 1 : Math.ceil(Math.random() * 400))
    child.process.kill('SIGKILL')
    await child.ended()
    said.push(...child.lines.filter(line => line !== 'open'))

    const store = must(await openSqlite(place))
    const logs = new Map<string, Awaited<ReturnType<typeof store.read>>>()
    for (const table of ['a', 'b', 'c', 'd']) logs.set(table, await store.read(table))
    for (const [table, log] of logs) {
      expect(log.map(({ version }) => version)).toEqual(log.map((_, place) => place + 1))
      // An append is there with both its entries or not at all, and the list knows of it.
      expect(log.length % 2).toBe(0)
      if (log.length > 0)
        expect(await store.list(9)).toContainEqual(expect.objectContaining({ table, version: log.length }))
    }
    for (const line of said) {
      const [table = '', version, id] = line.split(' ')
      expect(logs.get(table)?.[Number(version) - 2]?.id, line).toBe(id)
    }
    await store.close()
  }
  expect(said.length).toBeGreaterThan(KILLS)
})

test('processes that open a new file at the same moment, and write to it together, lose nothing', async () => {
  const place = home.path('new/folder/tables.db')
  const children = ['one', 'two', 'three'].map(name => appender(place, name, 15))
  await Promise.all(children.map(child => child.ended()))
  expect(children.map(child => child.process.exitCode)).toEqual([0, 0, 0])
  const store = must(await openSqlite(place))
  for (const table of ['a', 'b', 'c', 'd']) {
    const log = await store.read(table)
    expect(log).toHaveLength(3 * 15 * 2)
    expect(new Set(log.flatMap(({ id }) => id ?? [])).size).toBe(45)
  }
  await store.close()
})
