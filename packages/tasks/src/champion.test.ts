import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { verdictsOf } from './champion.ts'
import { costliest, isTelling } from './compare.ts'
import { dayTask, playsOf } from './daytask.ts'
import { TASK_GAME_IDS } from './games.ts'
import { type Course, choose, openTask } from './task.ts'

test.each(TASK_GAME_IDS)('%s: the champion says of every decision what it would have done', game => {
  const task = dayTask('2026-11-16', game)
  const choices: number[] = []
  let course: Course = must(openTask(task))
  while (course.legal.length > 0) {
    choices.push(course.legal.length)
    course = must(choose(task, course, course.choices.length % course.legal.length))
  }
  const plays = playsOf(task, course)
  const verdicts = verdictsOf(task, course)
  expect(verdicts.length).toBe(plays.length)
  for (const [at, verdict] of verdicts.entries()) {
    // Where there was one thing to do there is nothing to say.
    expect(verdict === null, `${at}`).toBe(choices[at] === 1)
    if (verdict !== null) expect(verdict.best === plays[at], `${at}`).toBe(verdict.loss === 0)
  }
  const worst = costliest(verdicts)
  expect(worst).toBeGreaterThanOrEqual(0)
  expect(verdicts.every(verdict => (verdict?.loss ?? 0) <= (verdicts[worst]?.loss as number))).toBe(true)
  expect(verdictsOf(task, course)).toEqual(verdicts)
})

test('few deals, or deals that differ by luck, do not tell who is better', () => {
  const rounds = (points: readonly number[]) => points.map(each => ({ plays: [], points: each }))
  const even = rounds([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
  expect(isTelling(even, rounds([0, 9, 21, 29, 41, 48, 61, 70, 79, 90]))).toBe(true)
  expect(isTelling(even.slice(0, 7), rounds([0, 9, 21, 29, 41, 48, 61]))).toBe(false)
  expect(isTelling(even, rounds([90, 0, 10, 60, 20, 90, 40, 95, 60, 130]))).toBe(false)
  expect(costliest([null, { best: 'play r1', loss: 0 }])).toBe(-1)
})
