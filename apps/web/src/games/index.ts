import { heroesPage } from './half-pint-heroes/index.tsx'
import { herzlosPage } from './herzlos/index.tsx'
import type { PageGame } from './pagegame.ts'

/** Every game of the page by its id, in the order in which they are offered. */
export const PAGE_GAMES = new Map<string, PageGame>([heroesPage, herzlosPage].map(game => [game.id, game]))

/** The game that is offered first. */
export const firstGame = (): string => [...PAGE_GAMES.keys()][0] as string

/** What a game is called; one that this page does not know yet keeps its id. */
export const gameName = (game: string): string => PAGE_GAMES.get(game)?.name() ?? game
