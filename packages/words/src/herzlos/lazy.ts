import { names as de } from '../de/herzlos/names.ts'
import { names as en } from '../en/herzlos/names.ts'
import { names as ru } from '../ru/herzlos/names.ts'

/** What the page says of Herzlos: its names at once, the rest when a screen first needs it. */
export const herzlos = {
  names: { en, de, ru },
  sections: {
    herzlos: {
      en: async () => (await import('../en/herzlos/index.ts')).herzlos,
      de: async () => (await import('../de/herzlos/index.ts')).herzlos,
      ru: async () => (await import('../ru/herzlos/index.ts')).herzlos,
    },
    'herzlos/learn': {
      en: async () => (await import('../en/herzlos/learn.ts')).learn,
      de: async () => (await import('../de/herzlos/learn.ts')).learn,
      ru: async () => (await import('../ru/herzlos/learn.ts')).learn,
    },
  },
}
