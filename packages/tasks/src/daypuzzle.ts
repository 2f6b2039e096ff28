import { below, must, seeded } from '@halfpint/core'
import type { Day } from './day.ts'
import { PUZZLE_GAMES, puzzlesOf } from './games.ts'
import { decodeList, type Listed } from './list.ts'
import { type Puzzle, puzzleAt } from './puzzle.ts'

/** The puzzle of a day, the same for everybody; of any game if none is named. */
export const dailyPuzzle = (shipped: { readonly [game: string]: string }, day: Day, gameId?: string): Puzzle => {
  const random = seeded(`puzzle of ${day}`)
  const drawn = PUZZLE_GAMES[below(random, PUZZLE_GAMES.length)]?.game.id as string
  const game = must(puzzlesOf(gameId ?? drawn))
  const list = decodeList(shipped[game.game.id] ?? '')
  const chosen = list[below(random, list.length)] as Listed
  return puzzleAt(game, chosen.number, chosen.difficulty) as Puzzle
}
