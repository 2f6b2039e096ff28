import { expect, test } from 'vitest'
import { keyOf, openPub, person, shareOf } from '../test/pub.ts'
import type { Command } from './command.ts'
import type { Update } from './subscribers.ts'
import { summaryOf } from './summary.ts'
import { spectatorCount } from './table.ts'

const sit = (guest: number, seat?: number): Command => ({
  type: 'sit',
  person: person(guest),
  key: keyOf(guest),
  ...(seat === undefined ? {} : { seat }),
})

const kinds = (pub: Awaited<ReturnType<typeof openPub>>): string[] => pub.host.table().seats.map(({ kind }) => kind)

test('the person who opens a table is its host on seat 0, and absent until connected', async () => {
  const { host, run } = await openPub({}, 0)
  expect(host.table()).toMatchObject({ host: 0, phase: 'gathering', version: 1 })
  expect(host.table().seats[0]).toMatchObject({ kind: 'person', person: { name: 'Ann' }, absentSince: 1_000_000 })
  await run(0, { type: 'connect', node: 'front' })
  expect(host.table().seats[0]).toMatchObject({ absentSince: null, nodes: ['front'] })
  // The name of the server process is hidden.
  for (const viewer of [0, 'spectator'] as const) expect(JSON.stringify(host.view(viewer))).not.toContain('front')
})

test('a person gets the first open seat, or the requested one', async () => {
  const { host, run, refused } = await openPub({ seats: 4 })
  await run('spectator', sit(1, 3))
  await run('spectator', sit(2))
  expect(host.table().seats.map(seatState => (seatState.kind === 'person' ? seatState.person.name : null))).toEqual([
    'Ann',
    'Cem',
    null,
    'Ben',
  ])
  expect(await refused('spectator', sit(3, 0))).toBe('seat-taken')
  expect(await refused('spectator', sit(3, 4))).toBe('no-such-seat')
  expect(await refused('spectator', sit(1))).toBe('already-seated')
  expect(await refused(1, sit(5))).toBe('already-seated')
  await run('spectator', sit(3))
  expect(await refused('spectator', sit(4))).toBe('table-full')
})

test('sitting down needs a valid name, symbol and key', async () => {
  const { refused } = await openPub()
  const bad = (change: object): Command => ({ ...sit(1), person: { ...person(1), ...change } }) as Command
  expect(await refused('spectator', bad({ name: ' \u0007 ' }))).toBe('bad-name')
  expect(await refused('spectator', bad({ name: 'x'.repeat(25) }))).toBe('bad-name')
  expect(await refused('spectator', bad({ symbol: '<b>' }))).toBe('bad-person')
  expect(await refused('spectator', bad({ id: '' }))).toBe('bad-person')
  expect(await refused('spectator', { ...sit(1), key: 'secret' } as Command)).toBe('bad-person')
})

test('a spectator can only ask for a seat', async () => {
  const { refused } = await openPub()
  const commands: Command[] = [{ type: 'leave' }, { type: 'start' }, { type: 'say', text: 'hi' }, { type: 'rematch' }]
  for (const command of commands) expect(await refused('spectator', command)).toBe('not-seated')
  expect(await refused(1, { type: 'leave' })).toBe('not-seated')
  expect(await refused(9, { type: 'leave' })).toBe('not-seated')
})

test('only the host seats bots, clears seats, changes the setup, mutes and starts', async () => {
  const { refused, host } = await openPub({}, 2)
  const commands: Command[] = [
    { type: 'seat-bot', seat: 2, bot: 'oda' },
    { type: 'clear-seat', seat: 0 },
    { type: 'change-setup', setup: host.table().setup },
    { type: 'swap-seats', seat: 0, other: 1 },
    { type: 'mute', seat: 0, on: true },
    { type: 'start', fill: 'random' },
  ]
  for (const command of commands) expect(await refused(1, command)).toBe('not-the-host')
})

test('a bot is a level or a regular, and can be replaced and removed', async () => {
  const pub = await openPub({}, 1)
  await pub.run(0, { type: 'seat-bot', seat: 1, bot: 'expert' })
  await pub.run(0, { type: 'seat-bot', seat: 1, bot: 'oda', name: 'Oda ' })
  expect(pub.host.table().seats[1]).toEqual({ kind: 'bot', bot: 'oda', name: 'Oda', free: false })
  expect(await pub.refused(0, { type: 'seat-bot', seat: 2, bot: 'deep-blue' })).toBe('unknown-bot')
  expect(await pub.refused(0, { type: 'seat-bot', seat: 0, bot: 'oda' })).toBe('seat-taken')
  expect(await pub.refused('spectator', sit(4, 1))).toBe('seat-taken')
  await pub.run(0, { type: 'clear-seat', seat: 1 })
  expect(kinds(pub)).toEqual(['person', 'open', 'open'])
})

