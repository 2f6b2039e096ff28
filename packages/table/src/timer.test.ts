import type { Json } from '@halfpint/core'
import { expect, test } from 'vitest'
import { keyOf, openPub, type Pub, person, shareOf } from '../test/pub.ts'
import type { PersonSeat } from './seatstate.ts'
import { gameOf } from './table.ts'
import { deadlineOf, dueOf, timersOf } from './timer.ts'

const predict = { type: 'act', action: { type: 'predict', prediction: 1 } } as const

const dealt = async (people: number, setup: { readonly [key: string]: Json }): Promise<Pub> => {
  const pub = await openPub(setup, people)
  await pub.run(0, { type: 'start', fill: 'random' })
  for (let seat = 0; seat < people; seat++) await pub.run(seat, shareOf(seat))
  return pub
}

const seatState = (pub: Pub, seat: number): PersonSeat => pub.host.table().seats[seat] as PersonSeat

test('bots act by themselves until people are asked', async () => {
  const pub = await dealt(1, {})
  expect(timersOf(pub.host.table())).toMatchObject([
    { kind: 'think', seat: 1, bot: 'random' },
    { kind: 'think', seat: 2, bot: 'random' },
  ])
  await pub.host.drive()
  expect(pub.host.table().match?.since).toEqual([1_000_000, null, null])
  expect(pub.host.due()).toBeNull()
})

test('the table waits for an absent player, then a substitute plays until the player returns', async () => {
  const pub = await dealt(2, { grace: 5000 })
  await pub.run(1, { type: 'disconnect', node: 'front' })
  await pub.host.drive()
  expect(pub.host.due()).toBe(pub.clock.now() + 5000)
  pub.clock.pass(4999)
  await pub.host.drive()
  expect(seatState(pub, 1).substitute).toBeNull()
  pub.clock.pass(1)
  await pub.host.drive()
  expect(seatState(pub, 1).substitute).toBe('regular')
  expect(pub.host.table().match?.since[1]).toBeNull()
  await pub.run(1, { type: 'connect', node: 'front' })
  expect(seatState(pub, 1)).toMatchObject({ substitute: null, absentSince: null })
})

test('an action ends the substitute too', async () => {
  const pub = await dealt(3, { grace: 0 })
  await pub.run(1, { type: 'disconnect', node: 'front' })
  const think = pub.environment.think
  let acted: Promise<unknown> | undefined
  // Ben acts while the substitute still thinks: its result is ignored.
  pub.environment.think = async question => {
    acted ??= pub.host.run(1, null, predict)
    await acted
    return think(question)
  }
  await pub.host.drive()
  expect(await acted).toMatchObject({ ok: true })
  expect(seatState(pub, 1).substitute).toBeNull()
  expect(pub.host.table().match?.state).toMatchObject({ predictions: [null, 1, null] })
})

test('a player connected to two nodes is present until the last one disconnects', async () => {
  const { run, host, clock } = await openPub()
  await run(0, { type: 'connect', node: 'back' })
  const { version } = host.table()
  await run(0, { type: 'connect', node: 'back' })
  await run(0, { type: 'disconnect', node: 'cellar' })
  expect(host.table().version).toBe(version)
  await run(0, { type: 'disconnect', node: 'front' })
  expect(host.table().seats[0]).toMatchObject({ absentSince: null })
  clock.pass(10)
  await run(0, { type: 'disconnect', node: 'back' })
  expect(host.table().seats[0]).toMatchObject({ absentSince: clock.now() })
})

test('the table sleeps while no person is connected, and all clocks restart when it wakes', async () => {
  const pub = await dealt(3, { grace: 5000, clock: { move: 1000, bank: 0 } })
  for (const seat of [0, 1, 2]) await pub.run(seat, { type: 'disconnect', node: 'front' })
  expect(pub.host.due()).toBeNull()
  pub.clock.pass(3_600_000)
  await pub.host.drive()
  await pub.run(2, { type: 'connect', node: 'front' })
  const now = pub.clock.now()
  expect(pub.host.table().match?.since).toEqual([now, now, now])
  expect(pub.host.due()).toBe(now + 1000)
})

