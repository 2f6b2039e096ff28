import { ok, type Result, refuse } from '@halfpint/core'
import { halfPintLinks } from './half-pint/links.ts'
import { herzlosLinks } from './herzlos/links.ts'
import type { LinkedGame } from './linkedgame.ts'

/** The games with daily deals and challenges. Links contain the index, so a new game is added at the end. */
const LINKED_GAMES: readonly LinkedGame[] = [halfPintLinks, herzlosLinks]

/** The ids of these games, in the same order. */
export const LINKED_GAME_IDS: readonly string[] = LINKED_GAMES.map(({ game }) => game.id)

/** The functions of each game for links and results, by game id. */
export const linkedGameOf = (id: string): Result<LinkedGame> => {
  const found = LINKED_GAMES.find(({ game }) => game.id === id)
  return found === undefined ? refuse('unknown-game', { game: id, known: [...LINKED_GAME_IDS] }) : ok(found)
}
