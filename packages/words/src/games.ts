import { halfPint } from './half-pint/lazy.ts'
import { herzlos } from './herzlos/lazy.ts'
import type { Language } from './language.ts'

/** The words of every game that the page can fetch. A new game adds its folders, and a line here and in words.ts. */
const GAMES = { 'half-pint-heroes': halfPint, herzlos }

/** All of these at once: what fits each of them. */
type Joined<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void ? All : never

/** The sections that belong to games. */
export const GAME_SECTIONS: Joined<(typeof GAMES)[keyof typeof GAMES]['sections']> = Object.assign(
  {},
  ...Object.values(GAMES).map(({ sections }) => sections),
)

/** The sections with the table of every game, for screens where any of them may come up. */
export const EVERY_GAME = Object.keys(GAMES) as (keyof typeof GAMES)[]

/** The sections with the course of every game that has one. */
export const EVERY_COURSE = Object.keys(GAME_SECTIONS).filter(name => name.endsWith('/learn')) as Extract<
  keyof typeof GAME_SECTIONS,
  `${string}/learn`
>[]

type GameNames = {
  readonly [Game in keyof typeof GAMES]: Awaited<ReturnType<(typeof GAMES)[Game]['names'][Language]>>
}

/** What every game is called in a language. */
export const gameNames = async (language: Language): Promise<GameNames> => {
  const names = Object.entries(GAMES).map(async ([id, game]) => [id, await game.names[language]()] as const)
  return Object.fromEntries(await Promise.all(names)) as GameNames
}