test('a person who waits for a seat wakes a sleeping table: substitutes finish the round', async () => {
  const pub = await dealt(2, { grace: 5000 })
  for (const seat of [0, 1]) await pub.run(seat, { type: 'disconnect', node: 'front' })
  await pub.host.drive()
  expect(pub.host.due()).toBeNull()
  pub.clock.pass(3_600_000)
  await pub.run('spectator', { type: 'sit', person: person(5), key: keyOf(5) })
  // Absent players have their full time again.
  expect(pub.host.due()).toBe(pub.clock.now() + 5000)
  pub.clock.pass(5000)
  await pub.host.drive()
  expect([0, 1].map(seat => seatState(pub, seat).substitute)).toEqual(['regular', 'regular'])
})

test('a table that all people have left does nothing more', async () => {
  const pub = await dealt(2, {})
  await pub.run(0, { type: 'leave' })
  await pub.run(1, { type: 'leave' })
  expect(timersOf(pub.host.table())).toEqual([])
})

test('time beyond the limit of one decision is taken from the bank', async () => {
  const pub = await dealt(3, { clock: { move: 1000, bank: 5000 } })
  expect(deadlineOf(pub.host.table(), 0)).toBe(1_006_000)
  pub.clock.pass(900)
  await pub.run(0, predict)
  expect(seatState(pub, 0).bank).toBe(5000)
  pub.clock.pass(2100)
  await pub.run(1, predict)
  expect(seatState(pub, 1).bank).toBe(3000)
  // The choices of others do not restart a clock.
  expect(deadlineOf(pub.host.table(), 2)).toBe(1_006_000)
})

test('a bot decides once when the time is up', async () => {
  const pub = await dealt(3, { clock: { move: 1000, bank: 2000 } })
  await pub.run(0, predict)
  await pub.run(1, predict)
  expect(pub.host.due()).toBe(1_003_000)
  pub.clock.pass(3000)
  await pub.host.drive()
  expect(pub.host.table().match?.state).toMatchObject({ phase: 'bet' })
  expect(seatState(pub, 2)).toMatchObject({ bank: 0, timedOut: false, substitute: null })
  expect(deadlineOf(pub.host.table(), 2)).toBe(pub.clock.now() + 1000)
})

test('without a clock, present players have no time limit', async () => {
  const pub = await dealt(3, {})
  pub.clock.pass(86_400_000)
  expect(dueOf(pub.host.table())).toBeNull()
})

test('the grace restarts with each decision of a player without a stream', async () => {
  const pub = await dealt(2, { grace: 5000 })
  await pub.run(1, { type: 'disconnect', node: 'front' })
  pub.clock.pass(4000)
  await pub.run(1, predict)
  await pub.run(0, predict)
  await pub.host.drive()
  expect(pub.host.due()).toBe(pub.clock.now() + 5000)
})

/** Plays a round of Herzlos with a person on every seat; returns how often a person had a single legal action. */
const countForced = async (clock: Json): Promise<number> => {
  const pub = await openPub({ game: 'herzlos', seats: 3, clock }, 3)
  await pub.run(0, { type: 'start' })
  for (let seat = 0; seat < 3; seat++) await pub.run(seat, shareOf(seat))
  let forced = 0
  for (;;) {
    await pub.host.drive()
    const table = pub.host.table()
    if (table.phase === 'over' || table.match === null) return forced
    const seat = table.match.since.findIndex(since => since !== null)
    const view = gameOf(table).view(table.match.state, seat)
    const legal = gameOf(table).legal(view)
    if (legal.length === 1) forced++
    await pub.run(seat, { type: 'act', action: legal[0]! })
  }
}

test('in a game over days the table plays every forced card, and in a quick game none', async () => {
  expect(await countForced({ move: 86_400_000, bank: 0 })).toBe(0)
  expect(await countForced({ move: 60_000, bank: 0 })).toBeGreaterThan(3)
})
