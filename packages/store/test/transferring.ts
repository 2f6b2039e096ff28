import { expect, test } from 'vitest'
import { MAX_TRANSFER_BYTES, TRANSFER_LIFE } from '../src/transfers.ts'
import type { Fixture } from './fixture.ts'

/** The contract of `transfers`. In a shared store, other processes find them too. */
export const transferring = ({ open }: Fixture, isShared: boolean): void => {
  test('a transfer is fetched once, also by simultaneous callers', async () => {
    const stores = isShared ? [await open(), await open()] : [await open()]
    const [first] = stores as [(typeof stores)[0]]
    expect(await first.transfers.put('a', 'zero \u0000, half a pair \ud800, ♥', 0)).toBe('done')
    expect(await first.transfers.put('a', 'other', 0)).toBe('exists')
    const taken = await Promise.all([...stores, ...stores, ...stores].map(({ transfers }) => transfers.take('a', 1)))
    expect(taken.filter(text => text !== null)).toEqual(['zero \u0000, half a pair \ud800, ♥'])
    expect(await first.transfers.put('a', 'again', 2)).toBe('done')
  })

  test('an expired transfer is removed, and its id is free', async () => {
    const { transfers } = await open()
    for (const id of ['a', 'b']) await transfers.put(id, 'text', 0)
    expect(await transfers.take('a', TRANSFER_LIFE)).toBeNull()
    expect(await transfers.put('b', 'new', TRANSFER_LIFE)).toBe('done')
    await transfers.expire(TRANSFER_LIFE + 1)
    expect(await transfers.take('b', TRANSFER_LIFE + 1)).toBe('new')
  })

  test('the total size of all transfers is limited, also for simultaneous writers', async () => {
    const stores = isShared ? [await open(), await open()] : [await open()]
    const text = 'x'.repeat(MAX_TRANSFER_BYTES / 4 - 100)
    const put = (at: number) => (stores[at % stores.length] as (typeof stores)[0]).transfers.put(`t${at}`, text, 0)
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map(put))
    expect(answers.sort()).toEqual(['done', 'done', 'done', 'done', 'full', 'full'])
    const [{ transfers }] = stores as [(typeof stores)[0]]
    await transfers.expire(TRANSFER_LIFE)
    expect(await transfers.put('again', text, TRANSFER_LIFE)).toBe('done')
  })
}