test('a setup is checked, keeps all seats of people, and clears the last match', async () => {
  const pub = await openPub({ seats: 4 }, 1)
  await pub.run('spectator', sit(1, 2))
  const { setup } = pub.host.table()
  expect(await pub.refused(0, { type: 'change-setup', setup: { ...setup, seats: 2 } })).toBe('seat-taken')
  expect(await pub.refused(0, { type: 'change-setup', setup: { ...setup, seats: 8 } })).toBe('bad-seats')
  expect(await pub.refused(0, { type: 'change-setup', setup: { ...setup, game: 'chess' } })).toBe('unknown-game')
  await pub.run(0, { type: 'change-setup', setup: { ...setup, game: 'herzlos', options: {}, seats: 3 } })
  expect(kinds(pub)).toEqual(['person', 'open', 'person'])
  expect(pub.host.table()).toMatchObject({ match: null, setup: { game: 'herzlos', options: { rounds: 5 } } })
})

test('a player moves to a free seat before the match and stays muted', async () => {
  const pub = await openPub({ seats: 4 }, 3)
  await pub.run(0, { type: 'mute', seat: 1, on: true })
  await pub.run(1, { type: 'swap-seats', seat: 1, other: 3 })
  expect(pub.host.table()).toMatchObject({ host: 0, keys: [keyOf(0), null, keyOf(2), keyOf(1)] })
  expect(pub.host.table().seats[3]).toMatchObject({ person: { id: 'id-1' }, nodes: ['front'], muted: true })
  expect(await pub.refused(3, { type: 'say', text: 'hello' })).toBe('muted')
  // Other players and a match keep their seats.
  expect(await pub.refused(3, { type: 'swap-seats', seat: 3, other: 2 })).toBe('seat-taken')
  expect(await pub.refused(3, { type: 'swap-seats', seat: 2, other: 1 })).toBe('not-the-host')
  await pub.run(0, { type: 'start', fill: 'random' })
  expect(await pub.refused(3, { type: 'swap-seats', seat: 3, other: 1 })).toBe('match-under-way')
})

test('swapping two seats moves people, bots, free seats, host, nodes and mutes', async () => {
  const pub = await openPub({ seats: 4 }, 2)
  await pub.run(0, { type: 'seat-bot', seat: 2, bot: 'oda', name: 'Oda' })
  await pub.run(0, { type: 'mute', seat: 1, on: true })
  const names = () =>
    pub.host
      .table()
      .seats.map(seatState =>
        'person' in seatState ? seatState.person.name : 'name' in seatState ? seatState.name : null,
      )
  expect(await pub.refused(0, { type: 'swap-seats', seat: 0, other: 4 })).toBe('no-such-seat')
  await pub.run(0, { type: 'swap-seats', seat: 0, other: 1 })
  expect(names()).toEqual(['Ben', 'Ann', 'Oda', null])
  expect(pub.host.table()).toMatchObject({ host: 1, keys: [keyOf(1), keyOf(0), null, null] })
  expect(pub.host.table().seats).toMatchObject([
    { nodes: ['front'], absentSince: null, muted: true },
    { muted: false },
    {},
    {},
  ])
  await pub.run(1, { type: 'swap-seats', seat: 2, other: 1 })
  await pub.run(2, { type: 'swap-seats', seat: 0, other: 3 })
  expect(names()).toEqual([null, 'Oda', 'Ann', 'Ben'])
  expect(pub.host.table().host).toBe(2)
  const { version } = pub.host.table()
  await pub.run(2, { type: 'swap-seats', seat: 3, other: 3 })
  expect(pub.host.table().version).toBe(version)
  await pub.run(2, { type: 'start', fill: 'random' })
  expect(await pub.refused(2, { type: 'swap-seats', seat: 2, other: 3 })).toBe('match-under-way')
})

test('a player who leaves before the match leaves an open seat; the next one present is host', async () => {
  const pub = await openPub({ seats: 4 }, 3)
  await pub.run(1, { type: 'disconnect', node: 'front' })
  await pub.run(0, { type: 'leave' })
  expect(kinds(pub)).toEqual(['open', 'person', 'person', 'open'])
  expect(pub.host.table().host).toBe(2)
  await pub.run(2, { type: 'leave' })
  expect(pub.host.table().host).toBe(1)
  await pub.run(1, { type: 'leave' })
  expect(pub.host.table().host).toBeNull()
  expect(pub.host.table().keys).toEqual([null, null, null, null])
  await pub.run('spectator', sit(5, 3))
  expect(pub.host.table().host).toBe(3)
})

