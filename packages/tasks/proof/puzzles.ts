// How fast puzzles are made, what they are about, and a second proof of many of them: `npm run proof:puzzles`.
// Times are processor time of this process. Arguments: puzzles to make, puzzles to prove again, for each game.
import { cpuUsage, stdout } from 'node:process'
import { makePuzzles, PUZZLE_GAMES, type Puzzle } from '@halfpint/tasks'
import { plainlyRight } from '../test/plainproof.ts'

const [make = 3000, prove = 1000] = process.argv.slice(2).map(Number)

const seconds = (): number => cpuUsage().user / 1e6 + cpuUsage().system / 1e6

const count = (names: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ')
}

let wrong = 0
for (const game of PUZZLE_GAMES) {
  const puzzles: Puzzle[] = []
  let tried = 0
  const begun = seconds()
  for (const puzzle of makePuzzles(game, 0)) {
    tried++
    if (puzzle !== undefined && puzzles.push(puzzle) >= make) break
  }
  const spent = seconds() - begun
  stdout.write(
    `${game.game.id}: ${puzzles.length} puzzles of ${tried} numbers in ${spent.toFixed(1)} s of processor time`,
  )
  stdout.write(`, ${Math.round((60 * puzzles.length) / spent)} a minute\n`)
  stdout.write(`  goals: ${count(puzzles.map(({ goal }) => goal))}\n`)
  stdout.write(`  hands: ${count(puzzles.map(({ hands }) => hands))}\n`)
  stdout.write(`  themes: ${count(puzzles.flatMap(({ themes }) => themes))}\n`)
  stdout.write(`  without a theme: ${puzzles.filter(({ themes }) => themes.length === 0).length}\n`)
  stdout.write(`  difficulty: ${count(puzzles.map(({ difficulty }) => `${difficulty}`))}\n`)
  // Spread over all that were made, not the first ones.
  const step = Math.max(1, Math.floor(puzzles.length / prove))
  const drawn = puzzles.filter((_, at) => at % step === 0).slice(0, prove)
  const begunProof = seconds()
  for (const puzzle of drawn) {
    const right = plainlyRight(puzzle)
    if (right.length === 1 && right[0] === game.game.actions.make(puzzle.solution)) continue
    wrong++
    stdout.write(`  WRONG ${puzzle.id}: ${right.join(' or ') || 'no play'} is right\n`)
  }
  stdout.write(`  proven again: ${drawn.length} in ${(seconds() - begunProof).toFixed(1)} s of processor time\n`)
}
stdout.write(`${wrong} wrong\n`)
process.exitCode = wrong === 0 ? 0 : 1
