import { expect, test } from 'vitest'
import { addTimes, medianTime, NO_TIMES, stopwatch } from './times.ts'

const timed = (times: readonly number[]) => {
  const watch = stopwatch()
  for (const time of times) watch.add(time)
  return watch.read()
}

test('the median is right to within 3 %, the longest exactly', () => {
  const times = timed([1, 2, 3, 200, 5000])
  expect(medianTime(times)).toBeGreaterThan(2.9)
  expect(medianTime(times)).toBeLessThan(3.1)
  expect(times.longest).toBe(5000)
})

test('merged times of two workers equal those of one', () => {
  expect(addTimes(timed([1, 7]), timed([7, 0]))).toEqual(timed([1, 7, 7, 0]))
})

test('the median of no decisions is undefined', () => {
  expect(medianTime(NO_TIMES)).toBeUndefined()
})
