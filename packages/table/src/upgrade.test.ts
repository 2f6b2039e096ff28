import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { TableEvent } from './event.ts'
import { evolveTable } from './evolve.ts'
import { BARE_TABLE } from './table.ts'
import { upgradeEntry, upgradeEvent, upgradeTable } from './upgrade.ts'
import { EVENT_TYPES, Event } from './wire/events.ts'

const person = { id: 'ann', name: 'Ann', symbol: 'anchor' }

test.each([
  [
    { type: 'came', seat: 1, door: 'a' },
    { type: 'connected', seat: 1, node: 'a' },
  ],
  [
    { type: 'went', seat: 1, door: 'a' },
    { type: 'disconnected', seat: 1, node: 'a' },
  ],
  [
    { type: 'watched', door: 'a', watching: 2 },
    { type: 'spectators-changed', node: 'a', count: 2 },
  ],
  [
    { type: 'stood-in', seat: 1, bot: 'regular' },
    { type: 'substituted', seat: 1, bot: 'regular' },
  ],
  [
    { type: 'gave-back', seat: 1 },
    { type: 'resumed', seat: 1 },
  ],
  [
    { type: 'emptied', seat: 1 },
    { type: 'seat-cleared', seat: 1 },
  ],
  [
    { type: 'bot-sat', seat: 1, bot: 'oda', name: 'Oda' },
    { type: 'bot-seated', seat: 1, bot: 'oda', name: 'Oda' },
  ],
  [
    { type: 'host-passed', seat: null },
    { type: 'host-changed', seat: null },
  ],
  [
    { type: 'cheered', reaction: 'bravo' },
    { type: 'spectator-reacted', reaction: 'bravo' },
  ],
  [
    { type: 'rematch-wished', seat: 1 },
    { type: 'rematch-requested', seat: 1 },
  ],
])('an event of version 0.2.0 is upgraded: %j', (stored, event) => {
  expect(upgradeEvent(stored)).toEqual(event)
  expect(Event.safeParse(event).error?.issues).toBeUndefined()
  expect(upgradeEvent(event)).toBe(event)
})

test('all event types of version 0.2.0 have a current name', () => {
  const unpacked = gunzipSync(readFileSync(join(import.meta.dirname, '../../../e2e/kept-0.2.0/server.json.gz')))
  const { eventTypes } = JSON.parse(unpacked.toString()) as { eventTypes: readonly string[] }
  expect(eventTypes.length).toBeGreaterThan(30)
  const upgraded = eventTypes.map(type => (upgradeEvent({ type }) as TableEvent).type)
  expect(upgraded.filter(type => !EVENT_TYPES.has(type))).toEqual([])
  expect(new Set(upgraded).size).toBe(eventTypes.length)
})

test('an entry of version 0.2.0 is upgraded from fact to event', () => {
  const stored = { version: 3, at: 5, id: 'ann/1/x', fact: { type: 'came', seat: 0, door: 'a' } }
  const entry = { version: 3, at: 5, id: 'ann/1/x', event: { type: 'connected', seat: 0, node: 'a' } }
  expect(upgradeEntry(stored)).toEqual(entry)
  expect(upgradeEntry(entry)).toEqual(entry)
})

test('an upgraded checkpoint of version 0.2.0 equals the table of its upgraded log', () => {
  const setup = { game: 'herzlos', options: {}, seats: 3, clock: null, grace: null, listed: false }
  const log = [
    { at: 1, fact: { type: 'opened', table: 't', setup, person, key: 'k' } },
    { at: 2, fact: { type: 'came', seat: 0, door: 'a' } },
    { at: 3, fact: { type: 'bot-sat', seat: 1, bot: 'oda', name: 'Oda' } },
    { at: 4, fact: { type: 'watched', door: 'a', watching: 2 } },
  ]
  let table = BARE_TABLE
  for (const entry of log) table = evolveTable(table, upgradeEntry<{ at: number; event: TableEvent }>(entry))
  const { seats, spectators, ...same } = table
  const stored = {
    ...same,
    chairs: seats.map(seat => {
      if (seat.kind !== 'person') return seat
      const { nodes, substitute, wantsRematch, ...rest } = seat
      return { ...rest, doors: nodes, standIn: substitute, again: wantsRematch }
    }),
    rail: spectators,
  }
  expect(upgradeTable(stored)).toEqual(table)
  expect(upgradeTable(table)).toBe(table)
  expect(spectators).toEqual({ a: 2 })
})
