import { expect, test } from 'vitest'
import { entry, type Fixture, summary } from './fixture.ts'

/** What every store promises about who drives a table, and when. */
export const claiming = ({ open }: Fixture): void => {
  test('tables fall due in the order of their times, and not while they wait for people', async () => {
    const store = await open()
    for (const [table, due] of [
      ['c', 30],
      ['a', 10],
      ['never', null],
      ['b', 20.5],
    ] as const) {
      await store.append(table, 0, [entry('x')], { ...summary, due })
    }
    expect(await store.due(9, 9)).toEqual([])
    expect(await store.due(30, 9)).toEqual(['a', 'b', 'c'])
    expect(await store.due(30, 2)).toEqual(['a', 'b'])
    await store.append('a', 1, [entry('y')], { ...summary, due: null })
    expect(await store.due(25, 9)).toEqual(['b'])
  })

  test('of many who claim a table at once exactly one has it', async () => {
    const stores = [await open(), await open()] as const
    const owners = Array.from({ length: 12 }, (_, n) => `process ${n}`)
    const got = await Promise.all(owners.map((owner, n) => stores[(n % 2) as 0 | 1].claim('t', owner, 100, 0)))
    expect(got.filter(Boolean)).toHaveLength(1)
  })

  test('a claim lasts until its time, can be prolonged by its owner and given up by nobody else', async () => {
    const [mine, yours] = [await open(), await open()]
    expect(await mine.claim('t', 'me', 100, 0)).toBe(true)
    expect(await yours.claim('t', 'you', 150, 99)).toBe(false)
    expect(await mine.claim('t', 'me', 200, 50)).toBe(true)
    expect(await yours.claim('t', 'you', 250, 150)).toBe(false)
    await yours.release('t', 'you')
    expect(await yours.claim('t', 'you', 250, 150)).toBe(false)
    expect(await yours.claim('t', 'you', 300, 200)).toBe(true)
    expect(await mine.claim('t', 'me', 400, 250)).toBe(false)
    await yours.release('t', 'you')
    expect(await mine.claim('t', 'me', 400, 250)).toBe(true)
  })

  test('a claim that ran out long ago is swept away, one that lasts is not', async () => {
    const store = await open()
    await store.claim('gone', 'me', 100, 0)
    await store.claim('kept', 'me', 900, 0)
    await store.sweep(500, 9)
    // Seen with a clock that stands still: only a claim that is no longer written down lets somebody else in.
    expect(await store.claim('gone', 'you', 100, 0)).toBe(true)
    expect(await store.claim('kept', 'you', 900, 0)).toBe(false)
  })

  test('whoever asks what is due is spared the tables that others drive', async () => {
    const store = await open()
    for (const table of ['a', 'b', 'c']) await store.append(table, 0, [entry('x')], { ...summary, due: 10 })
    await store.claim('a', 'me', 100, 0)
    await store.claim('b', 'you', 100, 0)
    expect(await store.due(20, 9, 'me')).toEqual(['a', 'c'])
    expect(await store.due(20, 9, 'you')).toEqual(['b', 'c'])
    expect(await store.due(20, 1, 'you')).toEqual(['b'])
    expect(await store.due(20, 9)).toEqual(['a', 'b', 'c'])
    expect(await store.due(100, 9, 'me')).toEqual(['a', 'b', 'c'])
  })
}
