import { expect, test } from 'vitest'
import { intervalOf, studentPoint } from './interval.ts'

test.each([
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [5, 2.571],
  [9, 2.262],
  [30, 2.042],
  [1000, 1.962],
])('with %i degrees of freedom, 95 %% lie within %f', (freedom, point) => {
  expect(studentPoint(freedom)).toBeCloseTo(point, 2)
})

test('the interval of a known sample equals the textbook result', () => {
  // Mean 0.6, standard deviation 0.1581, n = 5: 0.6 ± 2.776 × 0.1581 / √5.
  const { mean, low, high } = intervalOf([0.4, 0.5, 0.6, 0.7, 0.8])
  expect(mean).toBeCloseTo(0.6, 10)
  expect(low).toBeCloseTo(0.6 - 0.19632, 3)
  expect(high).toBeCloseTo(0.6 + 0.19632, 3)
})

test('a share stays between 0 and 1', () => {
  expect(intervalOf([1, 0.5])).toEqual({ mean: 0.75, low: 0, high: 1 })
})

test('equal shares have an interval that shrinks with more deals', () => {
  const few = intervalOf([1, 1, 1])
  const many = intervalOf(Array.from({ length: 100 }, () => 1))
  expect(few).toMatchObject({ mean: 1, high: 1 })
  expect(few.low).toBeCloseTo(3 / (3 + 1.96 ** 2), 3)
  expect(many.low).toBeGreaterThan(0.96)
})

test('one deal has the widest possible interval', () => {
  expect(intervalOf([0.7])).toEqual({ mean: 0.7, low: 0, high: 1 })
})
