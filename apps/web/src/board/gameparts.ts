import { learnWords } from '../base/speech.ts'
import type { Board } from '../session/board.ts'
import type { ReplayParts } from '../session/record/parts.ts'
import { PAGE_GAMES } from './index.ts'

/** The parts of a game that the page needs to show a puzzle or a deal. */
export interface GameParts {
  readonly board: Board
  readonly parts: ReplayParts
}

/** Loads the parts of a game and its texts. */
export const gamePartsOf = async (game: string): Promise<GameParts> => {
  const page = PAGE_GAMES.get(game)
  if (page === undefined) throw new Error(`no page of ${game}`)
  const [board, parts] = await Promise.all([page.board(), page.replay(), learnWords(page.words)])
  return { board, parts }
}
