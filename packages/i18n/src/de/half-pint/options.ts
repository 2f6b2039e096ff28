import type { options as source } from '../../en/half-pint/options.ts'
import type { Translated } from '../../translated.ts'

/** Names of the rule options of Half-Pint Heroes. */
export const options: Translated<typeof source> = {
  rounds: { note: 'wie viele Runden' },
  startSeat: {
    note: 'wer die erste Runde beginnt; die Plätze zählen ab 0',
    label: 'Wer hatte zuletzt ein blaues Auge? Er oder sie beginnt.',
    values: { lot: 'Losen' },
  },
  sets: {
    note: 'strongest: gespielte Karten zählen als ihre stärkste Kombination mit der Auslage; declared: der Spieler nennt die Karten der Auslage',
    label: 'Welche Kombination zählt',
    values: {
      strongest: 'Die stärkste mögliche',
      declared: 'Die, die du nennst',
    },
  },
  rowGroups: {
    note: 'zwei Paare und Full House; anchored: jede Gruppe braucht eine Handkarte; free: eine irgendwo genügt',
    label: 'Ein Paar oder Drilling in der Auslage',
    values: {
      anchored: 'braucht eine Karte von dir',
      free: 'zählt, wie es liegt',
    },
  },
  fullHouse: {
    note: 'zwischen Full Houses; highest-card: die höchste Karte entscheidet; triple-first: der Drilling entscheidet',
    label: 'Full Houses vergleicht man nach',
    values: {
      'highest-card': 'der höchsten Karte',
      'triple-first': 'dem Drilling',
    },
  },
}
