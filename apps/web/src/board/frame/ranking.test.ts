import { expect, test } from 'vitest'
import { rankOf } from './ranking.ts'

const ranks = (winners: readonly number[], totals: readonly number[]): readonly number[] =>
  totals.map((_, seat) => rankOf(seat, winners, totals))

test('places follow the points; equal points share a place', () => {
  expect(ranks([2], [120, 300, 450, 300])).toEqual([4, 2, 1, 2])
  expect(ranks([0, 1], [300, 300, 120])).toEqual([1, 1, 3])
})

test('H30: the winner of a gun fight is first, also with fewer points; the others follow by points', () => {
  expect(ranks([3], [450, 120, 360, 110])).toEqual([2, 4, 3, 1])
})
