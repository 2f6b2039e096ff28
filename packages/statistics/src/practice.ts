import { type Day, daysBetween, isDay } from '@halfpint/daily'
import type { Statistics } from './statistics.ts'
import { entriesOf } from './statistics.ts'

/** The days after which a position comes back, one for each time it was solved again. */
const AFTER_DAYS = [1, 3, 7, 21]

/** A lesson counts as solved once, so that its check comes after the second of these times. */
const LESSON_SOLVED = 1

/** A position that comes back: a puzzle, a drill, a mistake of an own game, or the check of a lesson. */
export interface DuePuzzle {
  readonly task: string
  /** The number of times it was solved since it was missed. */
  readonly solved: number
  /** The number of days until it is due; 0 or less means now. */
  readonly inDays: number
}

/** The positions that were not yet solved after 1, 3, 7 and 21 days, the most urgent first. */
export const practiceOf = (statistics: Statistics, today: Day): readonly DuePuzzle[] => {
  const open = new Map<string, { solved: number; day: Day }>()
  for (const { task, day, right, kind } of entriesOf(statistics)) {
    if (typeof task !== 'string' || !isDay(day)) continue
    const before = open.get(task)
    if (kind === 'lesson') {
      // A lesson is checked after three days.
      if (before === undefined) open.set(task, { solved: LESSON_SOLVED, day })
    } else if (right === false) open.set(task, { solved: 0, day })
    else if (right === true && before !== undefined) {
      // Solving it again too early does not count.
      const waited = daysBetween(before.day, day) >= AFTER_DAYS[before.solved]!
      if (!waited) continue
      if (before.solved + 1 === AFTER_DAYS.length) open.delete(task)
      else open.set(task, { solved: before.solved + 1, day })
    }
  }
  return [...open]
    .map(([task, { solved, day }]): DuePuzzle => {
      const inDays = AFTER_DAYS[solved]! - daysBetween(day, today)
      return { task, solved, inDays }
    })
    .toSorted((a, b) => a.inDays - b.inDays || (a.task < b.task ? -1 : 1))
}
