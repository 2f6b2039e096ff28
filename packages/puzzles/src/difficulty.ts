import { botOf, type Level, NO_STYLE, rosterOf } from '@halfpint/bots'
import { must, type Position, seeded } from '@halfpint/core'
import type { FoundPuzzle, PuzzleGame } from './puzzlegame.ts'

/** The bots that try a puzzle, weakest first, and their budgets. */
const BOTS: readonly { readonly level: Level; readonly iterations: number }[] = [
  { level: 'novice', iterations: 1 },
  { level: 'regular', iterations: 1 },
  { level: 'expert', iterations: 30 },
  { level: 'champion', iterations: 60 },
]

/**
 * The difficulty of a puzzle, from 1 to 5: 1 plus the number of bot levels that choose another play in this position.
 * The bots see what a player sees and play to win the match, so a puzzle that misleads them misleads people too.
 */
export const difficultyOf = (
  { game }: PuzzleGame,
  { seat, solution }: FoundPuzzle,
  state: Position,
  seed: string,
): number => {
  const view = game.view(state, seat)
  const legal = game.legal(view)
  const right = game.actions.make(solution)
  const roster = must(rosterOf(game.id))
  const failing = BOTS.filter(({ level, iterations }) => {
    const choose = botOf(roster, { level, style: NO_STYLE }, () => 0)
    return game.actions.make(choose(view, legal, seeded(`${seed} ${level}`), { iterations })) !== right
  })
  return 1 + failing.length
}
