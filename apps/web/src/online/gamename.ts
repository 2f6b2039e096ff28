import { words } from '../shell/speech.ts'

/** What a game is called; one that this page does not know yet keeps its id. */
export const gameName = (game: string): string => {
  const { games } = words('core')
  return games[game as keyof typeof games]?.name ?? game
}
