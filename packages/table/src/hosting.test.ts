import { type Json, must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { environmentOf, handClock, keyOf, openPub, person, shareOf } from '../test/pub.ts'
import { KEPT_IDS } from './commandids.ts'
import type { TableEntry } from './event.ts'
import { openHost } from './host.ts'
import { type Journal, memoryJournal } from './journal.ts'
import { questionFor } from './question.ts'
import type { Table } from './table.ts'

const SUMMARY = { listed: false, due: null, over: false, summary: null }

test('bots and timeouts continue when the clock goes back an hour', async () => {
  const pub = await openPub({ seats: 3, clock: { move: 10_000, bank: 0 } }, 1)
  await pub.run(0, { type: 'start', fill: 'regular' })
  await pub.run(0, shareOf(0))
  pub.clock.pass(-3_600_000)
  await pub.host.drive()
  const before = pub.host.table()
  expect(before.match?.since.filter(since => since !== null)).toHaveLength(1)
  // The deadline passes, measured with the person's own clock.
  const due = pub.host.due() as number
  pub.clock.pass(due - pub.host.now())
  await pub.host.drive()
  expect(pub.host.table().version).toBeGreaterThan(before.version)
  // It continues after the table is loaded by a process with the same clock.
  const again = await pub.again()
  expect(again.now()).toBe(again.table().at)
  pub.clock.pass(1_000)
  expect(again.now()).toBe(again.table().at + 1_000)
})

test('a command id belongs to the person: the next person on the seat has separate ids', async () => {
  const pub = await openPub({ seats: 3 }, 2)
  const said = must(await pub.host.run(1, 'b-1', { type: 'say', text: 'hello' }))
  await pub.run(1, { type: 'leave' })
  await pub.run('spectator', { type: 'sit', seat: 1, person: person(2), key: keyOf(2) })
  const other = must(await pub.host.run(1, 'b-1', { type: 'say', text: 'hello' }))
  expect(other.version).toBeGreaterThan(said.version)
  expect(pub.host.table().chat.map(({ name }) => name)).toEqual(['Ben', 'Cem'])
})

test('a waiting command is refused after its seat changed hands, in this process or another', async () => {
  const pub = await openPub({ seats: 3 }, 2)
  const stale = await pub.again()
  const commands = [
    pub.host.run(1, 'b-1', { type: 'leave' }, keyOf(1)),
    pub.host.run('spectator', null, { type: 'sit', seat: 1, person: person(2), key: keyOf(2) }),
    pub.host.run(1, 'b-2', { type: 'leave' }, keyOf(1)),
    stale.run(1, 'b-3', { type: 'say', text: 'hello' }, keyOf(1)),
  ]
  const answers = await Promise.all(commands)
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, false, false])
  expect(pub.host.table()).toMatchObject({ chat: [], seats: [{}, { person: { name: 'Cem' } }, {}] })
})

test('a used id is refused for another command, and the same command is answered as before', async () => {
  const pub = await openPub({ seats: 3 }, 2)
  const first = must(await pub.host.run(0, '1', { type: 'say', text: 'one' }))
  for (const host of [pub.host, await pub.again()]) {
    expect(await host.run(0, '1', { type: 'say', text: 'two' })).toMatchObject({
      problem: { code: 'id-used', id: '1' },
    })
    expect(must(await host.run(0, '1', { type: 'say', text: 'one' }))).toEqual(first)
  }
})

test('ids that 0.1.0 stored by seat belong to the person who sat there', async () => {
  const pub = await openPub({ seats: 3 }, 2)
  const entry: TableEntry = { id: '1/old-7', at: pub.clock.now(), event: { type: 'said', seat: 1, text: 'hello' } }
  const { version } = pub.host.table()
  await pub.journal.append(version, [entry], SUMMARY)
  const host = await pub.again()
  expect(must(await host.run(1, 'old-7', { type: 'say', text: 'hello' }))).toEqual({ version: version + 1 })
  expect(host.table().chat).toHaveLength(1)
})

