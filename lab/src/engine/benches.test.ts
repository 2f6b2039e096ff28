import { seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { benches } from './benches.ts'
import { contest, median } from './contest.ts'
import { boardgameHearts } from './peers/hearts.ts'
import { figure, table } from './print.ts'
import { report, run } from './run.ts'

const briefly = { milliseconds: 0, samples: 1 }

test.each(benches)('$id runs and returns a pace for every contender', bench => {
  const finding = run(bench, briefly)
  for (const pace of finding.paces) expect(pace.perSecond).toBeGreaterThan(0)
  expect(finding.paces[0]?.behind).toBe(1)
  expect(report(finding).peers).toHaveLength(finding.paces.length - 1)
  for (const pace of finding.paces) expect(table([finding])).toContain(pace.name)
})

test('benches have different names', () => {
  expect(new Set(benches.map(bench => bench.id)).size).toBe(benches.length)
})

test('the peer plays hearts to the end: every game awards all 104 points', () => {
  expect(boardgameHearts(seeded(1)).run(3)).toBe(-3 * 104)
})

test('contenders take turns, and each sample does the same work', () => {
  const asked: string[] = []
  const contender = (name: string) => ({ name, run: (count: number) => asked.push(`${name}${count}`) })
  contest([contender('a'), contender('b')], { milliseconds: 0, samples: 2 })
  expect(asked).toEqual(['a1', 'b1', 'a1', 'b1', 'a1', 'b1'])
})

test('the median is the middle value, or the mean of the middle two', () => {
  expect(median([5, 1, 9])).toBe(5)
  expect(median([4, 1, 9, 2])).toBe(3)
})

test('numbers have at most the measured digits', () => {
  expect([123_456_789, 1_234, 98.76, 4.5678].map(figure)).toEqual(['123,000,000', '1,230', '98.8', '4.57'])
})
