import type { problems as source } from '../../en/half-pint/problems.ts'
import { type Sentences, show } from '../../sentence.ts'

/** Problems that the rules of Half-Pint Heroes report. */
export const problems: Sentences<typeof source> = {
  'bad-prediction': ({ least, most }) =>
    `Eine Ansage ist eine ganze Zahl von Stichen von ${show(least)} bis ${show(most)}.`,
  'bad-bet': 'Eine Gegnerwette nennt den Platz eines Gegners; zu zweit darf sie auch niemanden nennen.',
  'bet-needed': 'Ab drei Spielern muss jeder gegen jemanden wetten.',
  'bet-on-oneself': 'Niemand wettet gegen sich selbst; wähle einen Gegner.',
  'no-card': 'Zu einem Spielzug gehört mindestens eine Handkarte.',
  'not-in-row': ({ card }) => `${show(card)} liegt nicht in der Auslage; nenne Karten, die dort liegen.`,
  'row-not-declared': 'Hier zählt die Auslage von selbst mit; spiele nur Handkarten aus.',
  'row-missing': 'Sag, welche Karten der Auslage mitzählen; eine leere Liste, wenn keine.',
  'not-a-set': ({ hand, row }) =>
    Array.isArray(row) && row.length > 0
      ? `${show(hand)} mit ${show(row)} aus der Auslage ist nicht genau eine Kombination; jede Karte muss dazugehören.`
      : `${show(hand)} ist nicht genau eine Kombination; jede Karte muss dazugehören. Eine einzelne Karte geht immer.`,
  'group-in-row': ({ hand, row }) =>
    `${show(hand)} mit ${show(row)} gilt nicht: Ein Paar oder ein Drilling, die schon ganz in der Auslage liegen, gehören allen. Jede der beiden Gruppen braucht eine Handkarte.`,
  'not-the-strongest': ({ hand, row }) =>
    `${show(row)} ist nicht das Stärkste, was ${show(hand)} mit der Auslage ergibt. Nenne diese Karten oder lass „row“ weg.`,
}
