import type { Json } from '@halfpint/core'
import { expect, test } from 'vitest'
import { keyOf, openPub, type Pub, person, shareOf } from '../test/pub.ts'
import { questionFor } from './question.ts'
import { summaryOf } from './summary.ts'
import { substituteTimeOf } from './timer.ts'

const sit = (seat: number, seatState?: number) =>
  ({
    type: 'sit',
    person: person(seat),
    key: keyOf(seat),
    ...(seatState === undefined ? {} : { seat: seatState }),
  }) as const

/** Plays the first legal action for these people, and lets the bots play, until the condition is met. */
const playUntil = async (pub: Pub, people: readonly number[], reached: () => boolean): Promise<void> => {
  for (let step = 0; step < 500 && !reached(); step++) {
    await pub.host.drive()
    for (const seat of people) {
      const table = pub.host.table()
      if (reached()) return
      const seatState = table.seats[seat]
      if (seatState?.kind !== 'person') continue
      if (table.match?.pledge?.dealt === false && table.match.pledge.shares[seat] === null)
        await pub.run(seat, shareOf(seat))
      else if (table.match?.since[seat] != null) {
        await pub.run(seat, { type: 'act', action: questionFor(table, seat, '', '')?.legal[0] as Json })
      }
    }
    pub.clock.pass(2_000)
  }
  if (!reached()) throw new Error('the condition was never met')
}

const cardsAreOut = (pub: Pub) => () => pub.host.table().match?.pledge?.dealt === true

test('a seat left during a round is free with the next deal, and its hand stays hidden', async () => {
  const pub = await openPub({ seats: 3, options: { rounds: 2 } }, 2)
  await pub.run(0, { type: 'start', fill: 'regular' })
  await playUntil(pub, [0, 1], cardsAreOut(pub))
  await pub.run(0, { type: 'clear-seat', seat: 1 })
  await pub.run('spectator', sit(3, 1))
  expect(pub.host.table().seats[1]?.kind).toBe('bot')
  expect(pub.host.table().keys[1]).toBe(null)
  expect(await pub.refused('spectator', sit(4, 1))).toBe('seat-taken')
  expect(await pub.refused('spectator', sit(3))).toBe('already-seated')
  // No viewer gets the key.
  expect(JSON.stringify([pub.host.view('spectator'), pub.host.view(0)])).not.toContain(keyOf(3))
  await playUntil(pub, [0], () => pub.host.table().seats[1]?.kind === 'person')
  const { match, seats: seatStates } = pub.host.table()
  expect(match?.pledge?.dealt ?? false).toBe(false)
  expect(match?.state.round).toBe(1)
  expect(seatStates[1]).toMatchObject({ person: { name: 'Dora' } })
})

test("a late friend takes a bot's seat with the next deal; the host may clear the seat or lock the table", async () => {
  const pub = await openPub({ seats: 3, options: { rounds: 2 } }, 1)
  await pub.run(0, { type: 'start', fill: 'regular' })
  await playUntil(pub, [0], cardsAreOut(pub))
  expect(summaryOf(pub.host.table()).summary).toMatchObject({ open: 2 })
  await pub.run('spectator', sit(1))
  await pub.run(0, { type: 'clear-seat', seat: 1, ban: true })
  expect(pub.host.table().reserved).toEqual([null, null, null])
  expect(await pub.refused('spectator', sit(1))).toBe('not-welcome')
  await pub.run(0, { type: 'lock', on: true })
  expect(await pub.refused('spectator', sit(2))).toBe('table-locked')
  await pub.run(0, { type: 'lock', on: false })
  await pub.run('spectator', sit(2, 2))
  await playUntil(pub, [0], () => pub.host.table().seats[2]?.kind === 'person')
  expect(pub.host.view(2).seats[2]).toMatchObject({ person: { name: 'Cem' }, sat: pub.host.table().version - 1 })
})

test('a client that took a seat since its version gets a whole view', async () => {
  const pub = await openPub({ seats: 3 }, 1)
  const { version } = pub.host.table()
  await pub.run('spectator', sit(1))
  const heard: string[] = []
  pub.host.join(1, version, ({ kind }) => heard.push(kind))
  expect(heard).toEqual(['view'])
})

test('the role of the host passes on when the host is gone, in the lobby too', async () => {
  const pub = await openPub({ seats: 4 }, 3)
  await pub.run(0, { type: 'disconnect', node: 'front' })
  await pub.run(1, { type: 'disconnect', node: 'front' })
  pub.clock.pass(59_000)
  await pub.host.drive()
  expect(pub.host.table().host).toBe(0)
  pub.clock.pass(2_000)
  await pub.host.drive()
  expect(pub.host.table().host).toBe(2)
})

