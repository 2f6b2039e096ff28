import { expect, test } from 'vitest'
import { dealt, finish, openPub, type Pub } from '../test/pub.ts'
import type { Command } from './command.ts'
import { startTimeOf } from './timer.ts'

const HALF_MINUTE = 30_000

/** A table whose host ended a match and set up another game. */
const betweenGames = async (seats = 3, people = 3): Promise<Pub> => {
  const pub = await openPub({ seats: 3 }, people)
  await pub.run(0, { type: 'start', fill: 'random' })
  await pub.run(0, { type: 'end-match' })
  pub.clock.pass(60_000)
  await pub.run(0, { type: 'change-setup', setup: { ...pub.host.table().setup, game: 'herzlos', options: {}, seats } })
  return pub
}

const start: Command = { type: 'start' }

test('between two games any player may start once the host has not started for 30 seconds', async () => {
  const pub = await betweenGames()
  pub.clock.pass(HALF_MINUTE - 1)
  expect(await pub.refused(1, start)).toBe('not-the-host')
  pub.clock.pass(1)
  await pub.run(1, start)
  expect(pub.host.table()).toMatchObject({ phase: 'playing', host: 0, setup: { game: 'herzlos' } })
})

test('a player who starts for the host may fill the free seats, and do nothing else in the place of the host', async () => {
  const pub = await betweenGames(5)
  const bot = (seat: number): Command => ({ type: 'seat-bot', seat, bot: 'oda' })
  expect(await pub.refused(1, bot(3))).toBe('not-the-host')
  pub.clock.pass(HALF_MINUTE)
  const { setup } = pub.host.table()
  const others: Command[] = [
    { type: 'change-setup', setup },
    { type: 'clear-seat', seat: 2 },
    { type: 'lock', on: true },
  ]
  for (const command of others) expect(await pub.refused(1, command)).toBe('not-the-host')
  await pub.run(1, bot(3))
  await pub.run(2, bot(4))
  // Only the host decides about a taken seat.
  expect(await pub.refused(1, bot(4))).toBe('not-the-host')
  await pub.run(1, start)
  expect(pub.host.table().phase).toBe('playing')
})

test('a change of seats or setup gives the host 30 seconds again; chat does not', async () => {
  const pub = await betweenGames(4)
  const { setup } = pub.host.table()
  const changes: Command[] = [
    { type: 'seat-bot', seat: 3, bot: 'oda' },
    { type: 'swap-seats', seat: 2, other: 3 },
    { type: 'clear-seat', seat: 2 },
    { type: 'change-setup', setup },
  ]
  for (const change of changes) {
    pub.clock.pass(HALF_MINUTE - 1)
    await pub.run(0, change)
    expect(startTimeOf(pub.host.table())).toBe(pub.clock.now() + HALF_MINUTE)
  }
  const due = startTimeOf(pub.host.table())
  pub.clock.pass(1_000)
  await pub.run(1, { type: 'say', text: 'Anna?' })
  await pub.run(1, { type: 'react', reaction: 'cheers' })
  expect(startTimeOf(pub.host.table())).toBe(due)
})

test('the first game waits for the host while a seat is free: more friends may come', async () => {
  const pub = await openPub({ seats: 3 }, 2)
  pub.clock.pass(10 * HALF_MINUTE)
  expect(startTimeOf(pub.host.table())).toBeNull()
  expect(await pub.refused(1, { type: 'start', fill: 'random' })).toBe('not-the-host')
  await pub.run(0, { type: 'seat-bot', seat: 2, bot: 'oda' })
  expect(await pub.refused(1, start)).toBe('not-the-host')
  pub.clock.pass(HALF_MINUTE)
  expect(await pub.refused('spectator', start)).toBe('not-seated')
  await pub.run(1, start)
  expect(pub.host.table().phase).toBe('playing')
})

test('after a match the 30 seconds begin with the first vote for a rematch', async () => {
  const pub = await dealt(3)
  await finish(pub)
  expect(pub.host.table().phase).toBe('over')
  pub.clock.pass(10 * HALF_MINUTE)
  expect(startTimeOf(pub.host.table())).toBeNull()
  expect(await pub.refused(1, start)).toBe('not-the-host')
  await pub.run(1, { type: 'rematch' })
  pub.clock.pass(HALF_MINUTE - 1)
  await pub.run(2, { type: 'rematch' })
  expect(await pub.refused(1, start)).toBe('not-the-host')
  pub.clock.pass(1)
  await pub.run(1, start)
  expect(pub.host.table()).toMatchObject({ phase: 'playing', matches: 2 })
  expect(startTimeOf(pub.host.table())).toBeNull()
})

test('the host has 30 seconds again after all players reconnect to an empty table', async () => {
  const pub = await betweenGames()
  for (const seat of [0, 1, 2]) await pub.run(seat, { type: 'disconnect', node: 'front' })
  pub.clock.pass(20 * HALF_MINUTE)
  await pub.run(1, { type: 'connect', node: 'front' })
  expect(await pub.refused(1, start)).toBe('not-the-host')
  pub.clock.pass(HALF_MINUTE)
  await pub.run(1, start)
})
