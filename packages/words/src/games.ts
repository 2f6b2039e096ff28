import { halfPint } from './half-pint/lazy.ts'
import { herzlos } from './herzlos/lazy.ts'
import type { Language } from './language.ts'

/** The words of every game that the page can fetch. A new game adds its folders and a line here. */
const GAMES = { 'half-pint-heroes': halfPint, herzlos }

/** The sections that belong to games. */
export const GAME_SECTIONS = { ...halfPint.sections, ...herzlos.sections }

/** The sections with the table of every game, for screens where any of them may come up. */
export const EVERY_GAME = Object.keys(GAMES) as (keyof typeof GAMES)[]

type GameNames = { readonly [Game in keyof typeof GAMES]: (typeof GAMES)[Game]['names'][Language] }

/** What every game is called in a language. */
export const gameNames = (language: Language): GameNames =>
  Object.fromEntries(Object.entries(GAMES).map(([id, { names }]) => [id, names[language]])) as GameNames
