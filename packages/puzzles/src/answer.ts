import { type Json, must, ok, type Result } from '@halfpint/core'
import { puzzlesOf } from './games.ts'
import { type Puzzle, positionOf } from './puzzle.ts'
import { MOMENT_GOAL, type Move } from './puzzlegame.ts'

/** What a play comes to in a puzzle. */
export interface Answer {
  readonly right: boolean
  /** The play, and how it goes on until the goal is reached or lost. */
  readonly line: readonly Move[]
  /** The rule that decides the goal. */
  readonly rule: string
}

/** What this play comes to, or why the rules do not allow it. */
export const answerPuzzle = (puzzle: Puzzle, action: Json): Result<Answer> => {
  const game = must(puzzlesOf(puzzle.game))
  const state = positionOf(game, puzzle)
  const decided = game.game.decide(state, puzzle.seat, action)
  if (!decided.ok) return decided
  // What follows tells the play, so that the same cards in another order are the same.
  const wanted = must(game.game.decide(state, puzzle.seat, puzzle.solution))
  const right = JSON.stringify(decided.value) === JSON.stringify(wanted)
  if (puzzle.goal === MOMENT_GOAL) return ok({ right, line: [{ seat: puzzle.seat, action }], rule: '' })
  const line = right ? puzzle.line : game.lineAfter(state, puzzle.seat, puzzle.goal, puzzle.hands, action)
  return ok({ right, line, rule: game.ruleOf[puzzle.goal]! })
}
