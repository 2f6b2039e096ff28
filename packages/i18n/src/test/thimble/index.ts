import { de } from './de.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'

/** @public What the command says of Thimble; the build with it imports it. */
export const thimbleWords = { en, de, ru }

/** @public What the page says of Thimble. */
export const thimbleSections = {
  first: {
    en: async () => ({ names: en, words: en }),
    de: async () => ({ names: de, words: de }),
    ru: async () => ({ names: ru, words: ru }),
  },
}
