import { below, must, seeded } from '@halfpint/core'
import { PUZZLE_GAMES, puzzlesOf } from './games.ts'
import { decodeList, type Listed } from './list.ts'
import { type Puzzle, puzzleAt } from './puzzle.ts'

/** The puzzle of a day (`2026-11-16`), the same for everyone; of a random game unless one is named. */
export const dailyPuzzle = (shipped: { readonly [game: string]: string }, day: string, gameId?: string): Puzzle => {
  const random = seeded(`puzzle of ${day}`)
  const drawn = PUZZLE_GAMES[below(random, PUZZLE_GAMES.length)]!.game.id
  const game = must(puzzlesOf(gameId ?? drawn))
  const list = decodeList(shipped[game.game.id] ?? '')
  const chosen: Listed = list[below(random, list.length)]!
  return puzzleAt(game, chosen.number, chosen.difficulty)!
}
