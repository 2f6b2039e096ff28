import { halfPint } from './half-pint/lazy.ts'
import { herzlos } from './herzlos/lazy.ts'
import type { Language } from './language.ts'

/** The words of every game that the page can fetch. A new game adds its folders, and a line here and in words.ts. */
const GAMES = { 'half-pint-heroes': halfPint, herzlos }

type Game = keyof typeof GAMES
type Names<Id extends Game> = Awaited<ReturnType<(typeof GAMES)[Id]['names']['en']>>
type Table<Id extends Game> = Awaited<ReturnType<(typeof GAMES)[Id]['table']['en']>>
type Course<Id extends Game> = Awaited<ReturnType<(typeof GAMES)[Id]['course']['en']>>

/** The sections that belong to games: what its table says, and how it is taught. */
export type GameSections = { readonly [Id in Game]: Table<Id>['words'] } & {
  readonly [Id in Game as `${Id}/learn`]: Course<Id>['learn']
}

/** The sections with the table of every game, for screens where any of them may come up. */
export const EVERY_GAME = Object.keys(GAMES) as Game[]

/** The sections with the course of every game that has one. */
export const EVERY_COURSE = EVERY_GAME.filter(id => 'course' in GAMES[id]).map(id => `${id}/learn` as const)

/** Fetches a section of a game. */
export const gameSection = async (name: keyof GameSections, language: Language): Promise<unknown> => {
  const { table, course } = GAMES[name.replace('/learn', '') as Game]
  return name.endsWith('/learn') ? (await course[language]()).learn : (await table[language]()).words
}

/** The names of the games in a language. */
export const gameNames = async (language: Language): Promise<{ readonly [Id in Game]: Names<Id>['names'] }> => {
  const files = await Promise.all(EVERY_GAME.map(id => GAMES[id].names[language]()))
  return Object.assign({}, ...EVERY_GAME.map((id, at) => ({ [id]: files[at]?.names })))
}
