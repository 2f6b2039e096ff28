import { ok, type Result, refuse } from '@halfpint/core'
import { halfPintPuzzles } from './half-pint/puzzles.ts'
import { herzlosPuzzles } from './herzlos/puzzles.ts'
import type { PuzzleGame } from './puzzlegame.ts'

/** The games that have puzzles. */
export const PUZZLE_GAMES: readonly PuzzleGame[] = [halfPintPuzzles, herzlosPuzzles]

/** Finds the puzzles of a game by the id of the game. */
export const puzzlesOf = (id: string): Result<PuzzleGame> => {
  const found = PUZZLE_GAMES.find(({ game }) => game.id === id)
  return found === undefined
    ? refuse('unknown-game', { game: id, known: PUZZLE_GAMES.map(({ game }) => game.id) })
    : ok(found)
}
