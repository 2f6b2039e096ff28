import { must, seeded } from '@halfpint/core'
import { memoryJournal, openTable, readSetup, spectatorCount } from '@halfpint/table'
import { expect, test } from 'vitest'
import type { Clock } from '../clock.ts'
import { openLiveTable } from './livetable.ts'

/** Opens Ann's table at this clock. */
const openFor = async ({ now }: Clock) => {
  const environment = { now, random: seeded('spectator'), think: async () => 0 }
  const opening = { table: 't', setup: must(readSetup({ game: 'herzlos' })), key: 'a'.repeat(64) }
  const person = { id: 'ann', name: 'Ann', symbol: 'mug' }
  return must(await openTable(memoryJournal(), { ...opening, person }, environment))
}

test('spectators who reconnect repeatedly do not grow the log', async () => {
  let time = 0
  let soon: (() => void)[] = []
  const hand: Clock = {
    now: () => time,
    elapsed: () => time,
    after(milliseconds, act) {
      const at = time + milliseconds
      const look = (): void => void (time >= at ? act() : soon.push(look))
      soon.push(look)
      return () => {}
    },
    every: () => () => {},
  }
  const host = await openFor(hand)
  const live = openLiveTable(host, 'door', hand, () => {})
  const before = host.table().version
  const MINUTES = 10
  for (; time < MINUTES * 60_000; time += 1_000) {
    const leave = live.join('spectator', null, { onUpdate: () => {}, dismiss: () => {} })
    if (time % 4_000 !== 0) leave()
    const due = soon
    soon = []
    for (const look of due) look()
    await new Promise(resolve => setImmediate(resolve))
  }
  // Five events at once, then one every half minute.
  expect(host.table().version - before).toBeGreaterThan(5)
  expect(host.table().version - before).toBeLessThanOrEqual(5 + 2 * MINUTES)
})

test('a visitor counts as a stream but not as a spectator', async () => {
  let tell = (): void => {}
  const hand: Clock = {
    now: () => 0,
    elapsed: () => 0,
    after(_, act) {
      tell = act
      return () => {}
    },
    every: () => () => {},
  }
  const host = await openFor(hand)
  const live = openLiveTable(host, 'door', hand, () => {})
  const subscriber = () => ({ onUpdate: () => {}, dismiss: () => {} })
  const leave = live.join('spectator', null, { ...subscriber(), isVisitor: true })
  live.join('spectator', null, subscriber())
  tell()
  await new Promise(resolve => setImmediate(resolve))
  expect(spectatorCount(host.table())).toBe(1)
  leave()
  await live.resendPresence()
  expect(spectatorCount(host.table())).toBe(1)
  for (let visitor = 0; visitor < 498; visitor++) live.join('spectator', null, { ...subscriber(), isVisitor: true })
  expect(live.isFull()).toBe(false)
  live.join('spectator', null, { ...subscriber(), isVisitor: true })
  expect(live.isFull()).toBe(true)
})

test('the legal actions of a seat are computed once for each version', async () => {
  let time = 0
  const hand: Clock = { now: () => time, elapsed: () => time, after: () => () => {}, every: () => () => {} }
  const host = await openFor(hand)
  let looked = 0
  const counted: typeof host = {
    ...host,
    view(viewer) {
      looked++
      return host.view(viewer)
    },
  }
  const live = openLiveTable(counted, 'door', hand, () => {})
  must(await host.run(0, null, { type: 'start', fill: 'random' }))
  time += 10_000
  // No deal was committed to: the cards are dealt when they are due.
  await host.drive()
  const first = live.legal(0)
  expect(JSON.parse(first)).toMatchObject({ version: host.table().version, turn: true })
  for (let times = 0; times < 5; times++) expect(live.legal(0)).toBe(first)
  expect(looked).toBe(1)
  live.legal(1)
  live.legal(0)
  expect(looked).toBe(2)
  must(await host.run(0, null, { type: 'say', text: 'on we go' }))
  expect(JSON.parse(live.legal(0)).version).toBe(host.table().version)
  expect(looked).toBe(3)
})

test('a seat over its chat limit stays limited although others join, chat and leave meanwhile', async () => {
  let time = 100_000
  const hand: Clock = { now: () => time, elapsed: () => time, after: () => () => {}, every: () => () => {} }
  const host = await openFor(hand)
  const live = openLiveTable(host, 'door', hand, () => {})
  const talkUntil = (seat: number): number => {
    for (let said = 0; ; said++) if (!live.mayChat(seat)) return said
  }
  expect(talkUntil(0)).toBe(20)
  for (let guest = 0; guest < 150; guest++) {
    const key = guest.toString(16).padStart(64, '0')
    const person = { id: `guest-${guest}`, name: `Guest ${guest}`, symbol: 'mug' }
    must(await host.run('spectator', null, { type: 'sit', person, key, seat: 1 }))
    expect(live.mayChat(1)).toBe(true)
    must(await host.run(1, null, { type: 'leave' }))
  }
  expect(live.mayChat(0)).toBe(false)
  time += 30_000
  expect(talkUntil(0)).toBe(20)
})
