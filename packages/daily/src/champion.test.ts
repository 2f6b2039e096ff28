import { expect, test } from 'vitest'
import { playBy } from '../test/days.ts'
import { verdictsOf } from './champion.ts'
import { costliestDecision, isSignificant } from './compare.ts'
import { dailyGame } from './dailygame.ts'
import { LINKED_GAME_IDS } from './games.ts'
import { playsOf } from './rounds.ts'

test.each(LINKED_GAME_IDS)('%s: the champion judges every decision', async game => {
  const fixed = dailyGame('2026-11-16', game)
  const played = await playBy(fixed, (_, __, made) => made)
  const plays = playsOf(fixed, played)
  const verdicts = verdictsOf(fixed, played)
  expect(verdicts.length).toBe(plays.length)
  for (const [at, verdict] of verdicts.entries()) {
    // There is no verdict where only one action was legal.
    expect(verdict === null, `${at}`).toBe(played.options[at] === 1)
    if (verdict !== null) expect(verdict.best === plays[at], `${at}`).toBe(verdict.loss === 0)
  }
  const worst = costliestDecision(verdicts)
  expect(worst).toBeGreaterThanOrEqual(0)
  expect(verdicts.every(verdict => (verdict?.loss ?? 0) <= (verdicts[worst]?.loss ?? 0))).toBe(true)
  expect(verdictsOf(fixed, played)).toEqual(verdicts)
})

test('a small or noisy difference in points is not significant', () => {
  const rounds = (points: readonly number[]) => points.map(each => ({ plays: [], points: each }))
  const even = rounds([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
  expect(isSignificant(even, rounds([0, 9, 21, 29, 41, 48, 61, 70, 79, 90]))).toBe(true)
  expect(isSignificant(even.slice(0, 7), rounds([0, 9, 21, 29, 41, 48, 61]))).toBe(false)
  expect(isSignificant(even, rounds([90, 0, 10, 60, 20, 90, 40, 95, 60, 130]))).toBe(false)
  expect(costliestDecision([null, { best: 'play r1', loss: 0 }])).toBe(-1)
})
