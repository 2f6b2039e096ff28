import { expect, test } from 'vitest'
import h34 from '../examples/h34.json' with { type: 'json' }
import { halfPint, pad, scoredHalfPint } from '../test/paper.ts'
import { bonusReasons, reasons } from './index.ts'

const done = (rows: readonly object[], players = 'A B C', round = 0) => {
  const row = scoredHalfPint(halfPint(players, rows)).rounds[round]?.done
  if (!row) throw new Error('not finished')
  return row
}

test('H29: every number has its reasons: tricks, prediction, bet', () => {
  const row = done([{ predictions: [3, 0, 1], bets: [1, 0, 0], tricks: [3, 1, 1] }])
  expect(reasons(row, 0)).toEqual([
    { rule: 'H24', points: 30, tricks: 3 },
    { rule: 'H25', points: 30, prediction: 3, tricks: 3 },
    { rule: 'H26', points: 20, against: 1 },
  ])
  expect(reasons(row, 1)).toEqual([
    { rule: 'H24', points: 10, tricks: 1 },
    { rule: 'H25', points: 0, prediction: 0, tricks: 1 },
    { rule: 'H26', points: 0, against: 0 },
  ])
})

test('H27, H28: the reasons of two players and of a brawl', () => {
  const two = done([{ predictions: [1, 0], bets: [1, 0], tricks: [1, 1] }], 'A B')
  expect(reasons(two, 0)).toContainEqual({ rule: 'H26', points: 20, against: 1 })
  expect(reasons(two, 0)).toContainEqual({ rule: 'H27', points: 20, by: 1 })
  const brawl = done([{ predictions: [1, 1, 1], tricks: [3, 0, 0], brawl: 0 }])
  expect(reasons(brawl, 0).at(-1)).toEqual({ rule: 'H28', points: 30, brawler: 0 })
  expect(reasons(brawl, 2)).toEqual([{ rule: 'H28', points: 0, brawler: 0 }])
})

test('an override is a separate reason', () => {
  const row = done([
    { predictions: [0, 0, 0], bets: [1, 2, 0], tricks: [0, 1, 0], overruled: { scores: [99, null, null] } },
  ])
  expect(reasons(row, 0).at(-1)).toEqual({ rule: 'overruled', rules: 50, stands: 99 })
})

test('the points of the reasons add up to the score, row by row', () => {
  for (const { done: row } of scoredHalfPint(pad(h34.typed)).rounds) {
    row?.scores.forEach((score, seat) => {
      const sum = reasons(row, seat).reduce((all, reason) => all + ('points' in reason ? reason.points : 0), 0)
      expect(sum).toBe(score)
    })
  }
})

test('H32: the bonus has its reason', () => {
  expect(bonusReasons(scoredHalfPint(pad(h34.typed)), 0)).toEqual([{ rule: 'H32', points: 30, run: 3 }])
})
