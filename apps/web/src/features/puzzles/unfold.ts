import { type AnyGame, must, type Position } from '@halfpint/core'
import type { PuzzleMove } from '@halfpint/puzzles'

/**
 * The states of a line one after another, from a position on. The end of the round is left out: it clears the table, and
 * the last position should stay visible.
 */
export const unfold = (game: AnyGame, from: Position, line: readonly PuzzleMove[]): readonly Position[] => {
  const states = [from]
  let state = from
  for (const { seat, action } of line) {
    for (const event of must(game.decide(state, seat, action))) {
      if ((event as { readonly type: string }).type === 'round-scored') return states
      state = game.evolve(state, event)
      states.push(state)
    }
  }
  return states
}
