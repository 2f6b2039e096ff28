import { expect, test } from 'vitest'
import h34 from '../examples/h34.json' with { type: 'json' }
import { halfPint, herzlos, pad } from '../test/paper.ts'
import { insight, scoreCurves, scorePad } from './index.ts'

test('the curve starts at 0 and ends at the totals', () => {
  const example = pad(h34.typed)
  expect(scoreCurves(example).map(line => line.at(-1))).toEqual(scorePad(example).totals)
  expect(scoreCurves(example)[0]?.slice(0, 4)).toEqual([0, 20, 50, 60])
})

test('insight counts the games of a group', () => {
  const [laura, ...others] = insight([pad(h34.typed), halfPint('Laura Max', [{ predictions: [1, 1], tricks: [1, 2] }])])
  expect(laura).toMatchObject({ name: 'Laura', games: 2, finished: 1, wins: 1, best: 320, rounds: 11, streak: 1 })
  expect(others.map(({ name }) => name)).toEqual(['Frank', 'Max', 'Sven'])
  // Round 4 was a brawl, so its prediction does not count.
  expect(others[0]).toMatchObject({ brawls: 1, predictions: 9, met: 3, streak: 2 })
  expect(others[1]?.bets).toBe(8)
})

test('Herzlos: wins, points and marches', () => {
  const [best] = insight([herzlos('A B C', [{ points: [15, -129, 0], march: 1 }])])
  expect(best).toMatchObject({ name: 'B', wins: 1, brawls: 1, points: -129, predictions: 0 })
})
