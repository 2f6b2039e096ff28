import { expect, test } from 'vitest'
import { accumulator, blend, count, meanOf } from './accumulator.ts'

const of = (times: number, value: number, met: number) => {
  const own = accumulator()
  for (let time = 0; time < times; time++) {
    count(own, 1, value, value, value)
    own.met += met
    own.tricks[met] = (own.tricks[met] as number) + 1
  }
  return own
}

test('odds that are not shifted change nothing', () => {
  const whole = blend(of(3, 40, 1), of(1, 10, 0), 0)
  expect(meanOf(whole)).toBeCloseTo(32.5)
  expect(whole.met / whole.weight).toBeCloseTo(0.75)
})

test('odds that double count the worlds of a mark for more, and those without for less', () => {
  const whole = blend(of(2, 40, 1), of(2, 10, 0), Math.log(2))
  expect(whole.weight).toBeCloseTo(4)
  expect(whole.met / whole.weight).toBeCloseTo(2 / 3)
  expect(meanOf(whole)).toBeCloseTo(30)
  expect(Array.from(whole.tricks.subarray(0, 2), share => share / whole.weight)).toEqual([
    expect.closeTo(1 / 3),
    expect.closeTo(2 / 3),
  ])
})

test('what is sure stays sure', () => {
  expect(meanOf(blend(of(5, 40, 1), accumulator(), -3))).toBe(40)
  expect(meanOf(blend(accumulator(), of(5, 10, 0), 3))).toBe(10)
})
