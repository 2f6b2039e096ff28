import { halfPintPage } from './half-pint/index.tsx'
import { herzlosPage } from './herzlos/index.tsx'
import type { PageGame } from './pagegame.ts'

/** All games of the page by id, in display order. */
export const PAGE_GAMES = new Map<string, PageGame>([halfPintPage, herzlosPage].map(game => [game.id, game]))

/** The first game in display order. */
export const firstGame = (): string => [...PAGE_GAMES.keys()][0] as string

/** The name of a game; an unknown game keeps its id. */
export const gameName = (game: string): string => PAGE_GAMES.get(game)?.name() ?? game
