import { randomBytes } from 'node:crypto'
import type { Json } from '@halfpint/core'
import { expect, test } from 'vitest'
import type { Versioned } from './belongings.ts'
import { keysOf, MAX_BYTES, open, pack, seal } from './seal.ts'
import { keyOfWords, wordsOf } from './words.ts'

const key = () => Uint8Array.from(randomBytes(16))

const things = (count: number, size = 20): Map<string, Versioned> =>
  new Map(
    Array.from({ length: count }, (_, at): [string, Versioned] => {
      const value: Json = { id: `e${at}`, at: at + 1, kind: 'game', text: randomBytes(size).toString('hex') }
      return [`entry e${at}`, { changes: 1, value }]
    }),
  )

const bytesIn = (copy: string): Buffer => Buffer.from(copy, 'base64')

test('a copy opens with its key only: none of 10,000 other keys opens it', async () => {
  const [own, all] = [await keysOf(key()), things(50)]
  const copy = await seal(own, await pack(all))
  expect(await open(own, copy)).toEqual(all)
  const tokens = new Set([own.token])
  let opened = 0
  for (let at = 0; at < 10_000; at++) {
    const other = await keysOf(key())
    tokens.add(other.token)
    if ((await open(other, copy)) !== undefined) opened++
  }
  expect(opened).toBe(0)
  expect(tokens.size).toBe(10_001)
})

test('a copy is different each time, and a changed byte is noticed', async () => {
  const keys = await keysOf(key())
  const packed = await pack(things(3))
  const [one, other] = [await seal(keys, packed), await seal(keys, packed)]
  expect(one).not.toBe(other)
  const bytes = bytesIn(one)
  for (const at of [0, 1, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    expect(await open(keys, changed.toString('base64'))).toBeUndefined()
  }
  expect(await open(keys, '')).toBeUndefined()
  expect(await open(keys, '!')).toBeUndefined()
})

test('a full copy has the newest things and all removals, and says how many are left out', async () => {
  const keys = await keysOf(key())
  const all = things(400, 1_000)
  all.set('pad gone', { changes: 9 })
  const packed = await pack(all)
  const copy = bytesIn(await seal(keys, packed))
  expect(copy.length).toBeLessThanOrEqual(MAX_BYTES)
  expect(copy.length).toBeGreaterThan(MAX_BYTES * 0.95)
  const kept = await open(keys, copy.toString('base64'))
  expect(kept?.size).toBe(all.size - packed.left)
  expect(packed.left).toBeGreaterThan(50)
  expect([kept?.has('pad gone'), kept?.has('entry e399'), kept?.has('entry e0')]).toEqual([true, true, false])
})

test('twelve words name a key, in any case and with any spaces', () => {
  for (let at = 0; at < 100; at++) {
    const own = key()
    const words = wordsOf(own)
    expect(words).toHaveLength(12)
    expect(keyOfWords(`\n ${words.join(' , ').toUpperCase()}.`)).toEqual(own)
    expect(keyOfWords(words.slice(1).join(' '))).toBeUndefined()
  }
  expect(keyOfWords('')).toBeUndefined()
  expect(keyOfWords(Array(12).fill('abandon').join(' '))).toBeUndefined()
})
