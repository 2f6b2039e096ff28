import { ok, type Result, refuse, type Seat } from '@halfpint/core'
import { digestOf } from '@halfpint/fair'
import { pointsOf } from './daytask.ts'
import { type Course, replayTask, type Task } from './task.ts'

/** What somebody says they did with a task: their choices, and what came of them. */
export interface Claim {
  readonly choices: readonly number[]
  readonly points: number
  /** The digest of every fact of the game, so that nothing of it can be told otherwise. */
  readonly digest: string
}

/** What a finished course claims. */
export const claimOf = (task: Task, course: Course): Claim => ({
  choices: course.choices,
  points: pointsOf(task, course)[task.seat as Seat] as number,
  digest: digestOf(course.log),
})

/** Plays a task again with the choices of a claim: what cannot be reproduced to the last fact is refused. */
export const checkClaim = (task: Task, { choices, points, digest }: Claim): Result<Course> => {
  const course = replayTask(task, choices)
  if (!course.ok) return refuse('not-reproduced')
  if (course.value.legal.length > 0) return refuse('not-reproduced')
  const found = claimOf(task, course.value)
  return found.points === points && found.digest === digest ? ok(course.value) : refuse('not-reproduced')
}