test('a table without its log refuses commands, and does not retry forever', async () => {
  const kept = memoryJournal()
  let swept = false
  const journal: Journal = {
    read: async after => (swept ? [] : kept.read(after)),
    append: async (...words) => (swept ? { kind: 'conflict', version: 0 } : kept.append(...words)),
  }
  const pub = await openPub({ seats: 3 }, 1)
  await journal.append(
    0,
    (await pub.journal.read(0)).map(({ at, event }) => ({ at, event })),
    SUMMARY,
  )
  let removals = 0
  const host = must(
    await openHost(journal, { ...environmentOf('gone', handClock()), onRemoved: () => void removals++ }),
  )
  swept = true
  expect(await host.run(0, 'x', { type: 'say', text: 'hello?' })).toMatchObject({ problem: { code: 'unknown-table' } })
  expect(removals).toBe(1)
})

test('loading a table and writing its record read no more after many games than after one', async () => {
  const log = memoryJournal()
  const reads: number[] = []
  let kept: Table | null = null
  const journal: Journal = {
    async load() {
      const entries = await log.read(Math.max(0, (kept?.version ?? 0) - 8))
      reads.push(entries.length)
      return { checkpoint: kept === null ? null : (JSON.parse(JSON.stringify(kept)) as Table), entries }
    },
    async read(after) {
      const entries = await log.read(after)
      reads.push(entries.length)
      return entries
    },
    append: log.append,
  }
  const pub = await openPub({ seats: 3, options: { rounds: 1 } }, 1)
  await log.append(
    0,
    (await pub.journal.read(0)).map(({ at, event }) => ({ at, event })),
    SUMMARY,
  )
  const checkpoint = (table: Table): void => {
    kept = table
  }
  const environment = { ...environmentOf('many', pub.clock), isSingleProcess: true, checkpoint }
  let host = must(await openHost(journal, environment))
  const most: number[] = []
  const records: Json[] = []
  for (let game = 1; game <= 12; game++) {
    must(await host.run(0, `start-${game}`, { type: 'start', fill: 'regular' }))
    must(await host.run(0, `share-${game}`, shareOf(0)))
    while (host.table().phase === 'playing') {
      const question = questionFor(host.table(), 0, '', '')
      if (question === null) await host.drive()
      else must(await host.run(0, null, { type: 'act', action: question.legal[0] as Json }))
    }
    reads.length = 0
    const fresh = must(await openHost(journal, environment))
    expect(fresh.table()).toEqual(host.table())
    records.push(must(await fresh.record(game)))
    expect(await fresh.record(game - 1)).toMatchObject({ problem: { code: 'unknown-match' } })
    most.push(Math.max(...reads))
    host = fresh
  }
  expect(records.map(record => (record as { rounds: [{ proof: { match: number } }] }).rounds[0].proof.match)).toEqual(
    records.map((_, at) => at + 1),
  )
  expect(Math.max(...most.slice(2))).toBeLessThan(Math.max(...most.slice(0, 2)) * 2)
})

test('the last of many ids are remembered, and each runs once', async () => {
  const { host } = await openPub({ seats: 3 }, 2)
  const commands = KEPT_IDS + 20
  for (let n = 0; n < commands; n++) await host.run(0, `command ${n}`, { type: 'mute', seat: 1, on: n % 2 === 0 })
  const { version } = host.table()
  for (let n = 20; n < commands; n++) {
    const again = await host.run(0, `command ${n}`, { type: 'mute', seat: 1, on: n % 2 === 0 })
    expect(must(again)).toEqual({ version: version - commands + n + 1 })
  }
  expect(host.table().version).toBe(version)
})

test('a log that lost an event under a running table is reported as damaged', async () => {
  const pub = await openPub({ seats: 3 }, 2)
  const say = { type: 'say', text: 'hello' } as const
  const openOver = async (read: Journal['read']) =>
    must(await openHost({ read, append: pub.journal.append }, environmentOf('damaged', handClock())))
  let lost: number | undefined
  const host = await openOver(async after => (await pub.journal.read(after)).filter(({ version }) => version !== lost))
  for (const text of ['one', 'two']) await pub.run(0, { type: 'say', text })
  // First the end is missing: the append conflicts, but there is nothing to read.
  const all = await pub.journal.read(0)
  const cut = await openOver(async after => all.slice(0, -2).slice(after))
  await expect(cut.run(0, null, say)).rejects.toMatchObject({ code: 'store-damaged' })
  // Then the next event is missing.
  lost = host.table().version + 1
  await expect(host.catchUp()).rejects.toMatchObject({ code: 'store-damaged' })
})
