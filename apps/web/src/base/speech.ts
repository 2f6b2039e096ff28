import type { Problem } from '@halfpint/core'
import { type Language, loadSection, parseLanguage, type Section, type SectionName, sentenceOf } from '@halfpint/i18n'
import { batch, effect, type Signal, signal } from '@preact/signals'
import { settings } from './settings.ts'

/** The language of the page. */
export const language = signal<Language>('en')

type Loaded = { -readonly [Name in SectionName]?: Signal<Section<Name>> }
const loaded: Loaded = {}

/** The first language of the browser that is spoken here. */
export const browserLanguage = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    const found = parseLanguage(tag)
    if (found !== undefined) return found
  }
  return 'en'
}

/** Makes these sections of the catalogue ready in the language of the page. */
export const learnWords = async (names: readonly SectionName[]): Promise<void> => {
  const missing = names.filter(name => loaded[name] === undefined)
  const sections = await Promise.all(missing.map(name => loadSection(name, language.peek())))
  for (const [at, name] of missing.entries()) {
    // The section was loaded by this very name; a loop over names cannot say so.
    loaded[name] ??= signal(sections[at]) as never
  }
}

/** The words of a section that was made ready; read inside a component, they follow the language. */
export const words = <Name extends SectionName>(name: Name): Section<Name> => {
  const section = loaded[name] as Signal<Section<Name>> | undefined
  if (section === undefined) throw new Error(`the words of ${name} are not loaded`)
  return section.value
}

const problemsIn = (section: object): object => ('problems' in section ? (section.problems as object) : {})

/** What is wrong, in a sentence of the page's language. */
export const problemIn = (problem: Problem): string =>
  // Every section that a screen loaded brings the sentences for what can go wrong there.
  sentenceOf(Object.assign({}, ...Object.values(loaded).map(section => problemsIn(section.value))), problem)

const speak = async (wanted: Language): Promise<void> => {
  const names = Object.keys(loaded) as SectionName[]
  const sections = await Promise.all(names.map(name => loadSection(name, wanted)))
  batch(() => {
    for (const [at, name] of names.entries()) (loaded[name] as Signal<unknown>).value = sections[at]
    language.value = wanted
  })
}

/** Loads the first words and follows the language that the reader sets. */
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
