import type { Json } from '@halfpint/core'
import { expect, test } from 'vitest'
import { keyOf, openPub, type Pub, person, shareOf } from '../test/pub.ts'
import type { Held } from './chair.ts'
import { deadlineOf, dueOf, dutiesOf } from './duty.ts'

const predict = { type: 'act', action: { type: 'predict', prediction: 1 } } as const

const dealt = async (people: number, setup: { readonly [key: string]: Json }): Promise<Pub> => {
  const pub = await openPub(setup, people)
  await pub.wish(0, { type: 'start', fill: 'random' })
  for (let seat = 0; seat < people; seat++) await pub.wish(seat, shareOf(seat))
  return pub
}

const chair = (pub: Pub, seat: number): Held => pub.host.table().chairs[seat] as Held

test('bots act by themselves until people are asked', async () => {
  const pub = await dealt(1, {})
  expect(dutiesOf(pub.host.table())).toMatchObject([
    { kind: 'think', seat: 1, bot: 'random' },
    { kind: 'think', seat: 2, bot: 'random' },
  ])
  await pub.host.drive()
  expect(pub.host.table().match?.since).toEqual([1_000_000, null, null])
  expect(pub.host.due()).toBeNull()
})

test('who is not there is waited for, then a bot stands in, and gives the chair back the moment they return', async () => {
  const pub = await dealt(2, { grace: 5000 })
  await pub.wish(1, { type: 'go', door: 'front' })
  await pub.host.drive()
  expect(pub.host.due()).toBe(pub.clock.now() + 5000)
  pub.clock.pass(4999)
  await pub.host.drive()
  expect(chair(pub, 1).standIn).toBeNull()
  pub.clock.pass(1)
  await pub.host.drive()
  expect(chair(pub, 1).standIn).toBe('regular')
  expect(pub.host.table().match?.since[1]).toBeNull()
  await pub.wish(1, { type: 'come', door: 'front' })
  expect(chair(pub, 1)).toMatchObject({ standIn: null, absentSince: null })
})

test('an action gives the chair back too', async () => {
  const pub = await dealt(3, { grace: 0 })
  await pub.wish(1, { type: 'go', door: 'front' })
  const think = pub.environment.think
  let acted: Promise<unknown> | undefined
  // Ben acts while the stand-in still thinks: what it comes up with is no longer wanted.
  pub.environment.think = async question => {
    acted ??= pub.host.wish(1, null, predict)
    await acted
    return think(question)
  }
  await pub.host.drive()
  expect(await acted).toMatchObject({ ok: true })
  expect(chair(pub, 1).standIn).toBeNull()
  expect(pub.host.table().match?.state).toMatchObject({ predictions: [null, 1, null] })
})

test('somebody at two doors is here until the last one closes', async () => {
  const { wish, host, clock } = await openPub()
  await wish(0, { type: 'come', door: 'back' })
  const { version } = host.table()
  await wish(0, { type: 'come', door: 'back' })
  await wish(0, { type: 'go', door: 'cellar' })
  expect(host.table().version).toBe(version)
  await wish(0, { type: 'go', door: 'front' })
  expect(host.table().chairs[0]).toMatchObject({ absentSince: null })
  clock.pass(10)
  await wish(0, { type: 'go', door: 'back' })
  expect(host.table().chairs[0]).toMatchObject({ absentSince: clock.now() })
})

test('while nobody is here the table sleeps, and wakes with everybody’s time fresh', async () => {
  const pub = await dealt(3, { grace: 5000, clock: { move: 1000, bank: 0 } })
  for (const seat of [0, 1, 2]) await pub.wish(seat, { type: 'go', door: 'front' })
  expect(pub.host.due()).toBeNull()
  pub.clock.pass(3_600_000)
  await pub.host.drive()
  await pub.wish(2, { type: 'come', door: 'front' })
  const now = pub.clock.now()
  expect(pub.host.table().match?.since).toEqual([now, now, now])
  expect(pub.host.due()).toBe(now + 1000)
})

test('who waits for a chair wakes a table that sleeps: bots bring the round to its end for those who are away', async () => {
  const pub = await dealt(2, { grace: 5000 })
  for (const seat of [0, 1]) await pub.wish(seat, { type: 'go', door: 'front' })
  await pub.host.drive()
  expect(pub.host.due()).toBeNull()
  pub.clock.pass(3_600_000)
  await pub.wish('rail', { type: 'sit', person: person(5), key: keyOf(5) })
  // Those who are away have all their time from now on.
  expect(pub.host.due()).toBe(pub.clock.now() + 5000)
  pub.clock.pass(5000)
  await pub.host.drive()
  expect([0, 1].map(seat => chair(pub, seat).standIn)).toEqual(['regular', 'regular'])
})

test('a table that everybody has left does nothing more', async () => {
  const pub = await dealt(2, {})
  await pub.wish(0, { type: 'leave' })
  await pub.wish(1, { type: 'leave' })
  expect(dutiesOf(pub.host.table())).toEqual([])
})

test('time beyond that for one decision comes out of the bank', async () => {
  const pub = await dealt(3, { clock: { move: 1000, bank: 5000 } })
  expect(deadlineOf(pub.host.table(), 0)).toBe(1_006_000)
  pub.clock.pass(900)
  await pub.wish(0, predict)
  expect(chair(pub, 0).bank).toBe(5000)
  pub.clock.pass(2100)
  await pub.wish(1, predict)
  expect(chair(pub, 1).bank).toBe(3000)
  // The choice of the others winds up nobody's clock.
  expect(deadlineOf(pub.host.table(), 2)).toBe(1_006_000)
})

test('when the time is up a bot decides this once', async () => {
  const pub = await dealt(3, { clock: { move: 1000, bank: 2000 } })
  await pub.wish(0, predict)
  await pub.wish(1, predict)
  expect(pub.host.due()).toBe(1_003_000)
  pub.clock.pass(3000)
  await pub.host.drive()
  expect(pub.host.table().match?.state).toMatchObject({ phase: 'bet' })
  expect(chair(pub, 2)).toMatchObject({ bank: 0, timedOut: false, standIn: null })
  expect(deadlineOf(pub.host.table(), 2)).toBe(pub.clock.now() + 1000)
})

test('without a clock nobody who is here is hurried', async () => {
  const pub = await dealt(3, {})
  pub.clock.pass(86_400_000)
  expect(dueOf(pub.host.table())).toBeNull()
})

test('who plays without a stream is waited for anew each time', async () => {
  const pub = await dealt(2, { grace: 5000 })
  await pub.wish(1, { type: 'go', door: 'front' })
  pub.clock.pass(4000)
  await pub.wish(1, predict)
  await pub.wish(0, predict)
  await pub.host.drive()
  expect(pub.host.due()).toBe(pub.clock.now() + 5000)
})
