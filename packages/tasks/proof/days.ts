// Days of both games: all that happens on them as one number for each game, to be held against other engines
// (e2e/days.test.ts), and what checking an entry costs in processor time: `npm run proof:days`.
import { cpuUsage, stdout } from 'node:process'
import { must } from '@halfpint/core'
import { PUZZLE_GAMES, replayTask } from '@halfpint/tasks'
import { playDay, sumOfDays } from '../test/days.ts'

const DAYS = Number(process.argv[2] ?? 200)
const seconds = (): number => (cpuUsage().user + cpuUsage().system) / 1e6

for (const { game } of PUZZLE_GAMES) {
  let longest = 0
  for (let day = 0; day < DAYS; day++) {
    const { task, course } = playDay(day, game.id)
    const before = seconds()
    must(replayTask(task, course.choices))
    longest = Math.max(longest, seconds() - before)
  }
  stdout.write(`${game.id}: ${DAYS} days, sum ${sumOfDays(DAYS, game.id)}`)
  stdout.write(`, the longest check of an entry ${(1000 * longest).toFixed(0)} ms\n`)
}
