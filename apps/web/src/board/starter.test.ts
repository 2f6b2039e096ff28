import { expect, test } from 'vitest'
import { readStarter, withStarter } from './starter.ts'

test('H6: the start seat is the chosen one, or is drawn by lot', () => {
  expect(withStarter('half-pint-heroes', { rounds: 5 }, 4, 2)).toEqual({ rounds: 5, startSeat: 2 })
  expect(withStarter('half-pint-heroes', {}, 4, 'lot', () => 0.99)).toEqual({ startSeat: 3 })
  expect(withStarter('half-pint-heroes', {}, 4, 'lot', () => 0)).toEqual({ startSeat: 0 })
  expect(withStarter('half-pint-heroes', {}, 3, 6, () => 0.5)).toEqual({ startSeat: 1 })
})

test('a game without a start seat keeps its options', () => {
  expect(withStarter('herzlos', { rounds: 5 }, 4, 2)).toEqual({ rounds: 5 })
})

test('a stored starter is a seat or the lot', () => {
  expect([2, 'lot', undefined, null, 'x', 1.5].map(readStarter)).toEqual([2, 'lot', 'lot', 'lot', 'lot', 'lot'])
})
