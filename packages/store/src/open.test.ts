import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { must } from '@halfpint/core'
import { afterAll, expect, test } from 'vitest'
import { folder } from '../test/folder.ts'
import { readLocation } from './location.ts'
import { openStore } from './open.ts'

const home = folder()
afterAll(home.remove)

test('the location determines the kind of store', async () => {
  const path = home.path('a b.db')
  for (const [place, kind] of [
    ['memory:', 'memory'],
    [':memory:', 'memory'],
    [path, 'sqlite'],
    [pathToFileURL(path).href, 'sqlite'],
  ] as const) {
    const store = must(await openStore(place))
    expect(store.kind).toBe(kind)
    await store.ping()
    await store.close()
  }
  expect(existsSync(path)).toBe(true)
})

test('an unknown kind of store is refused without showing the address', async () => {
  expect(await openStore('mysql://ann:secret@host/db')).toEqual({
    ok: false,
    problem: { code: 'store-unknown', kind: 'mysql' },
  })
  expect(await openStore('')).toMatchObject({ problem: { code: 'store-unknown' } })
  // An earlier version read it as a path and created a folder.
  expect(await openStore('sqlite:/srv/games.db')).toMatchObject({ problem: { code: 'store-unknown', kind: 'sqlite' } })
  expect(readLocation('C:\\games\\a.db')).toMatchObject({ value: { kind: 'sqlite', address: 'C:\\games\\a.db' } })
})

test.each(['file://otherhost/srv/games.db', 'file:///srv%2fgames.db'])(
  '%s is refused because it is not a local file',
  async place => {
    expect(await openStore(place)).toMatchObject({ ok: false, problem: { code: 'store-unreadable', place } })
  },
)

test('a server that cannot be reached is refused without showing the password', async () => {
  const opened = await openStore('postgres://ann:secret@127.0.0.1:1/db')
  expect(opened).toMatchObject({ problem: { code: 'store-unreachable', place: 'postgres://127.0.0.1:1/db' } })
  expect(JSON.stringify(opened)).not.toContain('secret')
  expect(await openStore('postgres://a b:secret@[')).toMatchObject({ problem: { code: 'store-unreachable' } })
})
