import { expect, test } from 'vitest'
import { entry, type Fixture, summary } from './fixture.ts'

const finished = (table: string, match: number) => ({
  table,
  match,
  game: 'herzlos',
  endedAt: 1700000000000 + match,
  players: ['Ann', 'Bö', '♥'],
})

/** The contract for finished games and for deletion. */
export const archiving = ({ open }: Fixture): void => {
  test('a finished game is archived once and found by its id and its table', async () => {
    const store = await open()
    for (const match of [2, 10, 1]) await store.archive(`t.${match}`, { rounds: [match] }, finished('t', match))
    await store.archive('u.1', 'another', finished('u', 1))
    await Promise.all([store, await open()].map(each => each.archive('t.1', 'changed', finished('t', 99))))
    const other = await open()
    expect(await other.record('t.1')).toEqual({ id: 't.1', ...finished('t', 1), record: { rounds: [1] } })
    expect(await other.records('t')).toEqual([1, 2, 10].map(match => ({ id: `t.${match}`, ...finished('t', match) })))
    for (const name of ['none', '', 'zero\u0000', 'x'.repeat(500), '\ud800']) {
      expect(await other.record(name)).toBeNull()
      expect(await other.records(name)).toEqual([])
      expect(await other.read(name)).toEqual([])
    }
  })

  test('sweeping removes older tables and keeps the records', async () => {
    const store = await open()
    expect(await store.newest()).toBeNull()
    for (const at of [10, 20, 30]) await store.append(`t${at}`, 0, [{ id: 'i', at, event: 1 }], { ...summary, due: 1 })
    await store.append('t10', 1, [{ at: 40, event: 2 }], { ...summary, due: 1 })
    await store.claims?.claim('t20', 'me', 60_000)
    await store.archive('g', 1, finished('t20', 1))
    expect(await store.newest()).toBe(40)
    expect(await store.sweep(20, 9)).toBe(0)
    expect(await store.sweep(35, 1)).toBe(1)
    expect(await store.sweep(35, 9)).toBe(1)
    expect(await store.due(9, 9)).toEqual(['t10'])
    expect(await store.read('t20')).toEqual([])
    expect(await store.append('t20', 1, [entry('x')], summary)).toEqual({ kind: 'conflict', version: 0 })
    expect(await store.append('t20', 0, [entry('x', 'i')], summary)).toEqual({ kind: 'done', version: 1 })
    if (store.claims !== undefined) expect(await store.claims.claim('t20', 'you', 60_000)).toBe(true)
    expect(await store.records('t20')).toHaveLength(1)
  })

  test('records are removed by age and a table by id, and the rest is counted', async () => {
    const store = await open()
    for (const match of [1, 2, 3]) await store.archive(`t.${match}`, match, finished('t', match))
    for (const table of ['t', 'u']) await store.append(table, 0, [entry('a', 'i')], summary)
    await store.append('pad-t', 0, [entry('a', 'i')], summary)
    await store.checkpoint('t', { version: 1, state: 'kept' }, 9)
    // Logs that are not tables are not counted.
    expect(await store.counts()).toMatchObject({ tables: 2, records: 3 })
    expect(await store.sweepRecords(finished('t', 3).endedAt, 1)).toBe(1)
    expect(await store.sweepRecords(finished('t', 3).endedAt, 9)).toBe(1)
    expect((await store.records('t')).map(({ match }) => match)).toEqual([3])
    await store.remove('t')
    await store.remove('none')
    expect(await store.load('t', 9)).toEqual({ version: 0, checkpoint: null, entries: [] })
    expect(await store.counts()).toMatchObject({ tables: 1, records: 1 })
    expect(await store.append('t', 0, [entry('a', 'i')], summary)).toEqual({ kind: 'done', version: 1 })
  })

  test('events and records are rewritten in place', async () => {
    const store = await open()
    await store.append('t', 0, [entry('Ann', 'i'), entry('b'), entry('c')], summary)
    await store.archive('t.1', { players: ['Ann'] }, finished('t', 1))
    await store.rewrite('t', [
      { version: 1, event: '#1' },
      { version: 3, event: { c: '"' } },
    ])
    expect((await store.read('t')).map(({ id, event }) => [id, event])).toEqual([
      ['i', '#1'],
      [undefined, 'b'],
      [undefined, { c: '"' }],
    ])
    await store.rewrite('none', [{ version: 1, event: 1 }])
    await store.rewriteRecord('t.1', { players: ['#1'] }, ['#1'])
    await store.rewriteRecord('none', 1, [])
    expect(await store.record('t.1')).toEqual({
      id: 't.1',
      ...finished('t', 1),
      players: ['#1'],
      record: { players: ['#1'] },
    })
    expect(await store.append('t', 3, [entry('d')], summary)).toEqual({ kind: 'done', version: 4 })
  })

  test('sweeping stops at its limit', async () => {
    const store = await open()
    const tables = Array.from({ length: 35 }, (_, n) => `t${n}`)
    await Promise.all(tables.map(table => store.append(table, 0, [{ at: 1, event: 1 }], summary)))
    expect(await store.sweep(2, 23)).toBe(23)
    expect(await store.list(99)).toHaveLength(12)
    expect(await store.sweep(2, 99)).toBe(12)
    expect(await store.sweep(2, 99)).toBe(0)
  })
}
