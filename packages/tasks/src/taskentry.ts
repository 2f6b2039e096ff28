import { rosterOf } from '@halfpint/bots'
import { type Json, must, type Seat } from '@halfpint/core'
import type { Entry } from './book.ts'
import { claimOf } from './claim.ts'
import { taskGameOf } from './games.ts'
import { type Course, decksOf, type Task } from './task.ts'

/** What an entry of a task says besides how it was played. */
type About = Pick<Entry, 'id' | 'at' | 'kind'> & { readonly [fact: string]: Json }

/** A task that was played to its end as an entry of the book: counted like any other game. */
export const taskEntry = (task: Task, course: Course, about: About): Entry => {
  const { measure } = must(rosterOf(task.game))
  const { points, choices } = claimOf(task, course)
  return {
    ...about,
    game: task.game,
    won: measure(course.state, [...course.log]).winners.includes(task.seat as Seat),
    against: task.company.filter(bot => bot !== null),
    points,
    choices,
    rounds: must(taskGameOf(task.game)).roundsOf(course.state, decksOf(course.log), task.seat),
  }
}
