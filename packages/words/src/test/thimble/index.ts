import { de } from './de.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'

/** What the command says of Thimble. */
export const thimbleWords = { en, de, ru }

/** What the page says of Thimble. */
export const thimbleSections = {
  names: { en: async () => en, de: async () => de, ru: async () => ru },
  sections: { thimble: { en: async () => en, de: async () => de, ru: async () => ru } },
}
