import type { Problem } from '@halfpint/core'
import { type Language, loadSection, parseLanguage, type Section, type SectionName, sentenceOf } from '@halfpint/i18n'
import { batch, effect, type Signal, signal } from '@preact/signals'
import { settings } from './settings.ts'

/** The language of the page. */
export const language = signal<Language>('en')

type Loaded = { -readonly [Name in SectionName]?: Signal<Section<Name>> }
const loaded: Loaded = {}

/** The first language of the browser that the page knows. */
export const browserLanguage = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    const found = parseLanguage(tag)
    if (found !== undefined) return found
  }
  return 'en'
}

/** Loads sections of the texts in the language of the page. */
export const learnWords = async (names: readonly SectionName[]): Promise<void> => {
  const missing = names.filter(name => loaded[name] === undefined)
  const sections = await Promise.all(missing.map(name => loadSection(name, language.peek())))
  for (const [at, name] of missing.entries()) {
    // The section was loaded by this name. TypeScript cannot express that in a loop.
    loaded[name] ??= signal(sections[at]) as never
  }
}

/** The texts of a loaded section. A component that reads them follows the language. */
export const words = <Name extends SectionName>(name: Name): Section<Name> => {
  const section = loaded[name] as Signal<Section<Name>> | undefined
  if (section === undefined) throw new Error(`the words of ${name} are not loaded`)
  return section.value
}

const problemsIn = (section: object): object => ('problems' in section ? (section.problems as object) : {})

/** The sentence for a problem in the language of the page. */
export const problemIn = (problem: Problem): string =>
  // Every loaded section contains the sentences for its problems.
  sentenceOf(Object.assign({}, ...Object.values(loaded).map(section => problemsIn(section.value))), problem)

const speak = async (wanted: Language): Promise<void> => {
  const names = Object.keys(loaded) as SectionName[]
  const sections = await Promise.all(names.map(name => loadSection(name, wanted)))
  batch(() => {
    for (const [at, name] of names.entries()) (loaded[name] as Signal<unknown>).value = sections[at]
    language.value = wanted
  })
}

/** Loads the first texts and follows the language in the settings. */
export const followLanguage = async (first: readonly SectionName[]): Promise<void> => {
  const wanted = (): Language => settings.value.language ?? browserLanguage(navigator.languages)
  language.value = wanted()
  await learnWords(first)
  effect(() => {
    if (wanted() !== language.peek()) void speak(wanted())
  })
  effect(() => {
    document.documentElement.lang = language.value
  })
}
