import { halfPint, type Mark, type RoundResult } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { frameFor } from '../../play/fixture.ts'
import { width } from '../../play/text.ts'
import { winnerText } from '../../play/winner.ts'
import { seen } from './fixture.ts'
import { drawPad, padLines } from './pad.ts'
import { tell } from './tell.ts'

const round = (scores: readonly number[], marks: readonly Mark[]): RoundResult => ({
  predictions: scores.map(() => 0),
  bets: scores.map(() => 'none'),
  tricks: scores.map(() => 0),
  brawl: null,
  scores,
  marks,
})

const results = [round([20, 30, 60], ['X', '', 'B']), round([30, 0, 10], ['', 'X', ''])]

test('the pad has a line for every round with points and marks, and the totals', () => {
  const lines = padLines(seen(3, { results, round: 2 }), frameFor('en', 3))
  expect(lines[0]).toMatch(/You +Ann +Ben/)
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}1 +20 X +30 +60 B$/))
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}2 +30 +0 X +10/))
  expect(lines.at(-1)).toMatch(/^So far +50 +30 +70/)
})

test('marks are written in the language', () => {
  const view = seen(3, { results, round: 2 })
  expect(padLines(view, frameFor('de', 3)).join('\n')).toMatch(/60 K/)
  expect(padLines(view, frameFor('ru', 3)).join('\n')).toMatch(/60 Д/)
})

test('H32, H33: final scoring shows the bonus, the totals and the winner', () => {
  const view = seen(3, {
    results,
    round: 2,
    phase: 'over',
    result: { ending: 'final-scoring', bonus: [10, 10, 10], totals: [60, 40, 80], winners: [2] },
  })
  const lines = padLines(view, frameFor('en', 3))
  expect(lines.at(-2)).toMatch(/^Bonus +10 +10 +10/)
  expect(lines.at(-1)).toMatch(/^Total +60 +40 +80/)
  expect(winnerText(view, frameFor('en', 3))).toBe('Ben wins the game.')
  expect(winnerText(view, frameFor('de', 3))).toBe('Ben gewinnt das Spiel.')
})

test('an own win and a shared win have different sentences', () => {
  const won = (winners: readonly number[]) =>
    winnerText(seen(3, { phase: 'over', result: { ending: 'gun-fight', winners } }), frameFor('en', 3))
  expect(won([0])).toBe('You win the game!')
  expect(won([0, 1])).toBe('You and Ann share the win.')
})

test('eleven rounds of seven players fit 60 columns and 24 lines', () => {
  const long = Array.from({ length: 11 }, () => round(Array<number>(7).fill(140), Array<Mark>(7).fill('X')))
  const frame = { ...frameFor('ru', 7, 60, 24), log: Array<string>(8).fill('  Борис 140 Х  6 из 6') }
  const lines = drawPad(seen(7, { results: long, round: 11 }), frame)
  expect(lines.length).toBeLessThanOrEqual(24)
  expect(Math.max(...lines.map(width))).toBeLessThanOrEqual(60)
  expect(lines.filter(line => line.includes('140 Х')).length).toBeGreaterThanOrEqual(11)
  expect(lines.at(-1)).toContain('Enter')
})

test('H28: after a brawl the pad names the only player who scores, and no bets', () => {
  const before = seen(3, { phase: 'play', predictions: [3, 0, 1], bets: [1, 2, 0] })
  const event = {
    type: 'round-scored' as const,
    tricks: [0, 3, 0],
    brawl: 1,
    scores: [0, 60, 0],
    marks: ['', 'B', ''] as Mark[],
    gunFight: [1],
  }
  const lines = tell({ before, event, after: halfPint.evolve(before, event) }, frameFor('en', 3))
  expect(lines[0]).toBe('Brawl! Ann alone scores this round.')
  expect(lines.join('\n')).toMatch(/Ann +60 B {2}3 of 0$/m)
  expect(lines.join('\n')).not.toContain('bet against')
  expect(lines.at(-1)).toBe('Gun fight! One more mark, X or B, wins the game for Ann.')
})

test('H26: after an ordinary round the pad names exact predictions and correct bets', () => {
  const before = seen(3, { phase: 'play', predictions: [2, 0, 1], bets: [1, 2, 0] })
  const event = {
    type: 'round-scored' as const,
    tricks: [2, 1, 1],
    brawl: null,
    scores: [60, 10, 20],
    marks: ['X', '', 'X'] as Mark[],
    gunFight: [],
  }
  const lines = tell({ before, event, after: halfPint.evolve(before, event) }, frameFor('en', 3))
  expect(lines[0]).toMatch(/You +60 X {2}2 of 2 · bet against Ann won/)
  expect(lines[1]).toMatch(/Ann +10 {4}1 of 0 · bet against Ben lost/)
})
