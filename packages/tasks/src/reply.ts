import { ok, type Result, refuse } from '@halfpint/core'
import { nameDigits, readName } from './challenge.ts'
import { type Digit, readDigits, writeDigits } from './digits.ts'
import { type Course, choose, openTask, type Task } from './task.ts'

/** Who played the deals of a link, and how. */
export interface Reply {
  readonly name: string
  readonly course: Course
}

const MARKS = 1 << 24

/** A number of a link, so that a reply to one is none to another (FNV-1a). */
const markOf = (link: string): number => {
  let mark = 0x811c9dc5
  for (const letter of link) mark = Math.imul(mark ^ letter.charCodeAt(0), 0x01000193)
  return (mark >>> 0) % MARKS
}

/** What somebody did with the deals of a link, as letters to stand behind it: their name and their choices. */
export const encodeReply = (link: string, task: Task, name: string, choices: readonly number[]): Result<string> => {
  const digits: Digit[] = [[BigInt(markOf(link)), BigInt(MARKS)], ...nameDigits(name)]
  let course = openTask(task)
  for (const choice of choices) {
    if (!course.ok) return course
    digits.push([BigInt(choice), BigInt(Math.max(1, course.value.legal.length))])
    course = choose(task, course.value, choice)
  }
  if (!course.ok) return course
  return course.value.legal.length > 0 ? refuse('unfinished-game') : ok(writeDigits(digits))
}

/** The inverse of `encodeReply`: the bots play again, so that what comes out is what happened. */
export const decodeReply = (link: string, task: Task, text: string): Result<Reply> => {
  const read = readDigits(text)
  if (!read.ok) return read
  const reader = read.value
  if (reader.take(BigInt(MARKS)) !== BigInt(markOf(link))) return refuse('bad-link')
  const name = readName(reader)
  let course = openTask(task)
  while (course.ok && course.value.legal.length > 0) {
    course = choose(task, course.value, Number(reader.take(BigInt(course.value.legal.length))))
  }
  if (!course.ok) return course
  return reader.isDone() ? ok({ name, course: course.value }) : refuse('bad-link')
}
