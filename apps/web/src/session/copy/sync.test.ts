import { must, ok, refuse } from '@halfpint/core'
import { memoryStore } from '@halfpint/store'
import { expect, test } from 'vitest'
import { type Belongings, merge } from './belongings.ts'
import { keysOf, open } from './seal.ts'
import { type CopyServer, createCopy, type Device, syncCopy } from './sync.ts'

/** A device that knows only some kinds of things, as an older version does. */
const device = (own: Belongings, kind = ''): Device & { readonly all: () => Belongings } => {
  let all = own
  return {
    all: () => all,
    read: async () => all,
    join: async others => {
      all = merge(all, new Map([...others].filter(([name]) => name.startsWith(kind))))
    },
    settle: async () => {},
  }
}

const openServer = () => {
  const { copies } = memoryStore()
  const requests: string[] = []
  const server: CopyServer = {
    async read(token, known) {
      requests.push('read')
      const found = await copies.read(token, 0)
      if (found === null) return refuse('no-copy')
      return ok({
        tag: found.tag,
        ...(found.tag === known ? {} : { copy: Buffer.from(found.body).toString('base64') }),
      })
    },
    async write(token, { tag, copy }) {
      requests.push('write')
      const written = await copies.write(token, tag, Buffer.from(copy, 'base64'), 0)
      if (written.kind === 'done') return ok({ tag: written.tag })
      return refuse('tag' in written && written.tag === null ? 'no-copy' : 'copy-changed')
    },
  }
  return { server, copies, requests }
}

const thing = (value: string) => ({ changes: 1, value })

test('a device keeps things in the copy that its version does not know', async () => {
  const keys = await keysOf(new Uint8Array(16))
  const { server } = openServer()
  const newer = device(new Map([['later x', thing('new')]]))
  await createCopy(newer, server, keys)
  const older = device(new Map([['pad a', thing('own')]]), 'pad ')
  must(await syncCopy(older, server, keys, null))
  expect([...older.all().keys()]).toEqual(['pad a'])
  const answer = must(await server.read(keys.token, null))
  expect([...((await open(keys, answer.copy as string)) ?? new Map()).keys()].toSorted()).toEqual(['later x', 'pad a'])
})

test('a device without changes asks once and writes nothing', async () => {
  const keys = await keysOf(new Uint8Array(16))
  const { server, requests } = openServer()
  const own = device(new Map([['pad a', thing('own')]]))
  const seen = must(await createCopy(own, server, keys))
  requests.length = 0
  expect(must(await syncCopy(own, server, keys, seen))).toEqual(seen)
  expect(requests).toEqual(['read'])
})

test('a deleted copy does not come back, and another key does not open it', async () => {
  const keys = await keysOf(new Uint8Array(16))
  const { server, copies } = openServer()
  const own = device(new Map([['pad a', thing('own')]]))
  const seen = must(await createCopy(own, server, keys))
  const other = await keysOf(Uint8Array.from({ length: 16 }, (_, at) => at))
  expect(await syncCopy(device(new Map()), server, { ...other, token: keys.token }, null)).toMatchObject({
    problem: { code: 'copy-unreadable' },
  })
  await copies.remove(keys.token)
  expect(await syncCopy(own, server, keys, seen)).toMatchObject({ problem: { code: 'no-copy' } })
  expect(await copies.read(keys.token, 0)).toBeNull()
})
