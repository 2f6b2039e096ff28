import { expect, test } from 'vitest'
import type { NumberedEvent, TableEvent } from './event.ts'
import { evolveTable } from './evolve.ts'
import { forgetPerson } from './forget.ts'
import { BARE_TABLE, type Table } from './table.ts'

const [ANN, BEN] = ['a'.repeat(64), 'b'.repeat(64)]
const person = (name: string) => ({ id: name.toLowerCase(), name, symbol: 'moon' })
const logOf = (...events: object[]): NumberedEvent[] =>
  events.map((event, at) => ({ version: at + 1, at, event: event as TableEvent }))

test('the name, symbol and chat of a deleted person are removed, and nothing else', () => {
  const log = logOf(
    { type: 'opened', table: 't', setup: {}, person: person('Ann'), key: ANN },
    { type: 'sat', seat: 1, person: person('Ben'), key: BEN },
    { type: 'said', seat: 0, text: 'my secret' },
    { type: 'said', seat: 1, text: 'hello' },
    { type: 'renamed', seat: 0, person: person('Annie') },
    { type: 'started', match: 1, options: {}, players: ['Annie', 'Ben'] },
    { type: 'game', seat: 0, event: { type: 'played' } },
    { type: 'left', seat: 0, bot: 'regular' },
    { type: 'sat', seat: 0, person: person('Cat'), key: 'c'.repeat(64) },
    { type: 'said', seat: 0, text: 'I am Cat' },
    { type: 'started', match: 2, options: {}, players: ['Cat', 'Ben'] },
    { type: 'reserved', seat: 2, person: person('Ann'), key: ANN },
  )
  const { changed, isTheirs } = forgetPerson(log, { key: ANN, id: 'ann' }, BARE_TABLE)
  expect(changed.map(({ version }) => version)).toEqual([1, 3, 5, 6, 12])
  const event = JSON.stringify(changed)
  for (const gone of ['Ann', 'my secret', 'moon']) expect(event).not.toContain(gone)
  expect(changed.find(({ version }) => version === 6)?.event).toMatchObject({ players: ['#1', 'Ben'] })
  // The person keeps the seat.
  expect(changed[0]?.event).toMatchObject({ key: ANN, person: { id: 'ann', name: '#1' } })
  expect([isTheirs(1, 'Annie', 0), isTheirs(2, 'Annie', 0), isTheirs(1, 'Annie', 1)]).toEqual([true, false, false])
  expect(forgetPerson(log, { key: 'd'.repeat(64), id: 'dan' }, BARE_TABLE).changed).toEqual([])
})

const foldOf = (log: readonly NumberedEvent[], from: Table = BARE_TABLE): Table =>
  log.reduce((table, event) => evolveTable(table, event), from)

const SETUP = { game: 'herzlos', options: {}, seats: 3, clock: null, grace: 0, listed: false }

/** Ann writes in the chat, leaves during the match and waits for another seat; Ben stays. */
const evening = (): (NumberedEvent & { id?: string })[] => [
  ...logOf({ type: 'opened', table: 't', setup: SETUP, person: person('Ann'), key: ANN }),
  ...logOf(
    {},
    { type: 'sat', seat: 1, person: person('Ben'), key: BEN },
    { type: 'bot-seated', seat: 2, bot: 'regular', name: 'Olga' },
    { type: 'said', seat: 0, text: 'my secret' },
    { type: 'said', seat: 1, text: 'hello' },
    { type: 'started', match: 1, options: {}, players: ['Ann', 'Ben', 'Olga'] },
    { type: 'said', seat: 0, text: 'bye' },
    { type: 'left', seat: 0, bot: 'regular' },
    { type: 'reserved', seat: 2, person: person('Ann'), key: ANN },
  )
    .slice(1)
    .map(event =>
      'seat' in event.event && event.event.seat === 0 ? { ...event, id: `ann/${event.version}/p` } : event,
    ),
]

test('the event and the rewritten log delete the same data', () => {
  const log = evening()
  const table = foldOf(log)
  const { changed, event } = forgetPerson(log, { key: ANN, id: 'ann' }, table)
  if (event === null) throw new Error('no event')
  const forgotten = { version: log.length + 1, at: 99, event }
  const after = evolveTable(table, forgotten)
  for (const gone of ['Ann', 'my secret', 'bye', 'moon"},"key":"a']) expect(JSON.stringify(after)).not.toContain(gone)
  expect(after.seats[0]).toMatchObject({ kind: 'bot', name: '#1' })
  expect(after.chat.map(({ text }) => text)).toEqual(['…', 'hello', '…'])
  const rewritten = log.map(each => ({
    ...each,
    event: changed.find(({ version }) => version === each.version)?.event ?? each.event,
  }))
  expect(foldOf([...rewritten, forgotten])).toEqual(after)
  // Nothing is left to delete.
  expect(forgetPerson(rewritten, { key: ANN, id: 'ann' }, after).event).toBeNull()
})

