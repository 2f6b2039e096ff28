import { GAME_SECTIONS, gameNames } from './games.ts'
import type { Language } from './language.ts'
import type { Translated } from './translated.ts'

/** The words of every screen with what the games are called, both fetched at the same time. */
const withNames = async <Core extends object>(language: Language, fetched: Promise<{ readonly core: Core }>) => {
  const [{ core }, games] = await Promise.all([fetched, gameNames(language)])
  return { ...core, games }
}

/**
 * The words of the page in sections, each fetched in one language when a screen first needs it. English
 * is the source of every section; the other languages are typed by it, so that a missing message does
 * not compile.
 */
const SECTIONS = {
  core: {
    en: () => withNames('en', import('./en/core.ts')),
    de: () => withNames('de', import('./de/core.ts')),
    ru: () => withNames('ru', import('./ru/core.ts')),
  },
  table: {
    en: async () => ({
      ...(await import('./en/table.ts')).table,
      problems: (await import('./en/problems/rules.ts')).rules,
    }),
    de: async () => ({
      ...(await import('./de/table.ts')).table,
      problems: (await import('./de/problems/rules.ts')).rules,
    }),
    ru: async () => ({
      ...(await import('./ru/table.ts')).table,
      problems: (await import('./ru/problems/rules.ts')).rules,
    }),
  },
  setup: {
    en: async () => (await import('./en/setup.ts')).setup,
    de: async () => (await import('./de/setup.ts')).setup,
    ru: async () => (await import('./ru/setup.ts')).setup,
  },
  learn: {
    en: async () => (await import('./en/learn.ts')).learn,
    de: async () => (await import('./de/learn.ts')).learn,
    ru: async () => (await import('./ru/learn.ts')).learn,
  },
  pad: {
    en: async () => (await import('./en/pad.ts')).pad,
    de: async () => (await import('./de/pad.ts')).pad,
    ru: async () => (await import('./ru/pad.ts')).pad,
  },
  online: {
    en: async () => (await import('./en/online.ts')).online,
    de: async () => (await import('./de/online.ts')).online,
    ru: async () => (await import('./ru/online.ts')).online,
  },
  replay: {
    en: async () => (await import('./en/replay.ts')).replay,
    de: async () => (await import('./de/replay.ts')).replay,
    ru: async () => (await import('./ru/replay.ts')).replay,
  },
  tasks: {
    en: async () => (await import('./en/alltasks.ts')).allTasks,
    de: async () => (await import('./de/alltasks.ts')).allTasks,
    ru: async () => (await import('./ru/alltasks.ts')).allTasks,
  },
  ...GAME_SECTIONS,
}

/** The name of a section of the page's words. */
export type SectionName = keyof typeof SECTIONS

/** The messages of a section. */
export type Section<Name extends SectionName> = Translated<Awaited<ReturnType<(typeof SECTIONS)[Name]['en']>>>

/** All section names. */
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[]

/** Fetches a section in a language. */
export const loadSection = <Name extends SectionName>(name: Name, language: Language): Promise<Section<Name>> =>
  SECTIONS[name][language]() as Promise<Section<Name>>
