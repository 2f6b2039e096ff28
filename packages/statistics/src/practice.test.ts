import { expect, test } from 'vitest'
import { practiceOf } from './practice.ts'
import { enter, NO_STATISTICS, type StatisticsEntry } from './statistics.ts'

let at = 0
const answered = (task: string, day: string, right: boolean): StatisticsEntry => ({
  id: `${task} ${day} ${at}`,
  at: at++,
  kind: 'puzzle',
  task,
  day,
  right,
})

const practice = (entries: readonly StatisticsEntry[], today: string) =>
  practiceOf(enter(NO_STATISTICS, entries), today)

test('a missed puzzle comes back after 1, 3, 7 and 21 days, then it is learned', () => {
  const missed = [answered('h1', '2026-11-01', false)]
  expect(practice(missed, '2026-11-01')).toEqual([{ task: 'h1', solved: 0, inDays: 1 }])
  expect(practice(missed, '2026-11-02')).toMatchObject([{ inDays: 0 }])
  const once = [...missed, answered('h1', '2026-11-02', true)]
  expect(practice(once, '2026-11-02')).toEqual([{ task: 'h1', solved: 1, inDays: 3 }])
  const twice = [...once, answered('h1', '2026-11-05', true)]
  expect(practice(twice, '2026-11-11')).toEqual([{ task: 'h1', solved: 2, inDays: 1 }])
  const thrice = [...twice, answered('h1', '2026-11-12', true)]
  expect(practice(thrice, '2026-11-12')).toEqual([{ task: 'h1', solved: 3, inDays: 21 }])
  expect(practice([...thrice, answered('h1', '2026-12-03', true)], '2026-12-03')).toEqual([])
})

test('solving too early does not count, and another miss starts again', () => {
  const missed = [answered('h1', '2026-11-01', false), answered('h1', '2026-11-01', true)]
  expect(practice(missed, '2026-11-02')).toEqual([{ task: 'h1', solved: 0, inDays: 0 }])
  const again = [...missed, answered('h1', '2026-11-02', true), answered('h1', '2026-11-05', false)]
  expect(practice(again, '2026-11-05')).toEqual([{ task: 'h1', solved: 0, inDays: 1 }])
})

test('a puzzle that was never missed is not in the practice list, and the most urgent comes first', () => {
  const entries = [
    answered('h1', '2026-11-03', false),
    answered('h2', '2026-11-01', false),
    answered('h3', '2026-11-01', true),
  ]
  expect(practice(entries, '2026-11-03').map(({ task }) => task)).toEqual(['h2', 'h1'])
})

test('a lesson is checked after three days, and a failed check starts again', () => {
  const lesson = { ...answered('drill pass', '2026-11-01', true), kind: 'lesson' }
  expect(practice([lesson], '2026-11-01')).toEqual([{ task: 'drill pass', solved: 1, inDays: 3 }])
  const failed = [lesson, answered('drill pass', '2026-11-04', false)]
  expect(practice(failed, '2026-11-04')).toEqual([{ task: 'drill pass', solved: 0, inDays: 1 }])
})