test('without the beginning of the log, seats are known from command ids', () => {
  const log = evening()
  const table = foldOf(log)
  const cut = log.slice(5)
  const { changed, event } = forgetPerson(cut, { key: ANN, id: 'ann' }, table)
  if (event === null) throw new Error('no event')
  const after = JSON.stringify([evolveTable(table, { at: 99, event }), changed])
  for (const gone of ['Ann', 'my secret', 'bye']) expect(after).not.toContain(gone)
  for (const stays of ['Ben', 'hello', 'Olga']) expect(after).toContain(stays)
})

test('an earlier person with the same name stays in the tally', () => {
  const cat = 'c'.repeat(64)
  const log = logOf(
    { type: 'opened', table: 't', setup: SETUP, person: person('Ben'), key: BEN },
    { type: 'sat', seat: 1, person: { ...person('Ann'), id: 'earlier' }, key: cat },
    { type: 'bot-seated', seat: 2, bot: 'regular', name: 'Olga' },
    { type: 'started', match: 1, options: {}, players: ['Ben', 'Ann', 'Olga'] },
    { type: 'left', seat: 1, bot: null },
    { type: 'sat', seat: 1, person: person('Ann'), key: ANN },
    { type: 'started', match: 2, options: {}, players: ['Ben', 'Ann', 'Olga'] },
  )
  const finished = { match: 1, game: 'herzlos', players: ['Ben', 'Ann', 'Olga'], winners: [] }
  const table = { ...foldOf(log), tally: [finished] }
  const { event } = forgetPerson(log, { key: ANN, id: 'ann' }, table)
  expect(event?.played).toEqual([{ match: 2, seat: 1, of: 'start' }])
  // The names of a game that is not in the log are unknown, so all of them are deleted.
  expect(forgetPerson(log.slice(4), { key: ANN, id: 'ann' }, table).event?.played).toEqual([
    { match: 1, seat: 1, of: 'end' },
    { match: 2, seat: 1, of: 'start' },
  ])
})

test('of two people who held one seat in a match, only one is deleted', () => {
  const cat = 'c'.repeat(64)
  const log = [
    ...evening().slice(0, 8),
    ...logOf({ type: 'sat', seat: 0, person: person('Cat'), key: cat }, { type: 'game', seat: 0, event: null }),
  ].map((event, at) => ({ ...event, version: at + 1 }))
  const finished = { match: 1, game: 'herzlos', players: ['Cat', 'Ben', 'Olga'], winners: [] }
  const table = { ...foldOf(log), tally: [finished] }
  const without = (key: string, id: string) => {
    const { event } = forgetPerson(log, { key, id }, table)
    if (event === null) throw new Error('no event')
    const { match, tally } = evolveTable(table, { at: 99, event })
    return [match?.players[0], tally[0]?.players[0]]
  }
  expect(without(ANN, 'ann')).toEqual(['#1', 'Cat'])
  expect(without(cat, 'cat')).toEqual(['Ann', '#1'])
})

test('a person is deleted on the seat they left to a bot and on the new seat', () => {
  const log = logOf(
    { type: 'opened', table: 't', setup: SETUP, person: person('Ann'), key: ANN },
    { type: 'bot-seated', seat: 1, bot: 'regular', name: 'Olga' },
    { type: 'bot-seated', seat: 2, bot: 'regular', name: 'Oda' },
    { type: 'started', match: 1, options: {}, players: ['Ann', 'Olga', 'Oda'] },
    { type: 'left', seat: 0, bot: 'regular' },
    { type: 'sat', seat: 2, person: person('Ann'), key: ANN },
    { type: 'started', match: 2, options: {}, players: ['Ann', 'Olga', 'Ann 2'] },
  )
  const { changed } = forgetPerson(log, { key: ANN, id: 'ann' }, foldOf(log))
  expect(changed.at(-1)?.event).toMatchObject({ players: ['#1', 'Olga', '#3'] })
})
