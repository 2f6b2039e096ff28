import { expect, test } from 'vitest'
import { dealt, finish, keyOf, openPub, type Pub, person, shareOf } from '../test/pub.ts'
import type { Command, CommandOf } from './command.ts'
import { questionFor } from './question.ts'
import type { SeatState } from './seatstate.ts'

const EVA = 6
const sit = (guest = EVA, more: Partial<CommandOf<'sit'>> = {}): Command => ({
  type: 'sit',
  person: person(guest),
  key: keyOf(guest),
  ...more,
})
const nameAt = ({ host }: Pub, seat: number): string => {
  const seatState = host.table().seats[seat] as SeatState
  return seatState.kind === 'person' ? seatState.person.name : seatState.kind
}
const waiting = ({ host }: Pub): string[] => host.table().queue.map(each => each.person.name)

/** Plays until the cards of the next round are dealt. */
const playRound = async (pub: Pub): Promise<void> => {
  const { state } = pub.host.table().match!
  while (pub.host.table().match?.state.round === state.round) {
    const { match } = pub.host.table()
    const seat = match!.since.findIndex((since, at) => since !== null && pub.host.table().seats[at]?.kind === 'person')
    if (seat < 0) await pub.host.drive()
    else {
      await pub.run(seat, { type: 'act', action: questionFor(pub.host.table(), seat, 'random', '')!.legal[0]! })
    }
  }
  for (const [seat, each] of pub.host.table().seats.entries()) {
    if (each.kind === 'person' && each.absentSince === null) await pub.host.run(seat, null, shareOf(seat))
  }
  pub.clock.pass(10_000)
  await pub.host.drive()
}

/** A table of three at which Cem is away and a bot plays for him. */
const withAbsent = async (setup = {}): Promise<Pub> => {
  const pub = await dealt(3, { options: { rounds: 3 }, grace: 5_000, ...setup })
  await pub.run(2, { type: 'disconnect', node: 'front' })
  await pub.run(0, { type: 'substitute', seat: 2 })
  return pub
}

test('a friend takes the seat of an absent player with the next deal, and sees no card before', async () => {
  const pub = await withAbsent()
  await pub.run('spectator', sit(EVA, { seat: 2 }))
  expect(nameAt(pub, 2)).toBe('Cem')
  expect(pub.host.table().reserved[2]?.person.name).toBe(person(EVA).name)
  await playRound(pub)
  expect(nameAt(pub, 2)).toBe(person(EVA).name)
  expect(pub.host.seatOf(keyOf(EVA))).toBe(2)
  expect(pub.host.seatOf(keyOf(2))).toBe(null)
  expect(await pub.host.run(2, null, { type: 'say', text: 'mine' }, keyOf(2))).toMatchObject({
    ok: false,
    problem: { code: 'not-seated' },
  })
})

test('an absent player who comes back in time keeps the seat, and the friend waits for another one', async () => {
  const pub = await withAbsent()
  await pub.run('spectator', sit(EVA, { seat: 2 }))
  await pub.run(2, { type: 'connect', node: 'front' })
  expect(pub.host.table().reserved).toEqual([null, null, null])
  expect(waiting(pub)).toEqual([person(EVA).name])
  await playRound(pub)
  expect(nameAt(pub, 2)).toBe('Cem')
  // A player leaves: the friend gets that seat with the next deal.
  await pub.run(1, { type: 'leave' })
  await playRound(pub)
  expect(nameAt(pub, 1)).toBe(person(EVA).name)
  expect(waiting(pub)).toEqual([])
})

test('an absent player who leaves does not take the reservation along', async () => {
  const pub = await withAbsent()
  await pub.run('spectator', sit(EVA, { seat: 2 }))
  await pub.run(2, { type: 'leave' })
  expect(pub.host.table().reserved[2]?.person.name).toBe(person(EVA).name)
  await playRound(pub)
  expect(nameAt(pub, 2)).toBe(person(EVA).name)
})

test('an absent host who is replaced passes the role on', async () => {
  const pub = await dealt(3, { options: { rounds: 3 } })
  await pub.run(1, { type: 'pass-host', seat: 1 }).catch(() => {})
  await pub.run(0, { type: 'pass-host', seat: 2 })
  await pub.run(2, { type: 'disconnect', node: 'front' })
  await pub.run(2, { type: 'substitute', seat: 2 })
  await pub.run('spectator', sit(EVA, { seat: 2 }))
  await playRound(pub)
  expect([nameAt(pub, 2), pub.host.table().host]).toEqual([person(EVA).name, 0])
})

test('the seat of an absent player must be asked for, and is not free at a listed table', async () => {
  const pub = await withAbsent()
  expect(await pub.refused('spectator', sit())).toBe('table-full')
  const listed = await withAbsent({ listed: true })
  expect(await listed.refused('spectator', sit(EVA, { seat: 2 }))).toBe('seat-taken')
})

