import { botOf, EVEN, type Level, rosterOf } from '@halfpint/bots'
import { must, type Position, seeded } from '@halfpint/core'
import type { Found, PuzzleGame } from './puzzlegame.ts'

/** Who is asked, the weakest first, and how long each may think. */
const ASKED: readonly { readonly level: Level; readonly iterations: number }[] = [
  { level: 'novice', iterations: 1 },
  { level: 'regular', iterations: 1 },
  { level: 'expert', iterations: 30 },
  { level: 'champion', iterations: 60 },
]

/**
 * How hard a puzzle is, from 1 to 5: one more than there are levels of bots that play something else from that seat.
 * They see what a player sees and play for the match, so a puzzle that fools them fools people too.
 */
export const difficultyOf = (
  { game }: PuzzleGame,
  { seat, solution }: Found,
  state: Position,
  seed: string,
): number => {
  const view = game.view(state, seat)
  const legal = game.legal(view)
  const right = game.actions.make(solution)
  const roster = must(rosterOf(game.id))
  const failing = ASKED.filter(({ level, iterations }) => {
    const choose = botOf(roster, { level, temper: EVEN }, () => 0)
    return game.actions.make(choose(view, legal, seeded(`${seed} ${level}`), { iterations })) !== right
  })
  return 1 + failing.length
}
