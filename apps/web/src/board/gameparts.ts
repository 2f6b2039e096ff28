import { learnWords } from '../base/speech.ts'
import type { Board } from '../session/board.ts'
import type { ReplayParts } from '../session/record/parts.ts'
import { PAGE_GAMES } from './index.ts'

/** What the page needs of a game to show a task of it. */
export interface GameParts {
  readonly board: Board
  readonly parts: ReplayParts
}

/** Fetches what a game needs, its words too. */
export const gamePartsOf = async (game: string): Promise<GameParts> => {
  const page = PAGE_GAMES.get(game)
  if (page === undefined) throw new Error(`no page of ${game}`)
  const [board, parts] = await Promise.all([page.board(), page.replay(), learnWords(page.words)])
  return { board, parts }
}
