import { expect, test } from 'vitest'
import { bySeat, clockwise, everySeat } from './seat.ts'

test('clockwise wraps around at the last seat', () => {
  expect([0, 1, 2].map(seat => clockwise(seat, 3))).toEqual([1, 2, 0])
  expect(clockwise(1, 4, 0)).toBe(1)
  expect(clockwise(3, 4, 6)).toBe(1)
})

test('clockwise by seats minus one is the neighbour on the right', () => {
  expect([0, 1, 2, 3].map(seat => clockwise(seat, 4, 3))).toEqual([3, 0, 1, 2])
})

test('everySeat returns all seats in order', () => {
  expect(everySeat(0)).toEqual([])
  expect(everySeat(5)).toEqual([0, 1, 2, 3, 4])
})

test('bySeat makes one value for each seat in order', () => {
  expect(bySeat(3, seat => seat * seat)).toEqual([0, 1, 4])
  const hands = bySeat(2, (): string[] => [])
  hands[0]?.push('r7')
  expect(hands).toEqual([['r7'], []])
})
