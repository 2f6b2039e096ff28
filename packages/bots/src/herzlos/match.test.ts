import { must } from '@halfpint/core'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { matchModelOf } from './match.ts'

const usual = must(herzlos.options.read({}))
const chances = (totals: number[], round: number, points: number[], march = -1, options = usual): number[] => {
  const wins = new Float64Array(totals.length)
  matchModelOf(options, totals, round).chances(points, march, wins)
  return [...wins]
}
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0)

test('the probabilities of winning add up to 1 before any number of rounds', () => {
  for (const seats of [3, 4, 5]) {
    for (let round = 0; round < 5; round++) {
      const totals = Array.from({ length: seats }, (_, seat) => -20 * seat)
      const wins = chances(totals, round, totals)
      expect(sum(wins)).toBeCloseTo(1, 9)
      expect(wins).toEqual([...wins].sort((a, b) => b - a))
    }
  }
})

test('Z7: after the last round the best total wins nearly with probability 1, and equal totals share it', () => {
  const [first, second] = chances([0, 0, -50, -50], 4, [-10, -10, 0, 0])
  expect(first).toBe(second)
  expect(first).toBeGreaterThan(0.48)
})

test('Z8: a march wins the game or only the round, depending on the option', () => {
  expect(chances([-200, 0, 0, 0], 0, [-129, 0, 0, 0], 0)).toEqual([1, 0, 0, 0])
  const paid = chances([-200, 0, 0, 0], 0, [0, -129, -129, -129], 0, { ...usual, march: 'others-pay' })
  expect(paid[0]).toBeLessThan(0.5)
})

test('a lead is worth more when fewer rounds are left', () => {
  const leads = [0, 1, 2, 3, 4].map(round => chances([0, -30, -30, -30], round, [0, 0, 0, 0])[0]!)
  expect(leads).toEqual([...leads].sort((a, b) => a - b))
})
