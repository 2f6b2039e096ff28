import { SCORING_CARDS } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { herzlos, scoredHerzlos } from '../test/paper.ts'
import { marchPoints, scorePad, writeScored } from './index.ts'

const hearts = SCORING_CARDS.filter(card => card.startsWith('h'))

test('Z6: entered points are added up, and the best total wins', () => {
  const rows = [
    { points: [-30, 15, -82, -17], march: null },
    { points: [-114, 0, 0, 0], march: null },
  ]
  const pad = herzlos('A B C D', rows, { rounds: 2 })
  expect(writeScored(scorePad(pad))).toEqual({
    rounds: [
      { points: [-30, 15, -82, -17], march: null },
      { points: [-114, 0, 0, 0], march: null, warnings: [{ code: 'march-not-told', seat: 0 }] },
    ],
    result: { ending: 'final-scoring', totals: [-144, 15, -82, -17], winners: [1] },
  })
})

test('Z6: an impossible sum gives a warning', () => {
  const scored = scoredHerzlos(herzlos('A B C', [{ points: [-10, -20, -30] }]))
  expect(scored.rounds[0]?.warnings).toEqual([{ code: 'points-do-not-add-up', sum: -60, expected: -114 }])
  expect(scored.totals).toEqual([-10, -20, -30])
})

test('Z6: the cards that were taken give the points', () => {
  const cards = [hearts.slice(0, 5), ['fQ', ...hearts.slice(5)], ['dJ']]
  const scored = scoredHerzlos(herzlos('A B C', [{ cards }]))
  expect(scored.rounds[0]).toEqual({ done: { points: [-20, -109, 15], march: null, overrides: [] }, warnings: [] })
})

test('Z6: with cards, an entered number overrides the points and is marked', () => {
  const cards = [hearts, ['fQ'], ['dJ']]
  const scored = scoredHerzlos(herzlos('A B C', [{ cards, points: [null, -13, 15] }]))
  expect(scored.rounds[0]?.done?.points).toEqual([-104, -13, 15])
  expect(scored.rounds[0]?.done?.overrides).toEqual([{ seat: 1, what: 'points', rules: -25, stands: -13 }])
})

test('a row with unassigned cards is not scored', () => {
  expect(scoredHerzlos(herzlos('A B C', [{ cards: [hearts, ['fQ'], []] }])).rounds[0]?.done).toBeNull()
})

test('Z8: a march wins the game at once', () => {
  const points = marchPoints(herzlos('A B C', []).options, 3, 2, 0)
  expect(points).toEqual([15, 0, -129])
  const scored = scoredHerzlos(herzlos('A B C', [{ points, march: 2 }, { points }]))
  expect(scored.result).toMatchObject({ ending: 'march', winners: [2] })
  expect(scored.rounds[1]?.warnings).toEqual([{ code: 'round-after-end' }])
})

test('Z8: with others-pay the game continues', () => {
  const options = { march: 'others-pay' }
  const points = marchPoints(herzlos('A B C', [], options).options, 3, 2, 0)
  expect(points).toEqual([-114, -129, 0])
  const scored = scoredHerzlos(herzlos('A B C', [{ points, march: 2 }], options))
  expect(scored.result).toBeNull()
  expect(scored.rounds[0]?.warnings).toEqual([])
})

test('Z8: a march that points or cards contradict gives a warning', () => {
  const byPoints = scoredHerzlos(herzlos('A B C', [{ points: [-104, -25, 15], march: 0 }]))
  expect(byPoints.rounds[0]?.warnings).toEqual([{ code: 'no-march', seat: 0 }])
  const byCards = scoredHerzlos(herzlos('A B C', [{ cards: [hearts, ['fQ'], ['dJ']], march: 0 }]))
  expect(byCards.rounds[0]?.warnings).toEqual([{ code: 'no-march', seat: 0 }])
})