test('a bot replaces a player who leaves during a match, and the seat can be taken', async () => {
  const pub = await openPub({}, 3)
  await pub.run(0, { type: 'start' })
  for (const seat of [0, 1, 2]) await pub.run(seat, shareOf(seat))
  expect(await pub.refused('spectator', sit(5))).toBe('table-full')
  await pub.run(1, { type: 'leave' })
  expect(pub.host.table().seats[1]).toEqual({ kind: 'bot', bot: 'regular', name: 'Ben', free: true })
  await pub.host.drive()
  expect(pub.host.table().match?.since[1]).toBeNull()
  await pub.run('spectator', sit(5))
  // The cards are dealt: the person gets the seat with the next deal.
  expect(pub.host.table().reserved[1]).toMatchObject({ person: { id: 'id-5' } })
  expect(pub.host.seatOf(keyOf(5))).toBeNull()
  expect(pub.host.seatOf(keyOf(1))).toBeNull()
})

test('a person who waited for a seat at a table without people becomes its host', async () => {
  const pub = await openPub({}, 1)
  await pub.run(0, { type: 'start', fill: 'random' })
  await pub.run(0, shareOf(0))
  await pub.run('spectator', sit(5))
  await pub.run(0, { type: 'leave' })
  expect(pub.host.table()).toMatchObject({ host: null, phase: 'playing' })
  await pub.host.drive()
  const { phase, host, seats: seatStates } = pub.host.table()
  expect(phase).toBe('over')
  expect(host).not.toBeNull()
  expect(seatStates[host ?? -1]).toMatchObject({ kind: 'person', person: { id: 'id-5' } })
})

test('the host can remove a player during a match, but change nothing else', async () => {
  const pub = await openPub({}, 2)
  await pub.run(0, { type: 'start', fill: 'random' })
  await pub.run(0, { type: 'clear-seat', seat: 1 })
  expect(pub.host.table().seats[1]).toMatchObject({ kind: 'bot', free: true })
  expect(await pub.refused(0, { type: 'clear-seat', seat: 2 })).toBe('match-under-way')
  expect(await pub.refused(0, { type: 'seat-bot', seat: 1, bot: 'oda' })).toBe('match-under-way')
  expect(await pub.refused(0, { type: 'change-setup', setup: pub.host.table().setup })).toBe('match-under-way')
  expect(await pub.refused(0, { type: 'start' })).toBe('match-under-way')
})

test('the role of the host can be given away, and taken from an absent host', async () => {
  const { run, refused, host, clock } = await openPub({ grace: 5000 }, 2)
  expect(await refused(1, { type: 'pass-host', seat: 1 })).toBe('host-is-here')
  await run(0, { type: 'pass-host', seat: 1 })
  expect(host.table().host).toBe(1)
  expect(await refused(1, { type: 'pass-host', seat: 2 })).toBe('not-a-person')
  await run(1, { type: 'disconnect', node: 'front' })
  clock.pass(4999)
  expect(await refused(0, { type: 'pass-host', seat: 0 })).toBe('host-is-here')
  clock.pass(1)
  await run(0, { type: 'pass-host', seat: 0 })
  expect(host.table().host).toBe(0)
})

test('with a grace of 0, a host who reloads the page keeps the role', async () => {
  const { run, refused, clock } = await openPub({ grace: null }, 2)
  await run(0, { type: 'disconnect', node: 'front' })
  clock.pass(1000)
  expect(await refused(1, { type: 'pass-host', seat: 1 })).toBe('host-is-here')
})

test('between matches a player may change the name; seat and other names stay', async () => {
  const { host, run, refused } = await openPub({}, 2)
  await run(1, { type: 'rename', name: '  Benno ', symbol: 'moon' })
  expect(host.table().seats[1]).toMatchObject({ person: { id: person(1).id, name: 'Benno', symbol: 'moon' } })
  const { version } = host.table()
  await run(1, { type: 'rename', name: 'Benno', symbol: 'moon' })
  expect(host.table().version).toBe(version)
  expect(await refused(1, { type: 'rename', name: ' ', symbol: 'moon' })).toBe('bad-name')
  expect(await refused(1, { type: 'rename', name: 'Benno', symbol: '<b>' })).toBe('bad-person')
  expect(await refused('spectator', { type: 'rename', name: 'Benno', symbol: 'moon' })).toBe('not-seated')
  await run(0, { type: 'start', fill: 'random' })
  expect(await refused(1, { type: 'rename', name: 'Ben', symbol: 'moon' })).toBe('match-under-way')
})

