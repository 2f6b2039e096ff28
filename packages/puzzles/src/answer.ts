import { AS_GOOD } from '@halfpint/bots'
import { type Json, must, ok, type Result } from '@halfpint/core'
import { puzzlesOf } from './games.ts'
import { type Puzzle, positionOf } from './puzzle.ts'
import { CHAMPION_GOAL, type PuzzleMove } from './puzzlegame.ts'

/** The answer of the solver to a play. */
export interface PuzzleAnswer {
  readonly right: boolean
  /** The play and its continuation until the goal is reached or lost. */
  readonly line: readonly PuzzleMove[]
  /** The rule that decides the goal. */
  readonly rule: string
}

/** Plays this action in the puzzle, or returns why the rules refuse it. */
export const answerPuzzle = (puzzle: Puzzle, action: Json): Result<PuzzleAnswer> => {
  const game = must(puzzlesOf(puzzle.game))
  const state = positionOf(game, puzzle)
  const decided = game.game.decide(state, puzzle.seat, action)
  if (!decided.ok) return decided
  // Compare events, not actions: the same cards in another order are the same play.
  const wanted = must(game.game.decide(state, puzzle.seat, puzzle.solution))
  const right = JSON.stringify(decided.value) === JSON.stringify(wanted)
  if (puzzle.goal === CHAMPION_GOAL) {
    const { compare } = game.game
    const [best] = puzzle.estimates ?? []
    const own = puzzle.estimates?.find(estimate => compare(estimate.action, action) === 0)
    const isAsGood = best !== undefined && own !== undefined && best.win - own.win <= AS_GOOD
    return ok({ right: right || isAsGood, line: [{ seat: puzzle.seat, action }], rule: '' })
  }
  const line = right ? puzzle.line : game.lineAfter(state, puzzle.seat, puzzle.goal, puzzle.hands, action)
  return ok({ right, line, rule: game.ruleOf[puzzle.goal]! })
}
