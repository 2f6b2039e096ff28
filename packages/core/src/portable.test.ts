import { expect, test } from 'vitest'
import { seeded } from './generators.ts'
import { exp, log } from './portable.ts'

/** Relative difference of two numbers. */
const apart = (found: number, right: number): number => Math.abs(found - right) / Math.abs(right)

/** Four units in the last place, and one for the reference function. */
const BOUND = 5 * 2 ** -53

test('exp is accurate to its bound far beyond the range that bots use', () => {
  const random = seeded('exp')
  for (const reach of [1e-9, 1e-3, 0.4, 5, 40, 700]) {
    for (let time = 0; time < 4_000; time++) {
      const x = (random.next() / 2 ** 31 - 1) * reach
      expect(apart(exp(x), Math.exp(x)), `exp ${x}`).toBeLessThan(BOUND)
    }
  }
})

test('log is accurate to its bound', () => {
  const random = seeded('log')
  for (const power of [-1000, -60, -4, 0, 1, 30, 1000]) {
    for (let time = 0; time < 4_000; time++) {
      const x = (1 + random.next() / 2 ** 32) * 2 ** power
      const right = Math.log(x)
      expect(Math.abs(log(x) - right), `log ${x}`).toBeLessThanOrEqual(BOUND * Math.max(Math.abs(right), 2 ** -40))
    }
  }
})

test('exp and log handle infinity, zero and NaN', () => {
  expect([exp(0), exp(-0), exp(-800), exp(Number.NEGATIVE_INFINITY)]).toEqual([1, 1, 0, 0])
  expect(apart(exp(1), Math.E)).toBeLessThan(BOUND)
  expect([exp(710), exp(Number.POSITIVE_INFINITY), exp(Number.NaN)]).toEqual([Infinity, Infinity, Number.NaN])
  expect([log(1), log(0), log(-1), log(Infinity), log(Number.NaN)]).toEqual([0, -Infinity, NaN, Infinity, NaN])
  expect(apart(exp(709.7), Math.exp(709.7))).toBeLessThan(BOUND)
  expect(apart(log(5e-324), Math.log(5e-324))).toBeLessThan(BOUND)
  expect(exp(-744)).toBeCloseTo(Math.exp(-744), 320)
})

test('exp and log are inverses', () => {
  for (let x = -30; x <= 30; x += 0.37) expect(log(exp(x))).toBeCloseTo(x, 13)
})