test('a match can be ended by its host, without a result, and another one started', async () => {
  const pub = await openPub({ seats: 3 }, 2)
  expect(await pub.refused(0, { type: 'end-match' })).toBe('no-match')
  await pub.run(0, { type: 'start', fill: 'regular' })
  expect(await pub.refused(1, { type: 'end-match' })).toBe('not-the-host')
  await pub.run(0, { type: 'end-match' })
  expect(pub.host.table()).toMatchObject({ phase: 'gathering', match: null })
  await pub.run(0, { type: 'start' })
  expect(pub.host.table()).toMatchObject({ phase: 'playing', match: { number: 2 } })
})

test('the table waits for an absent player as configured; everyone sees when a substitute starts, or can start it now', async () => {
  const pub = await openPub({ seats: 3, grace: null }, 2)
  await pub.run(0, { type: 'start', fill: 'regular' })
  await playUntil(pub, [0, 1], cardsAreOut(pub))
  await pub.run(1, { type: 'disconnect', node: 'front' })
  expect(substituteTimeOf(pub.host.table(), 1)).toBe(null)
  pub.clock.pass(365 * 86_400_000)
  await pub.host.drive()
  expect(pub.host.table().seats[1]).toMatchObject({ substitute: null })
  expect(await pub.refused(0, { type: 'substitute', seat: 0 })).toBe('is-here')
  await pub.run(0, { type: 'substitute', seat: 1 })
  expect(pub.host.table().seats[1]).toMatchObject({ substitute: 'regular' })

  const usual = await openPub({ seats: 3 }, 2)
  await usual.run(0, { type: 'start', fill: 'regular' })
  await playUntil(usual, [0, 1], cardsAreOut(usual))
  await usual.run(1, { type: 'disconnect', node: 'front' })
  expect(substituteTimeOf(usual.host.table(), 1)).toBe(usual.clock.now() + 120_000)
})

test('a table is listed while a person is connected', async () => {
  const pub = await openPub({ seats: 3, listed: true }, 1)
  expect(summaryOf(pub.host.table()).listed).toBe(true)
  await pub.run(0, { type: 'disconnect', node: 'front' })
  expect(summaryOf(pub.host.table()).listed).toBe(false)
})

test('spectators can react, and two people with the same name get distinct names', async () => {
  const pub = await openPub({ seats: 5 }, 1)
  await pub.run('spectator', { type: 'spectator-react', reaction: 'bravo' })
  expect(await pub.refused('spectator', { type: 'spectator-react', reaction: 'boo' })).toBe('unknown-reaction')
  for (const [id, name] of [
    ['a', 'Ann'],
    ['b', 'Аnn'],
    ['c', 'A\u200dnn\ufe0f'],
  ] as const) {
    await pub.run('spectator', { type: 'sit', person: { id, name, symbol: 'mug' }, key: keyOf(id.charCodeAt(0)) })
  }
  const names = pub.host.table().seats.map(seatState => (seatState.kind === 'person' ? seatState.person.name : ''))
  expect(names.slice(0, 4)).toEqual(['Ann', 'Ann 2', 'Аnn 3', 'Ann 4'])
})

test('a rematch does not wait for a player whose substitute played to the end', async () => {
  const pub = await openPub({ grace: 600_000 }, 3)
  await pub.run(0, { type: 'start' })
  await playUntil(pub, [0, 1, 2], cardsAreOut(pub))
  await pub.run(2, { type: 'disconnect', node: 'front' })
  await pub.run(0, { type: 'substitute', seat: 2 })
  await playUntil(pub, [0, 1], () => pub.host.table().phase === 'over')
  await pub.run(1, { type: 'rematch' })
  await pub.run(0, { type: 'rematch' })
  expect(pub.host.table()).toMatchObject({ phase: 'playing', matches: 2 })
})

test('without a grace limit, a rematch waits for absent players too; the host can still start one', async () => {
  const pub = await openPub({ grace: null }, 3)
  await pub.run(0, { type: 'start' })
  await playUntil(pub, [0, 1, 2], () => pub.host.table().phase === 'over')
  await pub.run(2, { type: 'disconnect', node: 'front' })
  pub.clock.pass(7 * 86_400_000)
  await pub.run(0, { type: 'rematch' })
  await pub.run(1, { type: 'rematch' })
  expect(pub.host.table()).toMatchObject({ phase: 'over', matches: 1 })
  await pub.run(2, { type: 'rematch' })
  expect(pub.host.table()).toMatchObject({ phase: 'playing', matches: 2 })
  await playUntil(pub, [0, 1, 2], () => pub.host.table().phase === 'over')
  await pub.run(0, { type: 'start' })
  expect(pub.host.table()).toMatchObject({ phase: 'playing', matches: 3 })
})
