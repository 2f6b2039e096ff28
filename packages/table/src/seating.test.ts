import { expect, test } from 'vitest'
import { keyOf, openPub, person, shareOf } from '../test/pub.ts'
import { watchingAt } from './table.ts'
import type { Wish } from './wish.ts'

const sit = (guest: number, seat?: number): Wish => ({
  type: 'sit',
  person: person(guest),
  key: keyOf(guest),
  ...(seat === undefined ? {} : { seat }),
})

const kinds = (pub: Awaited<ReturnType<typeof openPub>>): string[] => pub.host.table().chairs.map(({ kind }) => kind)

test('who opens the table sits on seat 0, is its host, and is not here until their device is', async () => {
  const { host, wish } = await openPub({}, 0)
  expect(host.table()).toMatchObject({ host: 0, phase: 'gathering', version: 1 })
  expect(host.table().chairs[0]).toMatchObject({ kind: 'person', person: { name: 'Ann' }, absentSince: 1_000_000 })
  await wish(0, { type: 'come', door: 'front' })
  expect(host.table().chairs[0]).toMatchObject({ absentSince: null, doors: ['front'] })
  // Which process of a server that is, nobody is told.
  for (const viewer of [0, 'rail'] as const) expect(JSON.stringify(host.view(viewer))).not.toContain('front')
})

test('one sits on the first open chair, or on the one wished for', async () => {
  const { host, wish, refused } = await openPub({ seats: 4 })
  await wish('rail', sit(1, 3))
  await wish('rail', sit(2))
  expect(host.table().chairs.map(chair => (chair.kind === 'person' ? chair.person.name : null))).toEqual([
    'Ann',
    'Cem',
    null,
    'Ben',
  ])
  expect(await refused('rail', sit(3, 0))).toBe('chair-taken')
  expect(await refused('rail', sit(3, 4))).toBe('no-such-seat')
  expect(await refused('rail', sit(1))).toBe('already-seated')
  expect(await refused(1, sit(5))).toBe('already-seated')
  await wish('rail', sit(3))
  expect(await refused('rail', sit(4))).toBe('table-full')
})

test('nobody sits down without a proper name, symbol or key', async () => {
  const { refused } = await openPub()
  const bad = (change: object): Wish => ({ ...sit(1), person: { ...person(1), ...change } }) as Wish
  expect(await refused('rail', bad({ name: ' \u0007 ' }))).toBe('bad-name')
  expect(await refused('rail', bad({ name: 'x'.repeat(25) }))).toBe('bad-name')
  expect(await refused('rail', bad({ symbol: '<b>' }))).toBe('bad-person')
  expect(await refused('rail', bad({ id: '' }))).toBe('bad-person')
  expect(await refused('rail', { ...sit(1), key: 'secret' } as Wish)).toBe('bad-person')
})

test('from the rail nothing can be wished but a chair', async () => {
  const { refused } = await openPub()
  const wishes: Wish[] = [{ type: 'leave' }, { type: 'start' }, { type: 'say', text: 'hi' }, { type: 'rematch' }]
  for (const wish of wishes) expect(await refused('rail', wish)).toBe('not-seated')
  expect(await refused(1, { type: 'leave' })).toBe('not-seated')
  expect(await refused(9, { type: 'leave' })).toBe('not-seated')
})

test('the host alone seats bots, clears chairs, sets up, mutes and starts', async () => {
  const { refused, host } = await openPub({}, 2)
  const wishes: Wish[] = [
    { type: 'seat-bot', seat: 2, bot: 'oda' },
    { type: 'empty', seat: 0 },
    { type: 'set-up', setup: host.table().setup },
    { type: 'swap', seat: 0, other: 1 },
    { type: 'mute', seat: 0, on: true },
    { type: 'start', fill: 'random' },
  ]
  for (const wish of wishes) expect(await refused(1, wish)).toBe('not-the-host')
})

test('bots sit by level or as a regular, and can be changed and sent away', async () => {
  const pub = await openPub({}, 1)
  await pub.wish(0, { type: 'seat-bot', seat: 1, bot: 'expert' })
  await pub.wish(0, { type: 'seat-bot', seat: 1, bot: 'oda', name: 'Oda ' })
  expect(pub.host.table().chairs[1]).toEqual({ kind: 'bot', bot: 'oda', name: 'Oda', free: false })
  expect(await pub.refused(0, { type: 'seat-bot', seat: 2, bot: 'deep-blue' })).toBe('unknown-bot')
  expect(await pub.refused(0, { type: 'seat-bot', seat: 0, bot: 'oda' })).toBe('chair-taken')
  expect(await pub.refused('rail', sit(4, 1))).toBe('chair-taken')
  await pub.wish(0, { type: 'empty', seat: 1 })
  expect(kinds(pub)).toEqual(['person', 'open', 'open'])
})