test('two people never have the same symbol: the second one gets the first free one', async () => {
  const { host, run, refused } = await openPub({ seats: 4 })
  const symbols = () =>
    host.table().seats.map(seatState => (seatState.kind === 'person' ? seatState.person.symbol : null))
  const as = (guest: number, symbol: string): Command =>
    ({ ...sit(guest), person: { ...person(guest), symbol } }) as Command
  // Ann's symbol is unknown to the page, which draws an anchor instead, so nobody else gets the anchor.
  await run('spectator', as(1, 'anchor'))
  await run('spectator', as(2, 'clover'))
  await run('spectator', as(3, 'moon'))
  expect(symbols()).toEqual(['star', 'clover', 'barrel', 'moon'])
  expect(await refused(3, { type: 'rename', name: 'Dora', symbol: 'barrel' })).toBe('symbol-taken')
  expect(await refused(3, { type: 'rename', name: 'Dora', symbol: 'anchor' })).toBe('symbol-taken')
  await run(3, { type: 'rename', name: 'Dodo', symbol: 'moon' })
  await run(2, { type: 'rename', name: 'Cem', symbol: 'fish' })
  await run(3, { type: 'rename', name: 'Dodo', symbol: 'barrel' })
  expect(symbols()).toEqual(['star', 'clover', 'fish', 'barrel'])
})

test('a person with a reserved seat also occupies a symbol', async () => {
  const pub = await openPub({ seats: 4 }, 2)
  await pub.run(0, { type: 'start', fill: 'random' })
  for (const seat of [0, 1]) await pub.run(seat, shareOf(seat))
  for (const guest of [2, 3])
    await pub.run('spectator', { ...sit(guest), person: { ...person(guest), symbol: 'moon' } } as Command)
  const waiting = pub.host.table().reserved.flatMap(each => each?.person.symbol ?? [])
  expect(waiting).toEqual(['moon', 'barrel'])
})

test('a table of an earlier version with equal symbols opens, and its players may change their names', async () => {
  const pub = await openPub({}, 2)
  const equal = { ...person(1), symbol: person(0).symbol }
  await pub.journal.append(pub.host.table().version, [{ at: 1, event: { type: 'renamed', seat: 1, person: equal } }], {
    listed: false,
    due: null,
    over: false,
    summary: summaryOf(pub.host.table()).summary,
  })
  const again = await pub.again()
  expect(again.table().seats).toMatchObject([{ person: { symbol: 'star' } }, { person: { symbol: 'star' } }, {}])
  expect((await again.run(1, null, { type: 'rename', name: 'Benno', symbol: 'star' })).ok).toBe(true)
  expect((await again.run(1, null, { type: 'rename', name: 'Benno', symbol: 'key' })).ok).toBe(true)
})

test('a player who is moved does not receive the swap, only the notice that the view is outdated', async () => {
  const pub = await openPub({ seats: 3 }, 3)
  const heard = [0, 1, 2].map(seat => {
    const updates: Update[] = []
    pub.host.join(seat, pub.host.table().version, update => updates.push(update))
    return updates
  })
  await pub.run(0, { type: 'swap-seats', seat: 0, other: 1 })
  expect(heard[0]).toEqual([{ kind: 'cut' }])
  expect(heard[1]).toEqual([{ kind: 'cut' }])
  expect(heard[2]).toMatchObject([{ kind: 'events' }])
  // A person who is removed is still notified.
  await pub.run(1, { type: 'clear-seat', seat: 2 })
  expect(heard[2]?.slice(1)).toMatchObject([
    { kind: 'events', events: [{ event: { type: 'seat-cleared' } }] },
    { kind: 'cut' },
  ])
})

test('spectators are counted by node', async () => {
  const { host, run } = await openPub({}, 1)
  await run('spectator', { type: 'count-spectators', node: 'front', count: 2 })
  await run('spectator', { type: 'count-spectators', node: 'back', count: 1 })
  expect(spectatorCount(host.table())).toBe(3)
  await run('spectator', { type: 'count-spectators', node: 'front', count: 0 })
  expect(host.table().spectators).toEqual({ back: 1 })
  expect(spectatorCount(host.view(0))).toBe(1)
})

test('a reservation can be cancelled', async () => {
  const pub = await openPub({}, 3)
  await pub.run(0, { type: 'start' })
  for (const seat of [0, 1, 2]) await pub.run(seat, shareOf(seat))
  await pub.run(1, { type: 'leave' })
  await pub.run('spectator', sit(5))
  await pub.run('spectator', { type: 'leave-queue', seat: 1 })
  expect(pub.host.table().reserved[1]).toBeNull()
  expect(await pub.refused(0, { type: 'leave-queue', seat: 1 })).toBe('not-seated')
  const { version } = pub.host.table()
  await pub.run('spectator', { type: 'leave-queue', seat: 1 })
  expect(pub.host.table().version).toBe(version)
})
