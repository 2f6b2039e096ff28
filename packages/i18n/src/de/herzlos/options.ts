import type { options as source } from '../../en/herzlos/options.ts'
import type { Translated } from '../../translated.ts'

/** Names of the rule options of Herzlos. */
export const options: Translated<typeof source> = {
  rounds: { note: 'wie viele Runden' },
  hearts: {
    note: 'was jedes Herz zählt, von der 2 bis zum Ass: 13 Zahlen, so viele Minuspunkte, wie es zeigt, oder etwa dreizehnmal `-1`',
    label: 'Was die Herzen kosten',
    values: {
      shown: 'ihren Wert: 2 bis 14',
      one: 'je 1 Punkt',
      own: 'wie verabredet',
    },
    hint: 'Die Herz-2 kostet 2 Punkte, das Herz-Ass 14; in anderen Spielen dieser Familie kostet jedes Herz gleich viel.',
  },
  march: {
    note: 'wins-game: ein Durchmarsch gewinnt sofort das Spiel; others-pay: alle anderen zahlen dafür',
    label: 'Wer alle Herzen und die Dame nimmt',
    values: { 'wins-game': 'gewinnt sofort das Spiel', 'others-pay': 'lässt die anderen zahlen' },
  },
}
