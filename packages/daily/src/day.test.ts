import { expect, test } from 'vitest'
import { dayOf, daysBetween, isDay, streakOf } from './day.ts'

const HOUR = 3_600_000

test('a day is the local calendar date, over four hundred years', () => {
  for (let at = -200 * 365 * 24 * HOUR; at < 200 * 366 * 24 * HOUR; at += 24 * HOUR * 97 + 1000) {
    expect(dayOf(at, 0)).toBe(new Date(at).toISOString().slice(0, 10))
  }
})

test('at midnight the date depends on the time zone', () => {
  const midnight = Date.UTC(2026, 10, 16)
  expect(dayOf(midnight - 1, 0)).toBe('2026-11-15')
  expect(dayOf(midnight, 0)).toBe('2026-11-16')
  expect(dayOf(midnight, -1)).toBe('2026-11-15')
  expect(dayOf(midnight - HOUR, 14 * 60)).toBe('2026-11-16')
})

test('a date that does not exist is not a day', () => {
  for (const bad of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '', 7, null, 'tomorrow']) {
    expect(isDay(bad)).toBe(false)
  }
  expect(isDay('2028-02-29')).toBe(true)
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2)
})

test('a streak counts dates, so a flight or a wrong clock does not break it', () => {
  expect(streakOf([], '2026-11-16')).toBe(0)
  expect(streakOf(['2026-11-16'], '2026-11-16')).toBe(1)
  // Not yet played today: yesterday keeps the streak.
  expect(streakOf(['2026-11-14', '2026-11-15'], '2026-11-16')).toBe(2)
  expect(streakOf(['2026-11-13', '2026-11-14'], '2026-11-16')).toBe(0)
  // Crossing the date line repeats or skips a date; only dates count.
  expect(streakOf(['2026-11-16', '2026-11-16', '2026-11-15'], '2026-11-16')).toBe(2)
  // A fast clock has left a date in the future.
  expect(streakOf(['2027-01-01', '2026-11-15', '2026-11-16'], '2026-11-16')).toBe(2)
})