test('a table may allow no new players during a match: they wait for the next one', async () => {
  const pub = await openPub({ seats: 2, lateJoin: false })
  await pub.run(0, { type: 'start', fill: 'random' })
  expect(await pub.refused('spectator', sit())).toBe('table-full')
  expect(await pub.refused('spectator', sit(EVA, { seat: 1 }))).toBe('seat-taken')
  await pub.run('spectator', sit(EVA, { queue: true }))
  await pub.run(0, { type: 'end-match' })
  await pub.run(0, { type: 'start' })
  expect(nameAt(pub, 1)).toBe(person(EVA).name)
})

test('a person in the queue plays in the next match: the table gets a seat more', async () => {
  const pub = await dealt(3)
  await pub.run('spectator', sit(EVA, { queue: true }))
  expect(await pub.refused('spectator', sit(EVA, { queue: true }))).toBe('already-queued')
  await finish(pub)
  expect(pub.host.table()).toMatchObject({ phase: 'over', setup: { seats: 3 } })
  for (const seat of [0, 1, 2]) await pub.run(seat, { type: 'rematch' })
  const { phase, setup, match, queue } = pub.host.table()
  expect([phase, setup.seats, queue]).toEqual(['playing', 4, []])
  expect(match?.players).toEqual(['Ann', 'Ben', 'Cem', person(EVA).name])
  expect(pub.host.seatOf(keyOf(EVA))).toBe(3)
})

test('people in the queue take, when a match starts, open seats first, then those of bots, then more seats', async () => {
  const pub = await openPub({ seats: 3, lateJoin: false })
  await pub.run(0, { type: 'seat-bot', seat: 2, bot: 'oda' })
  await pub.run(0, { type: 'start', fill: 'random' })
  for (const guest of [3, 4, 5]) await pub.run('spectator', sit(guest, { queue: true }))
  await pub.run(0, { type: 'end-match' })
  await pub.run(0, { type: 'start' })
  expect(pub.host.table().match?.players).toEqual(['Ann', 'Dora', 'Eva', 'Finn'])
})

test('the people for whom the game has no seat wait on', async () => {
  const pub = await dealt(3, { game: 'herzlos' })
  for (const guest of [3, 4, 5]) await pub.run('spectator', sit(guest, { queue: true }))
  await pub.run(0, { type: 'end-match' })
  await pub.run(0, { type: 'start' })
  expect([pub.host.table().setup.seats, waiting(pub)]).toEqual([5, ['Finn']])
})

test('a seat that becomes free between two matches goes to the first person in the queue', async () => {
  const pub = await dealt(3)
  await pub.run('spectator', sit(EVA, { queue: true }))
  await pub.run('spectator', sit(5, { queue: true }))
  await pub.run(0, { type: 'end-match' })
  expect(waiting(pub)).toEqual([person(EVA).name, 'Finn'])
  await pub.run(1, { type: 'leave' })
  expect([nameAt(pub, 1), waiting(pub)]).toEqual([person(EVA).name, ['Finn']])
  await pub.run(0, { type: 'change-setup', setup: { ...pub.host.table().setup, seats: 4 } })
  expect([nameAt(pub, 3), waiting(pub)]).toEqual(['Finn', []])
})

test('the queue is left by its owner or cleared by the host, who may ban', async () => {
  const pub = await dealt(3)
  for (const guest of [3, 4]) await pub.run('spectator', sit(guest, { queue: true }))
  const leave = (guest: number) => pub.host.run('spectator', null, { type: 'leave-queue', seat: null }, keyOf(guest))
  expect(await leave(5)).toMatchObject({ ok: false })
  expect(await leave(3)).toMatchObject({ ok: true })
  expect(waiting(pub)).toEqual(['Eva'])
  const clear: Command = { type: 'clear-queue', person: person(4).id, ban: true }
  expect(await pub.refused(1, clear)).toBe('not-the-host')
  await pub.run(0, clear)
  expect(waiting(pub)).toEqual([])
  expect(await pub.refused('spectator', sit(4, { queue: true }))).toBe('not-welcome')
})

test('a locked table has no queue, and a queue has an end', async () => {
  const pub = await dealt(3)
  for (let guest = 3; guest < 17; guest++) await pub.run('spectator', sit(guest, { queue: true }))
  expect(await pub.refused('spectator', sit(30, { queue: true }))).toBe('queue-full')
  await pub.run(0, { type: 'lock', on: true })
  expect(await pub.refused('spectator', sit(31, { queue: true }))).toBe('table-locked')
})

test('people in the queue have names and symbols of their own', async () => {
  const pub = await dealt(3)
  for (const guest of [3, 4]) {
    await pub.run('spectator', sit(guest, { queue: true, person: { ...person(guest), name: 'Ann', symbol: 'moon' } }))
  }
  const people = pub.host.table().queue.map(each => each.person)
  expect(people.map(({ name }) => name)).toEqual(['Ann 2', 'Ann 3'])
  expect(new Set(people.map(({ symbol }) => symbol)).size).toBe(2)
})
