import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cryptographic, must } from '@halfpint/core'
import { memoryStore, type Store } from '@halfpint/store'
import { readSetup } from '@halfpint/table'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { openBotWorkers } from '../bots/botworkers.ts'
import { systemClock } from '../clock.ts'
import { openMetrics } from '../http/metrics.ts'
import { SERVER, startProcess } from '../test/process.ts'
import { ask, serve } from '../test/serve.ts'
import { openRegistry } from './registry.ts'
import { keyOf } from './token.ts'

test('a table that is opened twice and requested at the same moment is one table', async () => {
  const store = memoryStore()
  const slow: Store = {
    ...store,
    async append(...words) {
      const appended = await store.append(...words)
      await sleep(30)
      return appended
    },
  }
  const registry = openRegistry({
    store: slow,
    workers: openBotWorkers(null, 0),
    log: pino({ level: 'silent' }),
    metrics: openMetrics(() => 0),
    clock: systemClock(),
    random: cryptographic(),
    node: 'front',
    keep: 30,
  })
  const setup = must(readSetup({ game: 'herzlos', seats: 3 }))
  const person = { id: 'ann', name: 'Ann', symbol: 'mug' }
  const opening = { table: 'twice0000', setup, person, key: keyOf('x') }
  const opened = [registry.open(opening), registry.open(opening)]
  await sleep(10)
  const found = registry.find('twice0000')
  const [one, two] = (await Promise.all(opened)).map(must)
  expect([two, await found, await registry.find('twice0000')]).toEqual([one, one, one])
  expect(two).toBe(one)
  expect(await found).toBe(one)
  await registry.close()
})

test('a command at a swept table is answered, and its stream ends for good', async () => {
  const store = memoryStore()
  const service = await serve({}, store)
  const setup = { game: 'herzlos', seats: 3 }
  const { json } = await ask(`${service.url}/api/tables`, 'POST', { setup, name: 'Ann' })
  const { table, token } = json as unknown as { table: string; token: string }
  const stream = await fetch(`${service.url}/api/tables/${table}/events`)
  // The table, the log with its opener, the admin state, and the clock note.
  expect(await store.sweep(Date.now() + 1e6, 10)).toBe(4)
  const command = { id: '1', command: { type: 'say', text: 'hello?' } }
  const answer = await ask(`${service.url}/api/tables/${table}/commands`, 'POST', command, token)
  expect([answer.status, answer.json.problem?.code]).toEqual([404, 'unknown-table'])
  expect(await stream.text()).toContain('"type":"bye","retry":null')
  expect((await ask(`${service.url}/api/tables/${table}`)).status).toBe(404)
  await service.stop()
})

test('a server sweeps after an hour, not before, and removes nothing that is kept longer', async () => {
  const store = memoryStore()
  const [minute, day] = [60_000, 86_400_000]
  let now = Date.now()
  for (const days of [0, 20, 40]) {
    const at = now - days * day
    const [table, game] = [`aged${days}`, 'herzlos']
    const summary = { listed: false, due: null, over: true, summary: null }
    await store.append(table, 0, [{ at, event: { type: 'said' } }], summary)
    await store.archive(`${table}-1`, { game }, { table, match: 1, game, endedAt: at, players: [] })
  }
  let notes = 0
  const counting: Store = {
    ...store,
    rewrite(...words) {
      notes++
      return store.rewrite(...words)
    },
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const service = await serve({ keep: 30, keepRecords: 30 }, counting, () => now)
    const pass = async (minutes: number) => {
      now += minutes * minute
      const before = notes
      vi.advanceTimersByTime(5 * minute)
      await expect.poll(() => notes, { timeout: 30_000 }).toBeGreaterThan(before)
    }
    await pass(59)
    expect(await store.read('aged40')).toHaveLength(1)
    await pass(1)
    expect([await store.read('aged40'), await store.record('aged40-1')]).toEqual([[], null])
    expect(await store.read('aged20')).toHaveLength(1)
    expect(await store.record('aged20-1')).not.toBeNull()
    await service.stop()
  } finally {
    vi.useRealTimers()
  }
})

test('records of games that were not played are refused without reading a log', async () => {
  const store = memoryStore()
  let reads = 0
  const counting: Store = {
    ...store,
    read(...words) {
      reads++
      return store.read(...words)
    },
  }
  const service = await serve({}, counting)
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 1 } }
  const { json } = await ask(`${service.url}/api/tables`, 'POST', { setup, name: 'Ann' })
  const { table } = json as unknown as { table: string }
  reads = 0
  for (const match of [1, 2, 999_999]) {
    expect((await ask(`${service.url}/api/tables/${table}/records/${match}`)).status).toBe(404)
  }
  expect(reads).toBe(0)
  await service.stop()
})

test('a second server on the same file prints the reason and exits, and the first continues', async () => {
  const data = mkdtempSync(join(tmpdir(), 'halfpint-two-'))
  const first = await startProcess(SERVER, ['--data', data, '--log', 'error'])
  await first.ready()
  const second = await startProcess(SERVER, ['--data', data, '--log', 'error'])
  await expect(second.ready()).rejects.toThrow(/A server is using/)
  expect((await ask(`${first.url}/readyz`)).status).toBe(200)
  // A killed server leaves no lock behind.
  await first.killAndRestart()
  await first.ready()
  expect(await first.stop()).toBe(0)
  rmSync(data, { recursive: true, force: true })
})
