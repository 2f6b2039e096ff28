import { de } from './de.ts'
import { en } from './en.ts'
import { halfPint } from './half-pint/eager.ts'
import { herzlos } from './herzlos/eager.ts'
import type { Language } from './language.ts'
import type { OptionText } from './options.ts'
import { ru } from './ru.ts'
import type { Sentence } from './sentence.ts'
import type { Translated } from './translated.ts'

/** The words of every game, for the command. A new game adds its folders and a line here. */
const GAMES = { 'half-pint-heroes': halfPint, herzlos }

/** The texts of one game. */
interface AnyGameWords {
  readonly name: string
  readonly about: string
  readonly options: { readonly [option: string]: OptionText }
}

type GameWords = { readonly [Game in keyof typeof GAMES]: Translated<(typeof GAMES)[Game]['en']> } & {
  readonly [game: string]: AnyGameWords
}

/** Everything that the command and the server say: English is the source, and every other language must have all of it. */
export type Words = Translated<Omit<typeof en, 'problems'>> & {
  readonly problems: { readonly [code: string]: Sentence }
  readonly games: GameWords
}

const wordsOf = (
  shared: Translated<Omit<typeof en, 'problems'>> & Pick<Words, 'problems'>,
  language: Language,
): Words => {
  const games = Object.entries(GAMES).map(([id, words]) => [id, words[language]] as const)
  return {
    ...shared,
    problems: Object.assign({}, shared.problems, ...games.map(([, words]) => words.problems)),
    games: Object.fromEntries<AnyGameWords>(games) as GameWords,
  }
}

const CATALOGUE: { readonly [L in Language]: Words } = {
  en: wordsOf(en, 'en'),
  de: wordsOf(de, 'de'),
  ru: wordsOf(ru, 'ru'),
}

/** Everything that is said in this language. */
export const wordsIn = (language: Language): Words => CATALOGUE[language]
