import type { learn as source } from '../en/learn.ts'
import type { Translated } from '../translated.ts'

/** Texts of the Learn page about every game. */
export const learn: Translated<typeof source> = {
  title: 'Lernen',
  intro: 'Drei Minuten lesen, oder die Stammgäste zeigen dir eine Runde. Beide Spiele sind leichter, als sie aussehen.',
  rules: 'Die Regeln',
  tips: 'Besser spielen',
  guided: 'Eine erste Runde',
  contents: 'Auf dieser Seite',
  players: (least, most) => `${least} bis ${most} Spieler`,
  minutes: minutes => `etwa ${minutes} Minuten`,
  names: ['Du', 'Tilde', 'Gustl', 'Wanda', 'Jasper'],
  row: 'Auslage',
  hand: 'Hand',
  winsTrick: 'gewinnt den Stich',
  total: 'Gesamt',
  tour: {
    step: (step, steps) => `Schritt ${step} von ${steps}`,
    next: 'Weiter',
    again: 'Noch einmal',
    notThis: 'Das wäre erlaubt, aber probieren wir erst etwas anderes.',
    finished: 'Das war deine erste Runde!',
    toGame: 'Ein ganzes Spiel spielen',
    toRules: 'Die Regeln lesen',
    show: 'Zeig es mir',
  },
}
