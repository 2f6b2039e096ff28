import { must, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { parseHypotheses, sprtOf, sprtPath } from './sprt.ts'

const GAIN = must(parseHypotheses('50,52'))

/** Deals of six matches, each won with this probability. */
const deals = (chance: number, seed: string, count: number): number[] => {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    let wins = 0
    for (let match = 0; match < 6; match++) if (random.next() < chance * 0x1_0000_0000) wins++
    return wins / 6
  })
}

test('the likelihood ratio equals the textbook result', () => {
  // n (s1 - s0)(2 m - s0 - s1) / (2 v) with n = 100, m = 0.55 and a variance of 0.0025 · 100/99.
  const shares = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? 0.5 : 0.6))
  expect(sprtOf(shares, GAIN).llr).toBeCloseTo((100 * 0.02 * (1.1 - 1.02)) / ((2 * 0.0025 * 100) / 99), 9)
})

test('the test distinguishes 50 % from 52 % with few errors', () => {
  const verdicts = (chance: number) =>
    Array.from({ length: 40 }, (_, run) => sprtPath(deals(chance, `${chance} ${run}`, 4_000), GAIN).at(-1)?.verdict)
  expect(verdicts(0.5).filter(verdict => verdict === 'higher').length).toBeLessThanOrEqual(5)
  expect(verdicts(0.52).filter(verdict => verdict === 'lower').length).toBeLessThanOrEqual(5)
  expect(verdicts(0.56).every(verdict => verdict === 'higher')).toBe(true)
})

test('the test does not decide after a few deals, and stops when it is certain', () => {
  expect(sprtOf([1, 1, 1], GAIN).verdict).toBe('open')
  expect(sprtOf([], GAIN)).toMatchObject({ blocks: 0, llr: 0, verdict: 'open' })
  const path = sprtPath(deals(0.7, 'strong', 4_000), GAIN)
  expect(path.length).toBeLessThan(200)
  expect(path.slice(0, -1).every(({ verdict }) => verdict === 'open')).toBe(true)
})

test.each(['', '52', '52,50', '50,50', '50;52', 'a,b', '50,120'])('parseHypotheses refuses "%s"', text => {
  expect(parseHypotheses(text)).toMatchObject({ problem: { code: 'bad-sprt', sprt: text } })
})
