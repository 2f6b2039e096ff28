import { must } from '@halfpint/core'
import { type Course, choose, dayOf, dayTask, openTask, type Task } from '@halfpint/tasks'

/** Plays the deal of a day with choices that follow from what was there, so that every engine makes the same. */
export const playDay = (day: number, game: string): { readonly task: Task; readonly course: Course } => {
  const task = dayTask(dayOf(day * 86_400_000, 0), game)
  let course = must(openTask(task))
  while (course.legal.length > 0) {
    course = must(choose(task, course, (7 * course.log.length + day) % course.legal.length))
  }
  return { task, course }
}

/** One number for all that happened on so many days. */
export const sumOfDays = (days: number, game: string): string => {
  let sum = 0x811c9dc5
  for (let day = 0; day < days; day++) {
    for (const letter of JSON.stringify(playDay(day, game).course.log)) {
      sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193)
    }
  }
  return (sum >>> 0).toString(16)
}
