import { expect, test } from 'vitest'
import { candidatesLeft } from './halving.ts'

test('the number of candidates is halved while the budget is spent, down to two', () => {
  expect([0, 0.4, 0.5, 0.6, 0.8, 0.9, 1].map(share => candidatesLeft(58, share))).toEqual([58, 58, 29, 15, 8, 4, 2])
  for (let candidates = 1; candidates < 100; candidates++) {
    expect(candidatesLeft(candidates, 0)).toBe(candidates)
    expect(candidatesLeft(candidates, 1)).toBe(Math.min(2, candidates))
  }
})
