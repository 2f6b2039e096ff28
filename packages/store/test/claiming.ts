import { expect, test, vi } from 'vitest'
import type { Claims } from '../src/store.ts'
import { entry, type Fixture, summary } from './fixture.ts'

/** The contract for timers of tables. */
export const driving = ({ open }: Fixture): void => {
  test('tables are due in the order of their times, and not while they wait for people', async () => {
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
}

/** The contract for claims in a store that several processes share. */
export const claiming = ({ open }: Fixture): void => {
  const openClaims = async (): Promise<Claims> => (await open()).claims as Claims

  test('exactly one of many simultaneous claims on a table succeeds', async () => {
    const both = [await openClaims(), await openClaims()] as const
    const owners = Array.from({ length: 12 }, (_, n) => `process ${n}`)
    const got = await Promise.all(owners.map((owner, n) => both[(n % 2) as 0 | 1].claim('t', owner, 60_000)))
    expect(got.filter(Boolean)).toHaveLength(1)
  })

  test('a claim lasts for its time, and only its owner can extend or release it', async () => {
    const [mine, yours] = [await openClaims(), await openClaims()]
    expect(await mine.claim('t', 'me', 60_000)).toBe(true)
    expect(await yours.claim('t', 'you', 60_000)).toBe(false)
    expect(await mine.claim('t', 'me', 0)).toBe(true)
    expect(await yours.claim('t', 'you', 0)).toBe(true)
    expect(await mine.claim('t', 'me', 60_000)).toBe(true)
    await yours.release('t', 'you')
    expect(await yours.claim('t', 'you', 60_000)).toBe(false)
    await mine.release('t', 'me')
    expect(await yours.claim('t', 'you', 60_000)).toBe(true)
  })

  test('a claim uses the clock of the database, not that of its owner', async () => {
    const [mine, yours] = [await openClaims(), await openClaims()]
    const hour = vi.spyOn(Date, 'now')
    try {
      for (const offset of [-86_400_000, 86_400_000]) {
        hour.mockReturnValue(performance.timeOrigin + offset)
        expect(await mine.claim('short', 'me', 0)).toBe(true)
        expect(await mine.claim('long', 'me', 60_000)).toBe(true)
        hour.mockReturnValue(performance.timeOrigin)
        expect(await yours.claim('short', 'you', 0)).toBe(true)
        expect(await yours.claim('long', 'you', 0)).toBe(false)
      }
    } finally {
      hour.mockRestore()
    }
  })

  test('sweeping removes expired claims only', async () => {
    const store = await open()
    const claims = store.claims as Claims
    await claims.claim('gone', 'me', 0)
    await claims.claim('kept', 'me', 60_000)
    await store.sweep(500, 9)
    expect(await claims.claim('gone', 'you', 60_000)).toBe(true)
    expect(await claims.claim('kept', 'you', 60_000)).toBe(false)
  })

  test('due() omits the tables that others have claimed', async () => {
    const store = await open()
    const claims = store.claims as Claims
    for (const table of ['a', 'b', 'c']) await store.append(table, 0, [entry('x')], { ...summary, due: 10 })
    await claims.claim('a', 'me', 60_000)
    await claims.claim('b', 'you', 60_000)
    expect(await store.due(20, 9, 'me')).toEqual(['a', 'c'])
    expect(await store.due(20, 9, 'you')).toEqual(['b', 'c'])
    expect(await store.due(20, 1, 'you')).toEqual(['b'])
    expect(await store.due(20, 9)).toEqual(['a', 'b', 'c'])
    await claims.claim('b', 'you', 0)
    expect(await store.due(20, 9, 'me')).toEqual(['a', 'b', 'c'])
  })
}
