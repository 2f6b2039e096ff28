// Measures the generation of puzzles and their themes, and proves random puzzles a second time: half of them from the
// shipped list, half generated from random numbers. `npm run proof:puzzles -w lab -- MAKE PROVE SEED`: the number of
// puzzles to generate and to prove for each game, and the seed (default: a random one). Times are processor time.
import { randomUUID } from 'node:crypto'
import { cpuUsage, stdout } from 'node:process'
import { below, type Position, type Random, seeded, shuffle } from '@halfpint/core'
import { decodeList, makePuzzles, PUZZLE_GAMES, type Puzzle, positionOf, puzzleAt } from '@halfpint/puzzles'
import { SHIPPED } from '../../../packages/puzzles/src/shipped.gen.ts'
import { rightActionsByRules } from '../../../packages/puzzles/test/exhaustive.ts'
import { checkEveryDeal } from '../../../packages/puzzles/test/exhaustivedeals.ts'
import { isRightForUnseenHands } from '../../../packages/puzzles/test/exhaustivehands.ts'

type PuzzleGame = (typeof PUZZLE_GAMES)[number]

const [make = 3000, prove = 1000] = process.argv.slice(2, 4).map(Number)
const seed = process.argv[4] ?? randomUUID().slice(0, 8)

/** Maximum number of hidden cards in Herzlos for which all deals are enumerated. */
const MAX_CARDS = 9

const seconds = (): number => cpuUsage().user / 1e6 + cpuUsage().system / 1e6

const count = (names: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ')
}

/** The first puzzle from a random number on. */
const drawn = (game: PuzzleGame, random: Random): Puzzle => {
  for (const puzzle of makePuzzles(game, below(random, 2 ** 31))) if (puzzle !== undefined) return puzzle
  throw new Error('never')
}

const draw = (game: PuzzleGame): readonly Puzzle[] => {
  const random = seeded(`${seed} ${game.game.id}`)
  const listed = shuffle(random, decodeList(SHIPPED[game.game.id] as string)).slice(0, Math.ceil(prove / 2))
  const shipped = listed.map(({ number, difficulty }) => puzzleAt(game, number, difficulty) as Puzzle)
  return [...shipped, ...Array.from({ length: Math.floor(prove / 2) }, () => drawn(game, random))]
}

/** Whether the solution of a hidden puzzle is right in every deal; `undefined` if there are too many deals. */
const surely = (game: PuzzleGame, puzzle: Puzzle): boolean | undefined => {
  if (puzzle.hands === 'open') return undefined
  const { hands } = positionOf(game, puzzle) as Position & { readonly hands: readonly (readonly string[])[] }
  if (game.letter === 'h') return isRightForUnseenHands(puzzle)
  return hands.flat().length > MAX_CARDS ? undefined : checkEveryDeal(puzzle).sure
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
  const begunProof = seconds()
  const again = draw(game)
  let [hidden, sure] = [0, 0]
  for (const puzzle of again) {
    const right = rightActionsByRules(puzzle)
    const inAll = surely(game, puzzle)
    if (puzzle.hands === 'hidden') hidden++
    if (inAll === true) sure++
    if (inAll !== false && right.length === 1 && right[0] === game.game.actions.make(puzzle.solution)) continue
    wrong++
    stdout.write(`  WRONG ${puzzle.id}: ${right.join(' or ') || 'no play'} is right, in all deals: ${inAll}\n`)
  }
  stdout.write(`  drawn with seed ${seed} and proven again: ${again.length}, ${hidden} of them with hidden hands`)
  stdout.write(`, ${sure} of those in every deal, in ${(seconds() - begunProof).toFixed(1)} s of processor time\n`)
}
stdout.write(`${wrong} wrong\n`)
process.exitCode = wrong === 0 ? 0 : 1
