import type { Words } from '@halfpint/i18n'
import type { Puzzle } from '@halfpint/puzzles'
import { titleOf } from '../games/registry.ts'

const named = (names: { readonly [name: string]: string }, name: string): string => names[name] ?? name

/** The goal of the puzzle in a sentence. */
const goalText = ({ goal }: Puzzle, { puzzles }: Words): string => named(puzzles.goals, goal)

/** A puzzle in a line: id, game, difficulty, goal and theme. */
export const headLine = (puzzle: Puzzle, words: Words): string => {
  const { puzzles } = words
  const difficulty = puzzles.difficulties[puzzle.difficulty - 1]
  const themes = puzzle.themes.map(theme => named(puzzles.themes, theme)).join(', ')
  return [
    puzzle.id,
    titleOf(puzzle.game, words),
    difficulty,
    puzzles.hands[puzzle.hands],
    goalText(puzzle, words),
    themes,
  ].join(' · ')
}
