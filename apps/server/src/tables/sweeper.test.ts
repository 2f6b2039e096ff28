import { memoryStore, NO_TABLE, type Store } from '@halfpint/store'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Clock } from '../clock.ts'
import { openSweeper } from './sweeper.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const TODAY = Date.UTC(2026, 10, 16, 12)

/** A machine with a clock that can be wrong. The test moves the time. */
const machine = (store: Store, start = TODAY, keep = 30) => {
  let [passed, offset] = [0, 0]
  const lines: { msg: string; removed?: number; records?: number }[] = []
  const log = pino({ level: 'info' }, { write: line => void lines.push(JSON.parse(line)) })
  let sweeper: { stop(): Promise<void> } | undefined
  const timers = new Set<{ readonly each: number; next: number; readonly act: () => void }>()
  const clock: Clock = {
    now: () => start + passed + offset,
    elapsed: () => passed,
    after: () => () => {},
    every(each, act) {
      const timer = { each, next: passed + each, act }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  }
  const settled = async (): Promise<void> => {
    for (let turns = 0; turns < 50; turns++) await Promise.resolve()
  }
  return {
    lines,
    setAhead: (milliseconds: number) => {
      offset = milliseconds
    },
    async start() {
      sweeper = openSweeper({ store, clock, log, keep, keepRecords: keep, inUse: () => [] })
      await settled()
    },
    async stop() {
      await sweeper?.stop()
    },
    async pass(milliseconds: number) {
      for (const end = passed + milliseconds; passed < end; ) {
        passed += MINUTE
        for (const timer of timers) {
          if (timer.next > passed) continue
          timer.next += timer.each
          timer.act()
          await settled()
        }
      }
    },
  }
}

const fill = async (store: Store, at: number): Promise<void> => {
  for (const table of ['table', 'pad-one']) await store.append(table, 0, [{ at, event: 'x' }], NO_TABLE)
  const game = { table: 'table', match: 1, game: 'herzlos', endedAt: at, players: [] }
  await store.archive('table-1', {}, game)
}
const kept = async (store: Store): Promise<number> =>
  (await store.read('table')).length + (await store.read('pad-one')).length + (await store.records('table')).length

test('expired data is removed after an hour, and the log says how much', async () => {
  const store = memoryStore()
  await fill(store, TODAY - 31 * DAY)
  await store.append('fresh', 0, [{ at: TODAY, event: 'x' }], NO_TABLE)
  const { start, pass, lines } = machine(store)
  await start()
  await pass(59 * MINUTE)
  expect(await kept(store)).toBe(3)
  await pass(6 * MINUTE)
  expect(await kept(store)).toBe(0)
  expect(await store.read('fresh')).toHaveLength(1)
  expect(lines).toMatchObject([{ removed: 2, records: 1 }])
})

test('a copy of a device is removed 400 days after the last visit', async () => {
  const store = memoryStore()
  for (const id of ['left', 'visited']) await store.copies.write(id, null, Uint8Array.of(1), TODAY - 401 * DAY)
  await store.copies.read('visited', TODAY - 399 * DAY)
  const { start, pass, lines } = machine(store)
  await start()
  await pass(2 * HOUR)
  expect([await store.copies.read('left', TODAY), await store.copies.read('visited', TODAY)]).toMatchObject([
    null,
    { body: Uint8Array.of(1) },
  ])
  expect(lines).toMatchObject([{ copies: 1 }])
})

test('a start with a clock that is forty days ahead removes nothing, even if it runs for hours', async () => {
  const store = memoryStore()
  await fill(store, TODAY)
  const right = machine(store)
  await right.start()
  await right.stop()
  const wrong = machine(store, TODAY + 40 * DAY)
  await wrong.start()
  // A command that arrives meanwhile does not make the clock right.
  await store.append('new', 0, [{ at: TODAY + 40 * DAY, event: 'x' }], NO_TABLE)
  await wrong.pass(5 * HOUR)
  await wrong.stop()
  expect(wrong.lines.every(({ msg }) => msg.includes('more than a day ahead'))).toBe(true)
  const again = machine(store, TODAY + 5 * HOUR)
  await again.start()
  await again.pass(3 * HOUR)
  expect(await kept(store)).toBe(3)
  expect(again.lines).toEqual([])
})

test('a store without a note of the clock is compared with its newest event', async () => {
  const store = memoryStore()
  await fill(store, TODAY)
  const { start, pass } = machine(store, TODAY + 40 * DAY)
  await start()
  await pass(5 * HOUR)
  expect(await kept(store)).toBe(3)
})

test('a clock that jumps ahead while the server runs removes nothing at once', async () => {
  const store = memoryStore()
  await fill(store, TODAY)
  const { start, pass, setAhead } = machine(store)
  await start()
  await pass(10 * HOUR)
  setAhead(40 * DAY)
  await pass(5 * HOUR)
  setAhead(0)
  await pass(2 * HOUR)
  expect(await kept(store)).toBe(3)
})

test('a server that nobody uses still sweeps every day', async () => {
  const store = memoryStore()
  await fill(store, TODAY)
  const { start, pass, lines } = machine(store, TODAY, 3)
  await start()
  await pass(3 * DAY - HOUR)
  expect(await kept(store)).toBe(3)
  await pass(2 * HOUR)
  expect(await kept(store)).toBe(0)
  expect(lines).toHaveLength(1)
})

test('a server that was off for weeks sweeps after six hours of running', async () => {
  const store = memoryStore()
  await fill(store, TODAY)
  const early = machine(store)
  await early.start()
  await early.stop()
  const late = machine(store, TODAY + 40 * DAY)
  await late.start()
  await late.pass(7 * HOUR)
  expect(await kept(store)).toBe(0)
})

test('a server that restarts every half hour sweeps within some hours', async () => {
  const store = memoryStore()
  await fill(store, TODAY - 31 * DAY)
  await store.append('fresh', 0, [{ at: TODAY, event: 'x' }], NO_TABLE)
  for (let life = 0; life < 14; life++) {
    const { start, pass, stop } = machine(store, TODAY + (life * HOUR) / 2)
    await start()
    await pass(HOUR / 2)
    await stop()
  }
  expect(await kept(store)).toBe(0)
})

test('a clock in the past removes nothing, and a correct one is trusted afterwards', async () => {
  const store = memoryStore()
  await fill(store, TODAY)
  const first = machine(store)
  await first.start()
  await first.stop()
  const wrong = machine(store, 0)
  await wrong.start()
  await wrong.pass(7 * HOUR)
  await wrong.stop()
  expect(await kept(store)).toBe(3)
  const right = machine(store, TODAY + 31 * HOUR, 1)
  await right.start()
  await right.pass(HOUR)
  expect(right.lines.some(({ msg }) => msg.includes('ahead'))).toBe(true)
  await right.pass(6 * HOUR)
  expect(await kept(store)).toBe(0)
})
