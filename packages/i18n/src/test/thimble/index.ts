import { de } from './de.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'

/** @public What the command says of Thimble; the build with it imports it. */
export const thimbleWords = { en, de, ru }

const sections = {
  en: async () => ({ names: en, words: en }),
  de: async () => ({ names: de, words: de }),
  ru: async () => ({ names: ru, words: ru }),
}

/** @public The texts of Thimble in the page. */
export const thimbleSections = { names: sections, table: sections }