test('a setup is checked, keeps everybody’s chair, and clears the last match', async () => {
  const pub = await openPub({ seats: 4 }, 1)
  await pub.wish('rail', sit(1, 2))
  const { setup } = pub.host.table()
  expect(await pub.refused(0, { type: 'set-up', setup: { ...setup, seats: 2 } })).toBe('chair-taken')
  expect(await pub.refused(0, { type: 'set-up', setup: { ...setup, seats: 8 } })).toBe('bad-seats')
  expect(await pub.refused(0, { type: 'set-up', setup: { ...setup, game: 'chess' } })).toBe('unknown-game')
  await pub.wish(0, { type: 'set-up', setup: { ...setup, game: 'herzlos', options: {}, seats: 3 } })
  expect(kinds(pub)).toEqual(['person', 'open', 'person'])
  expect(pub.host.table()).toMatchObject({ match: null, setup: { game: 'herzlos', options: { rounds: 5 } } })
})

test('a guest moves to a free chair before the game, as the person they are: who is muted stays muted', async () => {
  const pub = await openPub({ seats: 4 }, 3)
  await pub.wish(0, { type: 'mute', seat: 1, on: true })
  await pub.wish(1, { type: 'swap', seat: 1, other: 3 })
  expect(pub.host.table()).toMatchObject({ host: 0, keys: [keyOf(0), null, keyOf(2), keyOf(1)] })
  expect(pub.host.table().chairs[3]).toMatchObject({ person: { id: 'id-1' }, doors: ['front'], muted: true })
  expect(await pub.refused(3, { type: 'say', text: 'hello' })).toBe('muted')
  // Others stay where they are, and so does what lies on the table.
  expect(await pub.refused(3, { type: 'swap', seat: 3, other: 2 })).toBe('chair-taken')
  expect(await pub.refused(3, { type: 'swap', seat: 2, other: 1 })).toBe('not-the-host')
  await pub.wish(0, { type: 'start', fill: 'random' })
  expect(await pub.refused(3, { type: 'swap', seat: 3, other: 1 })).toBe('match-under-way')
})

test('two chairs change places with who sits there: people, bots and free seats, host and doors and mutes', async () => {
  const pub = await openPub({ seats: 4 }, 2)
  await pub.wish(0, { type: 'seat-bot', seat: 2, bot: 'oda', name: 'Oda' })
  await pub.wish(0, { type: 'mute', seat: 1, on: true })
  const names = () =>
    pub.host.table().chairs.map(chair => ('person' in chair ? chair.person.name : 'name' in chair ? chair.name : null))
  expect(await pub.refused(0, { type: 'swap', seat: 0, other: 4 })).toBe('no-such-seat')
  await pub.wish(0, { type: 'swap', seat: 0, other: 1 })
  expect(names()).toEqual(['Ben', 'Ann', 'Oda', null])
  expect(pub.host.table()).toMatchObject({ host: 1, keys: [keyOf(1), keyOf(0), null, null] })
  expect(pub.host.table().chairs).toMatchObject([
    { doors: ['front'], absentSince: null, muted: true },
    { muted: false },
    {},
    {},
  ])
  await pub.wish(1, { type: 'swap', seat: 2, other: 1 })
  await pub.wish(2, { type: 'swap', seat: 0, other: 3 })
  expect(names()).toEqual([null, 'Oda', 'Ann', 'Ben'])
  expect(pub.host.table().host).toBe(2)
  const { version } = pub.host.table()
  await pub.wish(2, { type: 'swap', seat: 3, other: 3 })
  expect(pub.host.table().version).toBe(version)
  await pub.wish(2, { type: 'start', fill: 'random' })
  expect(await pub.refused(2, { type: 'swap', seat: 2, other: 3 })).toBe('match-under-way')
})

test('who leaves before the match leaves an open chair; the host’s role goes to the next who is here', async () => {
  const pub = await openPub({ seats: 4 }, 3)
  await pub.wish(1, { type: 'go', door: 'front' })
  await pub.wish(0, { type: 'leave' })
  expect(kinds(pub)).toEqual(['open', 'person', 'person', 'open'])
  expect(pub.host.table().host).toBe(2)
  await pub.wish(2, { type: 'leave' })
  expect(pub.host.table().host).toBe(1)
  await pub.wish(1, { type: 'leave' })
  expect(pub.host.table().host).toBeNull()
  expect(pub.host.table().keys).toEqual([null, null, null, null])
  await pub.wish('rail', sit(5, 3))
  expect(pub.host.table().host).toBe(3)
})

test('who leaves in the middle of a match is replaced by a bot, and the chair can be taken over', async () => {
  const pub = await openPub({}, 3)
  await pub.wish(0, { type: 'start' })
  for (const seat of [0, 1, 2]) await pub.wish(seat, shareOf(seat))
  expect(await pub.refused('rail', sit(5))).toBe('table-full')
  await pub.wish(1, { type: 'leave' })
  expect(pub.host.table().chairs[1]).toEqual({ kind: 'bot', bot: 'regular', name: 'Ben', free: true })
  await pub.host.drive()
  expect(pub.host.table().match?.since[1]).toBeNull()
  await pub.wish('rail', sit(5))
  // Cards are out: the chair is theirs with the next deal.
  expect(pub.host.table().reserved[1]).toMatchObject({ person: { id: 'id-5' } })
  expect(pub.host.seatOf(keyOf(5))).toBeNull()
  expect(pub.host.seatOf(keyOf(1))).toBeNull()
})

