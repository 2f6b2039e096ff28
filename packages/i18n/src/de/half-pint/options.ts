import type { options as source } from '../../en/half-pint/options.ts'
import type { Translated } from '../../translated.ts'

/** What the rules options of Half-Pint Heroes are called. */
export const options: Translated<typeof source> = {
  rounds: { note: 'wie viele Runden' },
  startSeat: {
    note: 'wer die erste Runde beginnt; die Plätze zählen ab 0',
    label: 'Wer hatte zuletzt ein blaues Auge? Er oder sie beginnt.',
    values: { lot: 'Losen' },
  },
  sets: {
    note: 'gespielte Karten gelten als ihre stärkste Kombination mit der Auslage, oder der Spieler nennt deren Karten',
    label: 'Welche Kombination zählt',
    values: {
      strongest: 'Die stärkste mögliche',
      declared: 'Die, die du nennst',
    },
  },
  rowGroups: {
    note: 'bei zwei Paaren und Full House braucht jede Gruppe eine Handkarte, oder eine irgendwo genügt',
    label: 'Ein Paar oder Drilling in der Auslage',
    values: {
      anchored: 'braucht eine Karte von dir',
      free: 'zählt, wie es liegt',
    },
  },
  fullHouse: {
    note: 'zwischen Full Houses entscheidet die höchste Karte, oder zuerst der Drilling',
    label: 'Full Houses vergleicht man nach',
    values: {
      'highest-card': 'der höchsten Karte',
      'triple-first': 'dem Drilling',
    },
  },
}
