import type { characters as source } from '../en/characters.ts'
import type { Translated } from '../translated.ts'

/** The regulars of the pub: names and characters. */
export const characters: Translated<typeof source> = {
  tilde: { name: 'Tilde', about: 'zählt ihre Karten zweimal und traut keinem großen Versprechen' },
  bruno: { name: 'Bruno', about: 'kam wegen der Keilerei und zahlt jede Wette heim' },
  gustl: { name: 'Gustl', about: 'verspricht mehr, als er hält, und legt sich mit jedem an, der führt' },
  wanda: { name: 'Wanda', about: 'verliert lieber hoch, als knapp zu gewinnen' },
  ferdi: { name: 'Ferdi', about: 'ist neu hier und lacht über jeden Fehler, am liebsten über seine eigenen' },
  jasper: { name: 'Jasper', about: 'trug vierzig Jahre lang Briefe aus und vergisst keine Karte' },
  oda: { name: 'Oda', about: 'gehört die Kneipe; sie sagt nichts und gewinnt' },
}
