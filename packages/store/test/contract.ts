import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { Store } from '../src/store.ts'
import { archiving } from './archiving.ts'
import { checkpointing } from './checkpointing.ts'
import { claiming, driving } from './claiming.ts'
import { copying } from './copying.ts'
import { entry, summary, type TestStore } from './fixture.ts'
import { logIsWhole, type Move, play } from './moves.ts'
import { watching } from './watching.ts'

/** The contract of every store, and the additional one of a shared store, tested on stores at these places. */
export const storeContract = (newPlace: () => Promise<TestStore>, isShared = false): void => {
  let place: TestStore | undefined
  let opened: Store[] = []
  afterEach(async () => {
    await Promise.all(opened.map(store => store.close()))
    await place?.remove()
    opened = []
    place = undefined
  })
  const open = async (): Promise<Store> => {
    place ??= await newPlace()
    const store = await place.open()
    opened.push(store)
    return store
  }

  test('a log is read as it was appended, with versions from 1', async () => {
    const store = await open()
    const first = { id: 'wish', at: 1700000000000, event: { type: 'opened', seats: [0, null, 'ä♥'] } }
    expect(await store.append('t', 0, [first, entry('b')], summary)).toEqual({ kind: 'done', version: 2 })
    expect(await store.append('t', 2, [{ at: 2.5, event: null }], summary)).toEqual({ kind: 'done', version: 3 })
    const log = [
      { version: 1, ...first },
      { version: 2, at: 1, event: 'b' },
      { version: 3, at: 2.5, event: null },
    ]
    expect(await store.read('t')).toEqual(log)
    expect(await store.read('t', 1)).toEqual(log.slice(1))
    expect(await store.read('t', 3)).toEqual([])
    expect(await store.read('another')).toEqual([])
    expect(await (await open()).read('t', 2)).toEqual(log.slice(2))
    expect(await store.last('t')).toEqual(log[2])
    expect(await store.last('another')).toBeUndefined()
  })

  test('all JSON values are stored and read unchanged', async () => {
    const store = await open()
    await store.append('odd', 0, [entry('zero \u0000, half a pair \ud800, "quoted" \\ {,}')], summary)
    expect((await store.read('odd'))[0]?.event).toBe('zero \u0000, half a pair \ud800, "quoted" \\ {,}')
    let table = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue({ stringUnit: 'grapheme', maxDepth: 3 }), { minLength: 1, maxLength: 4 }),
        async given => {
          table += 1
          const events = JSON.parse(JSON.stringify(given))
          await store.append(
            `t${table}`,
            0,
            events.map((event: string) => ({ at: 1, event })),
            { ...summary, summary: events },
          )
          expect((await store.read(`t${table}`)).map(({ event }) => event)).toEqual(events)
        },
      ),
      { numRuns: 30 },
    )
  })

  test('an append that expects another version is a conflict and writes nothing', async () => {
    const store = await open()
    await store.append('t', 0, [entry('a')], { ...summary, summary: 'first' })
    for (const expected of [0, 2, 9]) {
      const answer = await store.append('t', expected, [entry('late')], { ...summary, summary: 'late' })
      expect(answer).toEqual({ kind: 'conflict', version: 1 })
    }
    expect(await store.append('none', 4, [entry('a')], summary)).toEqual({ kind: 'conflict', version: 0 })
    expect(await store.read('t')).toHaveLength(1)
    expect(await store.read('none')).toEqual([])
    expect(await store.list(9)).toEqual([{ table: 't', version: 1, summary: 'first' }])
  })

  test('an id is applied once per table, for any expected version of the repetition', async () => {
    const store = await open()
    await store.append('t', 0, [entry('a', 'one'), entry('b')], summary)
    await store.append('t', 2, [entry('c', 'two')], summary)
    const other = await open()
    for (const [id, version] of [
      ['one', 1],
      ['two', 3],
    ] as const) {
      for (const expected of [0, 2, 3]) {
        expect(await other.append('t', expected, [entry('again', id)], summary)).toEqual({ kind: 'repeated', version })
      }
    }
    expect(await store.append('t', 3, [entry('d', 'new'), entry('again', 'two')], summary)).toEqual({
      kind: 'repeated',
      version: 3,
    })
    expect(await store.append('elsewhere', 0, [entry('a', 'one')], summary)).toEqual({ kind: 'done', version: 1 })
    expect(await store.read('t')).toHaveLength(3)
  })

  test('appends of one turn of the event loop are decided separately', async () => {
    const store = await open()
    const answers = await Promise.all([
      store.append('t', 0, [entry('a', 'x')], summary),
      store.append('t', 0, [entry('late')], summary),
      store.append('t', 1, [entry('b')], summary),
      store.append('t', 2, [entry('again', 'x')], summary),
      store.append('u', 0, [entry('c')], summary),
      store.append('t', 2, [entry('d')], summary),
    ])
    expect(answers.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      'done 1',
      'conflict 1',
      'done 2',
      'repeated 1',
      'done 1',
      'done 3',
    ])
    expect((await store.read('t')).map(({ event }) => event)).toEqual(['a', 'b', 'd'])
  })

  test('an append without entries replaces only the summary', async () => {
    const store = await open()
    await store.append('t', 0, [entry('a')], summary)
    expect(await store.append('t', 1, [], { ...summary, due: 7, summary: 'new' })).toEqual({ kind: 'done', version: 1 })
    expect(await store.append('t', 0, [entry('b')], summary)).toEqual({ kind: 'conflict', version: 1 })
    expect(await store.list(1)).toEqual([{ table: 't', version: 1, summary: 'new' }])
    expect(await store.due(7, 1)).toEqual(['t'])
    expect(await store.append('none', 1, [], summary)).toEqual({ kind: 'conflict', version: 0 })
  })

  test('values that cannot be stored throw before anything is written', async () => {
    const store = await open()
    await store.append('t', 0, [entry('a')], summary)
    const bad: readonly (() => Promise<unknown>)[] = [
      () => store.append('', 0, [entry('a')], summary),
      () => store.append('zero\u0000', 0, [entry('a')], summary),
      () => store.append('t', 1, [entry('a', 'x'.repeat(201))], summary),
      () => store.append('t', 1, [entry('a', 'x'), entry('b', 'x')], summary),
      () => store.append('t', 1, [{ at: Number.NaN, event: 1 }], summary),
      () => store.append('t', 1, [{ at: 1, event: undefined as unknown as null }], summary),
      () => store.append('t', -1, [entry('a')], summary),
      () => store.append('new', 0, [], summary),
    ]
    const good = store.append('t', 1, [entry('b')], summary)
    for (const attempt of bad) await expect(attempt()).rejects.toThrow(TypeError)
    expect(await good).toEqual({ kind: 'done', version: 2 })
    expect(await store.read('t')).toHaveLength(2)
  })

  test('the list shows the current public tables, the last one opened first', async () => {
    const store = await open()
    for (const [at, table] of ['a', 'b', 'c', 'hidden'].entries()) {
      await store.append(table, 0, [{ at, event: 1 }], { ...summary, listed: table !== 'hidden', summary: { at } })
    }
    await store.append('a', 1, [{ at: 50, event: 2 }], { ...summary, summary: 'moved' })
    await store.append('b', 1, [entry(2)], { ...summary, listed: false })
    expect(await store.list(9)).toEqual([
      { table: 'c', version: 1, summary: { at: 2 } },
      { table: 'a', version: 2, summary: 'moved' },
    ])
    expect(await store.list(1)).toHaveLength(1)
    expect(await store.list(0)).toEqual([])
  })

  test('the list shows the last tables of each address tag, and all without one', async () => {
    const store = await open()
    for (const [at, tag] of ['x', 'y', 'x', null, 'x', null, null].entries()) {
      const listing = tag === null ? { at } : { at, addressTag: tag }
      await store.append(`t${at}`, 0, [{ at, event: 1 }], { ...summary, summary: listing })
    }
    const tables = async (limit: number, perTag?: number) =>
      (await store.list(limit, perTag)).map(({ table }) => table).join(' ')
    expect(await tables(9)).toBe('t6 t5 t4 t3 t2 t1 t0')
    expect(await tables(9, 2)).toBe('t6 t5 t4 t3 t2 t1')
    expect(await tables(9, 1)).toBe('t6 t5 t4 t3 t1')
    expect(await tables(4, 1)).toBe('t6 t5 t4 t3')
    expect(await tables(9, Number.POSITIVE_INFINITY)).toBe('t6 t5 t4 t3 t2 t1 t0')
  })

  const move = fc.record({
    writer: fc.nat({ max: 1 }),
    table: fc.nat({ max: 2 }),
    behind: fc.constantFrom(0, 0, 0, 1, 2, -1),
    count: fc.integer({ min: 1, max: 3 }),
    id: fc.option(fc.nat({ max: 12 }), { nil: null }),
  }) satisfies fc.Arbitrary<Move>

  test('two writers in any order leave no gap and no duplicate id, and get correct results', async () => {
    const writers = [await open(), await open()] as const
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(move, { minLength: 1, maxLength: 8 }), { maxLength: 6 }), async waves => {
        run += 1
        const told = await play(writers, `run${run}-`, waves)
        await logIsWhole(writers[1], told)
      }),
      { numRuns: 40 * (Number(process.env.TIMES) || 1) },
    )
  })

  test('writers that read again after a conflict store all entries once', async () => {
    const writers = [await open(), await open()]
    const say = async (store: Store, who: number): Promise<void> => {
      for (let n = 0; n < 5; n += 1) {
        for (;;) {
          const { length } = await store.read('t')
          if ((await store.append('t', length, [entry(`${who}.${n}`, `${who}.${n}`)], summary)).kind === 'done') break
        }
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, who) => say(writers[who % 2] as Store, who)))
    const log = await (writers[0] as Store).read('t')
    expect(log.map(({ version }) => version)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
    expect(new Set(log.map(({ event }) => event)).size).toBe(40)
  })

  test('a closed store refuses calls, and closing it again does nothing', async () => {
    const store = await open()
    const last = store.append('t', 0, [entry('a')], summary)
    await Promise.all([store.close(), store.close()])
    await store.close()
    expect(await last).toEqual({ kind: 'done', version: 1 })
    await expect(store.append('t', 1, [entry('b')], summary)).rejects.toMatchObject({ code: 'store-down' })
    await expect(store.read('t')).rejects.toMatchObject({ code: 'store-down' })
    await expect(store.ping()).rejects.toMatchObject({ code: 'store-down' })
  })

  checkpointing({ open })
  driving({ open })
  if (isShared) claiming({ open })
  watching({ open })
  archiving({ open })
  copying({ open })
}
