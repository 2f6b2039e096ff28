import { expect, test } from 'vitest'
import { dealt, finish, openPub, type Pub, shareOf } from '../test/pub.ts'
import type { EventOf } from './event.ts'
import type { PersonSeat } from './seatstate.ts'
import { CALL_AFTER } from './timer.ts'

/** The calls in the log, as `seat reason`. */
const callsAt = async ({ journal }: Pub): Promise<string[]> =>
  (await journal.read(0)).flatMap(({ event }) => (event.type === 'called' ? [`${event.seat} ${event.reason}`] : []))

const pass = async (pub: Pub, milliseconds: number): Promise<void> => {
  pub.clock.pass(milliseconds)
  await pub.host.drive()
}

/** Ann plays with a visible page, Ben is called, and his page is closed. */
const withBen = async (pub: Pub): Promise<Pub> => {
  await pub.run(1, { type: 'switch-calls', on: true })
  await pub.run(1, { type: 'disconnect', node: 'front' })
  return pub
}

const choose = (pub: Pub, seat: number) => pub.run(seat, { type: 'act', action: { type: 'predict', prediction: 0 } })

test('a player without a visible page is called 20 seconds after the question, once', async () => {
  const pub = await withBen(await dealt(2, { grace: null }))
  await pass(pub, CALL_AFTER - 1)
  expect(await callsAt(pub)).toEqual([])
  expect(pub.host.due()).toBe(pub.clock.now() + 1)
  await pass(pub, 1)
  expect(await callsAt(pub)).toEqual(['1 turn'])
  await pass(pub, 10 * CALL_AFTER)
  expect(await callsAt(pub)).toEqual(['1 turn'])
})

test('a player who did not ask for calls is not called', async () => {
  const pub = await dealt(2, { grace: null })
  await pub.run(1, { type: 'disconnect', node: 'front' })
  expect(pub.host.due()).toBeNull()
})

test('a visible page prevents the call, a hidden one does not', async () => {
  const pub = await dealt(2, { grace: null })
  await pub.run(1, { type: 'switch-calls', on: true })
  await pub.run(1, { type: 'show-page', node: 'front' })
  await pass(pub, 2 * CALL_AFTER)
  expect(await callsAt(pub)).toEqual([])
  await pub.run(1, { type: 'hide-page', node: 'front' })
  await pass(pub, CALL_AFTER - 1)
  expect(await callsAt(pub)).toEqual([])
  await pass(pub, 1)
  expect(await callsAt(pub)).toEqual(['1 turn'])
})

test('a page at one process prevents the call of another process', async () => {
  const pub = await dealt(2, { grace: null })
  await pub.run(1, { type: 'switch-calls', on: true })
  await pub.run(1, { type: 'connect', node: 'back' })
  await pub.run(1, { type: 'show-page', node: 'back' })
  await pub.run(1, { type: 'disconnect', node: 'front' })
  await pass(pub, 2 * CALL_AFTER)
  expect(await callsAt(pub)).toEqual([])
  // The other process dies.
  await pub.run(1, { type: 'disconnect', node: 'back' })
  await pass(pub, CALL_AFTER)
  expect(await callsAt(pub)).toEqual(['1 turn'])
})

test('a page of a process to which nobody is connected does not count', async () => {
  const pub = await withBen(await dealt(2, { grace: null }))
  await pub.run(1, { type: 'show-page', node: 'front' })
  await pass(pub, CALL_AFTER)
  expect(await callsAt(pub)).toEqual(['1 turn'])
})

test('two processes call once, and a restart does not repeat the call', async () => {
  const pub = await withBen(await dealt(2, { grace: null }))
  const told: EventOf<'called'>[] = []
  pub.environment.called = (_, call) => void told.push(call)
  const other = await pub.again()
  pub.clock.pass(CALL_AFTER)
  await Promise.all([pub.host.drive(), other.drive()])
  await (await pub.again()).drive()
  expect(await callsAt(pub)).toEqual(['1 turn'])
  // Both processes apply the event, which names the one that sends the call.
  expect(new Set(told.map(({ about }) => about)).size).toBe(1)
})

test('the next question is another call', async () => {
  const pub = await withBen(await dealt(2, { grace: null }))
  await pass(pub, CALL_AFTER)
  await choose(pub, 1)
  await choose(pub, 0)
  await pass(pub, CALL_AFTER)
  expect(await callsAt(pub)).toEqual(['1 turn', '1 turn'])
})

test('a start is called once, together with the first question', async () => {
  const pub = await withBen(await openPub({ seats: 2, grace: null }, 2))
  await pub.run(0, { type: 'start' })
  await pub.run(0, shareOf(0))
  await pass(pub, CALL_AFTER)
  expect(pub.host.table().match?.since[1]).not.toBeNull()
  await pass(pub, 10 * CALL_AFTER)
  expect(await callsAt(pub)).toEqual(['1 start'])
})

test('a player who sees the start is not called to it later', async () => {
  const pub = await openPub({ seats: 2, grace: null }, 2)
  await pub.run(1, { type: 'switch-calls', on: true })
  await pub.run(1, { type: 'show-page', node: 'front' })
  await pub.run(0, { type: 'start' })
  await pub.run(1, { type: 'disconnect', node: 'front' })
  expect((pub.host.table().seats[1] as PersonSeat).calls).toMatchObject({ news: null, visible: [] })
})

test('a request for a rematch calls the others, once', async () => {
  const pub = await dealt(3)
  await finish(pub)
  for (const seat of [0, 1]) {
    await pub.run(seat, { type: 'switch-calls', on: true })
    await pub.run(seat, { type: 'disconnect', node: 'front' })
  }
  await pub.run(0, { type: 'rematch' })
  await pub.run(2, { type: 'rematch' })
  await pass(pub, CALL_AFTER)
  await pass(pub, CALL_AFTER)
  expect(await callsAt(pub)).toEqual(['1 rematch'])
})

test('a player is not called while a bot plays for them, or after they turned calls off', async () => {
  const pub = await withBen(await dealt(2, { grace: 1000 }))
  await pass(pub, 1000)
  await pass(pub, 2 * CALL_AFTER)
  expect(await callsAt(pub)).toEqual([])
  const other = await withBen(await dealt(2, { grace: null }))
  await other.run(1, { type: 'switch-calls', on: false })
  await pass(other, 2 * CALL_AFTER)
  expect(await callsAt(other)).toEqual([])
})

test('calls stay on when the host swaps seats', async () => {
  const pub = await openPub({ seats: 3 }, 2)
  await pub.run(1, { type: 'switch-calls', on: true })
  await pub.run(1, { type: 'show-page', node: 'front' })
  await pub.run(0, { type: 'swap-seats', seat: 1, other: 2 })
  expect((pub.host.table().seats[2] as PersonSeat).calls).toMatchObject({ visible: ['front'], hiddenSince: null })
})
