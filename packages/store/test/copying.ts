import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { MAX_COPY_BYTES, NOTE_VISIT_AFTER } from '../src/copies.ts'
import type { Store } from '../src/store.ts'
import type { Fixture } from './fixture.ts'

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)

const read = async ({ copies }: Store, id: string, now = 0): Promise<number[] | null> => {
  const found = await copies.read(id, now)
  return found === null ? null : [...found.body]
}

/** The contract of `copies`. */
export const copying = ({ open }: Fixture): void => {
  test('a copy is created once, read, replaced with its tag, and removed', async () => {
    const store = await open()
    const other = await open()
    const { copies } = store
    expect(await copies.read('a', 0)).toBeNull()
    const first = await copies.write('a', null, bytes(0, 1, 255), 0)
    expect(first).toMatchObject({ kind: 'done', tag: expect.any(String) })
    expect(await other.copies.write('a', null, bytes(9), 0)).toEqual({ ...first, kind: 'conflict' })
    expect(await read(other, 'a')).toEqual([0, 1, 255])
    const { tag } = first as { tag: string }
    const second = await other.copies.write('a', tag, bytes(2), 0)
    expect(second).toMatchObject({ kind: 'done' })
    expect(await copies.write('a', tag, bytes(3), 0)).toEqual({ ...second, kind: 'conflict' })
    expect(await read(store, 'a')).toEqual([2])
    expect(await copies.remove('a')).toBe(true)
    expect(await other.copies.remove('a')).toBe(false)
    expect(await other.copies.write('a', tag, bytes(4), 0)).toEqual({ kind: 'conflict', tag: null })
    expect(await read(other, 'a')).toBeNull()
  })

  test('of several writers with the same tag, one succeeds', async () => {
    const stores = [await open(), await open()] as const
    const first = await stores[0].copies.write('a', null, bytes(0), 0)
    const { tag } = first as { tag: string }
    const write = (at: number) => stores[at % 2]!.copies.write('a', tag, bytes(at + 1), 0)
    const kinds = (await Promise.all([0, 1, 2, 3, 4, 5].map(write))).map(({ kind }) => kind)
    expect(kinds.filter(kind => kind === 'done')).toHaveLength(1)
    expect(kinds.filter(kind => kind === 'conflict')).toHaveLength(5)
  })

  test('copies without a visit are swept, and reading is a visit', async () => {
    const store = await open()
    const { copies } = store
    for (const id of ['old', 'read', 'written']) await copies.write(id, null, bytes(1), 0)
    const later = NOTE_VISIT_AFTER * 10
    expect(await read(store, 'read', later)).toEqual([1])
    const kept = await copies.read('written', 0)
    await copies.write('written', kept?.tag as string, bytes(2), later)
    // A clock that is behind shortens no life.
    await read(store, 'read', 1)
    expect(await copies.sweep(later, 10)).toBe(1)
    expect(await copies.sweep(later, 10)).toBe(0)
    expect([await read(store, 'old'), await read(store, 'read'), await read(store, 'written')]).toEqual([
      null,
      [1],
      [2],
    ])
    for (const id of ['a', 'b', 'c']) await copies.write(id, null, bytes(1), 0)
    expect(await copies.sweep(later, 2)).toBe(2)
  })

  test('copies are not part of a log, a list or the counts of tables', async () => {
    const store = await open()
    await store.copies.write('a', null, randomBytes(MAX_COPY_BYTES), 1)
    expect(await store.newest()).toBeNull()
    expect(await store.counts()).toMatchObject({ tables: 0, records: 0 })
    expect(await store.sweep(Number.MAX_SAFE_INTEGER, 10)).toBe(0)
    expect((await store.copies.read('a', 1))?.body).toHaveLength(MAX_COPY_BYTES)
  })
}
