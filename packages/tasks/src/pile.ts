import type { Book } from './book.ts'
import { entriesOf } from './book.ts'
import { type Day, daysBetween, isDay } from './day.ts'

/** After a mistake a task comes back after so many days, further each time it is solved. */
const AFTER_DAYS = [1, 3, 7]

/** A task that was missed and comes back. */
export interface Due {
  readonly task: string
  /** How often it was solved since it was missed. */
  readonly solved: number
  /** In how many days it is due; 0 or less is now. */
  readonly inDays: number
}

/** The tasks that were missed and not yet solved after 1, 3 and 7 days, the most urgent first. */
export const pileOf = (book: Book, today: Day): readonly Due[] => {
  const open = new Map<string, { solved: number; day: Day }>()
  for (const { task, day, right } of entriesOf(book)) {
    if (typeof task !== 'string' || !isDay(day)) continue
    const before = open.get(task)
    if (right === false) open.set(task, { solved: 0, day })
    else if (right === true && before !== undefined) {
      // Solved again on the day it was missed tells nothing; it has to wait.
      const waited = daysBetween(before.day, day) >= (AFTER_DAYS[before.solved] as number)
      if (!waited) continue
      if (before.solved + 1 === AFTER_DAYS.length) open.delete(task)
      else open.set(task, { solved: before.solved + 1, day })
    }
  }
  return [...open]
    .map(([task, { solved, day }]): Due => {
      const inDays = (AFTER_DAYS[solved] as number) - daysBetween(day, today)
      return { task, solved, inDays }
    })
    .toSorted((a, b) => a.inDays - b.inDays || (a.task < b.task ? -1 : 1))
}