test('who waited for a chair at a table that all others left is its host once they sit', async () => {
  const pub = await openPub({}, 1)
  await pub.wish(0, { type: 'start', fill: 'random' })
  await pub.wish(0, shareOf(0))
  await pub.wish('rail', sit(5))
  await pub.wish(0, { type: 'leave' })
  expect(pub.host.table()).toMatchObject({ host: null, phase: 'playing' })
  await pub.host.drive()
  const { phase, host, chairs } = pub.host.table()
  expect(phase).toBe('over')
  expect(host).not.toBeNull()
  expect(chairs[host ?? -1]).toMatchObject({ kind: 'person', person: { id: 'id-5' } })
})

test('the host can show somebody the door, also in the middle of a match, but not change the rest then', async () => {
  const pub = await openPub({}, 2)
  await pub.wish(0, { type: 'start', fill: 'random' })
  await pub.wish(0, { type: 'empty', seat: 1 })
  expect(pub.host.table().chairs[1]).toMatchObject({ kind: 'bot', free: true })
  expect(await pub.refused(0, { type: 'empty', seat: 2 })).toBe('match-under-way')
  expect(await pub.refused(0, { type: 'seat-bot', seat: 1, bot: 'oda' })).toBe('match-under-way')
  expect(await pub.refused(0, { type: 'set-up', setup: pub.host.table().setup })).toBe('match-under-way')
  expect(await pub.refused(0, { type: 'start' })).toBe('match-under-way')
})

test('the host’s role can be given away, and taken from a host who stays away', async () => {
  const { wish, refused, host, clock } = await openPub({ grace: 5000 }, 2)
  expect(await refused(1, { type: 'pass-host', seat: 1 })).toBe('host-is-here')
  await wish(0, { type: 'pass-host', seat: 1 })
  expect(host.table().host).toBe(1)
  expect(await refused(1, { type: 'pass-host', seat: 2 })).toBe('not-a-person')
  await wish(1, { type: 'go', door: 'front' })
  clock.pass(4999)
  expect(await refused(0, { type: 'pass-host', seat: 0 })).toBe('host-is-here')
  clock.pass(1)
  await wish(0, { type: 'pass-host', seat: 0 })
  expect(host.table().host).toBe(0)
})

test('where everybody is waited for for ever, nobody takes the role of a host who reloads the page', async () => {
  const { wish, refused, clock } = await openPub({ grace: null }, 2)
  await wish(0, { type: 'go', door: 'front' })
  clock.pass(1000)
  expect(await refused(1, { type: 'pass-host', seat: 1 })).toBe('host-is-here')
})

test('between matches one may be called otherwise; the chair stays, and others are not renamed', async () => {
  const { host, wish, refused } = await openPub({}, 2)
  await wish(1, { type: 'rename', name: '  Benno ', symbol: 'moon' })
  expect(host.table().chairs[1]).toMatchObject({ person: { id: person(1).id, name: 'Benno', symbol: 'moon' } })
  const { version } = host.table()
  await wish(1, { type: 'rename', name: 'Benno', symbol: 'moon' })
  expect(host.table().version).toBe(version)
  expect(await refused(1, { type: 'rename', name: ' ', symbol: 'moon' })).toBe('bad-name')
  expect(await refused(1, { type: 'rename', name: 'Benno', symbol: '<b>' })).toBe('bad-person')
  expect(await refused('rail', { type: 'rename', name: 'Benno', symbol: 'moon' })).toBe('not-seated')
  await wish(0, { type: 'start', fill: 'random' })
  expect(await refused(1, { type: 'rename', name: 'Ben', symbol: 'moon' })).toBe('match-under-way')
})

test('who watches is counted, door by door', async () => {
  const { host, wish } = await openPub({}, 1)
  await wish('rail', { type: 'watch', door: 'front', watching: 2 })
  await wish('rail', { type: 'watch', door: 'back', watching: 1 })
  expect(watchingAt(host.table())).toBe(3)
  await wish('rail', { type: 'watch', door: 'front', watching: 0 })
  expect(host.table().rail).toEqual({ back: 1 })
  expect(watchingAt(host.view(0))).toBe(1)
})

test('who waits for a chair may think better of it', async () => {
  const pub = await openPub({}, 3)
  await pub.wish(0, { type: 'start' })
  for (const seat of [0, 1, 2]) await pub.wish(seat, shareOf(seat))
  await pub.wish(1, { type: 'leave' })
  await pub.wish('rail', sit(5))
  await pub.wish('rail', { type: 'give-up', seat: 1 })
  expect(pub.host.table().reserved[1]).toBeNull()
  expect(await pub.refused(0, { type: 'give-up', seat: 1 })).toBe('not-seated')
  const { version } = pub.host.table()
  await pub.wish('rail', { type: 'give-up', seat: 1 })
  expect(pub.host.table().version).toBe(version)
})
