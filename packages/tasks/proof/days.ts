// Days of both games: their results as one number for each game, to be held against other engines, and what checking an
// entry costs: `npm run proof:days`. Times are processor time.
import { cpuUsage, stdout } from 'node:process'
import { must } from '@halfpint/core'
import { choose, dayOf, dayTask, openTask, PUZZLE_GAMES, replayTask } from '@halfpint/tasks'

const DAYS = Number(process.argv[2] ?? 200)
const seconds = (): number => (cpuUsage().user + cpuUsage().system) / 1e6

for (const { game } of PUZZLE_GAMES) {
  let sum = 0x811c9dc5
  let longest = 0
  const begun = seconds()
  for (let day = 0; day < DAYS; day++) {
    const task = dayTask(dayOf(day * 86_400_000, 0), game.id)
    let course = must(openTask(task))
    // A choice that follows from what was there, so that every engine makes the same.
    while (course.legal.length > 0) {
      course = must(choose(task, course, (7 * course.log.length + day) % course.legal.length))
    }
    for (const letter of JSON.stringify(course.log)) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193)
    const before = seconds()
    must(replayTask(task, course.choices))
    longest = Math.max(longest, seconds() - before)
  }
  stdout.write(`${game.id}: ${DAYS} days, sum ${(sum >>> 0).toString(16)}, ${(seconds() - begun).toFixed(1)} s`)
  stdout.write(`, the longest check of an entry ${(1000 * longest).toFixed(0)} ms\n`)
}
