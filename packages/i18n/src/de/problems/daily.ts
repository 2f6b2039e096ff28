import { list, type Sentence, show } from '../../sentence.ts'

/** Problems with daily deals, challenges, puzzles and statistics. */
export const daily = {
  'no-such-puzzle': ({ id }) => `Eine Aufgabe „${show(id)}“ gibt es nicht.`,
  'bad-puzzle': ({ key }) => `Das ist keine Aufgabe: „${show(key)}“ fehlt oder ergibt keinen Sinn.`,
  'unsound-puzzle': ({ id, fault }) =>
    `Die Aufgabe ${show(id)} ist falsch: ${
      fault === 'no-solution'
        ? 'Kein Spielzug erreicht das Ziel'
        : fault === 'second-solution'
          ? 'Mehr als ein Spielzug erreicht das Ziel'
          : fault === 'too-large'
            ? 'Es wäre zu viel zu durchsuchen'
            : 'Ein anderer Spielzug ist richtig'
    }.`,
  'unknown-theme': ({ theme, themes }) => `Ein Thema „${show(theme)}“ gibt es nicht; wähle aus ${list(themes)}.`,
  'not-statistics': 'Das ist keine Bilanz von Half-Pint, oder die Datei ist beschädigt; es wurde nichts geändert.',
  'bad-link': 'Dieser Link ist unvollständig oder wurde verändert; lass ihn dir noch einmal schicken.',
  'unfinished-game': 'Nur aus einem beendeten Spiel kann eine Herausforderung werden.',
  'option-not-in-links': ({ option }) =>
    `Ein Spiel, in dem die Option „${show(option)}“ geändert ist, kann keine Herausforderung werden.`,
  'bad-choice': ({ choice, choices }) =>
    choices === 0
      ? 'Das Spiel ist zu Ende; es gibt nichts mehr zu wählen. Es wurde nichts geändert.'
      : `Eine Möglichkeit ${show(choice)} gibt es nicht; es sind ${show(choices)}, ab 0 gezählt. Es wurde nichts geändert.`,
  'bad-choices-typed': ({ value }) =>
    `„${show(value)}“ sind keine Entscheidungen; schreib Nummern mit Kommas, etwa 0,3,1.`,
  'bad-day': ({ day }) => `„${show(day)}“ ist kein Datum; schreib es wie 2026-11-16.`,
  'not-reproduced':
    'So spielen die Bots nicht: Dieses Ergebnis ließ sich nicht nachspielen und wurde nicht angenommen.',
  'check-too-long': 'Das nachzuspielen dauert zu lange; das Ergebnis wurde nicht angenommen.',
  'already-entered': 'Von dir gibt es schon ein Ergebnis; das erste gilt.',
  'result-struck': 'Der Betreiber dieses Servers hat dein Ergebnis aus dieser Liste entfernt.',
  'unknown-result': 'Ein solches Ergebnis gibt es in dieser Liste nicht.',
  'sheet-full': 'Die Liste ist voll.',
  'not-this-day': ({ day }) =>
    `Nirgends auf der Welt ist gerade der ${show(day).split('-').reverse().join('.')}; prüfe das Datum deines Geräts.`,
  'no-copy': 'Auf diesem Server liegt keine Kopie: Sie wurde gelöscht, oder 400 Tage lang hat sie niemand gebraucht.',
  'copy-changed': 'Ein anderes Gerät hat die Kopie gerade geändert. Lies sie zuerst.',
  'copies-full': 'Der Server hat gerade keinen Platz für eine weitere Kopie.',
} satisfies { readonly [code: string]: Sentence }
