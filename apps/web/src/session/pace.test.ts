import type { NumberedEvent, TableView } from '@halfpint/table'
import { expect, test } from 'vitest'
import { paced, paceFactor } from './pace.ts'

const told = { event: { type: 'game', seat: 1, event: { type: 'played' } } } as unknown as NumberedEvent

const tableOf = (...kinds: readonly ('person' | 'bot')[]): TableView =>
  ({ viewer: 0, seats: kinds.map(kind => ({ kind })) }) as unknown as TableView

const timing = paced(() => ({ before: 100, after: 200 }))

test('a player who falls behind other people sees events twice as fast, then at once', () => {
  const friends = tableOf('person', 'person', 'bot', 'bot')
  expect(timing(told, friends, 5)).toEqual({ before: 100, after: 200 })
  expect(timing(told, friends, 6)).toEqual({ before: 50, after: 100 })
  // Animations have the same speed as pauses.
  expect(paceFactor()).toBe(0.5)
  expect(timing(told, friends, 12)).toEqual({ before: 0, after: 0 })
  expect(timing(told, friends, 0)).toEqual({ before: 100, after: 200 })
  expect(paceFactor()).toBe(1)
})

test('alone with bots the pace never increases, however many events wait', () => {
  expect(timing(told, tableOf('person', 'bot', 'bot', 'bot'), 40)).toEqual({ before: 100, after: 200 })
})

test('events without a choice are shown quickly, but not those that wait for the player', () => {
  const brisk = (after: number | 'hold') =>
    paced(
      () => ({ before: 100, after }),
      () => 0.3,
    )(told, tableOf('person', 'bot'), 0)
  expect(brisk(50)).toEqual({ before: 30, after: 15 })
  expect(brisk('hold')).toEqual({ before: 100, after: 'hold' })
  expect(paceFactor()).toBe(1)
})
