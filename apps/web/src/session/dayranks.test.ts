import { expect, test } from 'vitest'
import { barsOf, keepRank, rankOn } from './dayranks.ts'

test('the bars count every bot once and mark the bar with the points of the player', () => {
  const field = [0, 10, 10, 20, 60, 60, 70].map(points => ({ points }))
  const { bars, own } = barsOf(field, 35)
  expect(bars).toEqual([1, 2, 1, 0, 0, 0, 3])
  expect(own).toBe(3)
  expect(barsOf([{ points: 5 }], 5)).toEqual({ bars: [1, 0, 0, 0, 0, 0, 0], own: 0 })
})

test('the rank of a day is kept for each game, the latest counts', () => {
  const rank = { day: '2026-11-18', game: 'herzlos', better: 11, equal: 2, worse: 87, bars: [1], own: 0 }
  keepRank({ ...rank, better: 50 })
  keepRank(rank)
  expect(rankOn('2026-11-18', 'herzlos')).toEqual(rank)
  expect(rankOn('2026-11-18', 'half-pint-heroes')).toBeUndefined()
})
