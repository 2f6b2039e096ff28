import { expect, test } from 'vitest'
import { entry, type Fixture, summary } from './fixture.ts'

/** The contract for checkpoints: loading a table is fast for any length of its log. */
export const checkpointing = ({ open }: Fixture): void => {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => entry(from + n, `i${from + n}`))
  const versions = (entries: readonly { readonly version: number }[]) => entries.map(({ version }) => version)

  test('a table is loaded from its last checkpoint, with some entries before it', async () => {
    const store = await open()
    await store.append('t', 0, numbers(1, 6), summary)
    expect(await store.load('t', 3)).toMatchObject({ version: 6, checkpoint: null, entries: { length: 6 } })
    await store.checkpoint('t', { version: 4, state: { four: [4] } }, 100)
    await store.append('t', 6, numbers(7, 8), summary)
    const { checkpoint, entries } = await store.load('t', 1)
    expect([checkpoint, versions(entries)]).toEqual([{ version: 4, state: { four: [4] } }, [4, 5, 6, 7, 8]])
    // An older checkpoint, and one of an unknown table, change nothing.
    await store.checkpoint('t', { version: 3, state: 'old' }, 1)
    await store.checkpoint('nowhere', { version: 3, state: 'lost' }, 1)
    expect((await store.load('t', 0)).checkpoint?.version).toBe(4)
    expect(await store.load('nowhere', 5)).toEqual({ version: 0, checkpoint: null, entries: [] })
    expect(versions(await store.read('t'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('a checkpoint removes entries far before it, without changing versions and conflicts', async () => {
    const store = await open()
    await store.append('t', 0, numbers(1, 10), summary)
    await store.checkpoint('t', { version: 9, state: 9 }, 4)
    expect(versions(await store.read('t'))).toEqual([6, 7, 8, 9, 10])
    expect(versions(await store.read('t', 8))).toEqual([9, 10])
    expect(await store.append('t', 9, [entry('x')], summary)).toEqual({ kind: 'conflict', version: 10 })
    expect(await store.append('t', 10, [entry('x', 'i7')], summary)).toEqual({ kind: 'repeated', version: 7 })
    expect(await store.append('t', 10, numbers(11, 12), summary)).toEqual({ kind: 'done', version: 12 })
    expect(await store.sweep(2, 9, ['t'])).toBe(0)
    expect(await store.sweep(2, 9, ['other'])).toBe(1)
    expect(await store.load('t', 5)).toEqual({ version: 0, checkpoint: null, entries: [] })
  })
}
