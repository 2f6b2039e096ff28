import { de } from './de.ts'
import { en, type Words } from './en.ts'
import type { Language } from './language.ts'
import { ru } from './ru.ts'

const CATALOGUE: { readonly [L in Language]: Words } = { en, de, ru }

/** Everything that is said in this language. */
export const wordsIn = (language: Language): Words => CATALOGUE[language]
