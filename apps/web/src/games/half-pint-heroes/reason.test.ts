import { type RoundPlayed, scoreRound } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { reasonsFor } from './reason.ts'

const round: RoundPlayed = { predictions: [3, 0, 1], bets: [1, 0, 0], tricks: [3, 1, 0], brawl: null }

test('H29 every point of a round has its rule', () => {
  const result = scoreRound(round)
  expect(reasonsFor(result, round, 0).map(item => item.rule)).toEqual(['H24', 'H25', 'H26'])
  expect(reasonsFor(result, round, 1).map(item => item.rule)).toEqual(['H24'])
  expect(reasonsFor(result, round, 2)).toEqual([])
})

test('a pad that somebody else has written is explained by what stands on it', () => {
  for (const predictions of [
    [0, 1, 2, 3],
    [2, 2, 0, 0],
    [1, 0, 1, 1],
  ]) {
    const played: RoundPlayed = { predictions, bets: [1, 2, 3, 0], tricks: [1, 0, 2, 1], brawl: null }
    const result = scoreRound(played)
    for (const seat of [0, 1, 2, 3]) {
      expect(reasonsFor(result, null, seat)).toEqual(reasonsFor(result, played, seat))
    }
  }
})

test('H28 in a brawl round only the brawler has reasons', () => {
  const played: RoundPlayed = { predictions: [3, 0], bets: ['none', 0], tricks: [3, 0], brawl: 0 }
  const result = scoreRound(played)
  expect(reasonsFor(result, null, 0)).toEqual(reasonsFor(result, played, 0))
  expect(reasonsFor(result, null, 1)).toEqual([])
})
