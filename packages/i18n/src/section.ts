import { EVERY_COURSE, EVERY_GAME, type GameSections, gameNames, gameSection } from './games.ts'
import type { Language } from './language.ts'
import type { Translated } from './translated.ts'

const MAIN = {
  en: () => import('./en/main.ts'),
  de: () => import('./de/main.ts'),
  ru: () => import('./ru/main.ts'),
}
const MORE = {
  en: () => import('./en/more.ts'),
  de: () => import('./de/more.ts'),
  ru: () => import('./ru/more.ts'),
}
const LEARN = {
  en: () => import('./en/learn.ts'),
  de: () => import('./de/learn.ts'),
  ru: () => import('./ru/learn.ts'),
}

/**
 * The words of the page in sections, by the file that brings them in one language when a screen first needs it. English
 * is the source of every section; the other languages are typed by it, so that a missing message does not compile.
 */
const FILES = {
  core: MAIN,
  table: MAIN,
  setup: MAIN,
  learn: LEARN,
  pad: MORE,
  online: MORE,
  replay: MORE,
  daily: MORE,
  challenges: MORE,
  group: MORE,
  puzzles: MORE,
  statistics: MORE,
}

type FileOf<Name extends keyof typeof FILES> = Awaited<ReturnType<(typeof FILES)[Name]['en']>>

type Sources = {
  readonly [Name in keyof typeof FILES]: Name extends keyof FileOf<Name>
    ? FileOf<Name>[Name] & (Name extends 'core' ? { readonly games: Awaited<ReturnType<typeof gameNames>> } : unknown)
    : never
} & GameSections

/** The name of a section of the page's words. */
export type SectionName = keyof Sources

/** The messages of a section. */
export type Section<Name extends SectionName> = Translated<Sources[Name]>

/** All section names. */
export const SECTION_NAMES = [...(Object.keys(FILES) as (keyof typeof FILES)[]), ...EVERY_GAME, ...EVERY_COURSE]

const isOfFile = (name: SectionName): name is keyof typeof FILES => Object.hasOwn(FILES, name)

const fetched = async (name: SectionName, language: Language): Promise<unknown> => {
  if (!isOfFile(name)) return gameSection(name, language)
  const file: { readonly [name: string]: object } = await FILES[name][language]()
  return name === 'core' ? { ...file[name], games: await gameNames(language) } : file[name]
}

/** Fetches a section in a language. */
export const loadSection = <Name extends SectionName>(name: Name, language: Language): Promise<Section<Name>> =>
  fetched(name, language) as Promise<Section<Name>>
