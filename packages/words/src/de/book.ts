import type { book as source } from '../en/book.ts'
import type { Translated } from '../translated.ts'

/** What is said of the book, on the page and by the command. */
export const book: Translated<typeof source> = {
  title: 'Dein Buch',
  intro: 'Alle deine Spiele und Aufgaben, ausgezählt. Es bleibt auf diesem Gerät.',
  empty: 'Noch steht nichts darin. Spiel ein Spiel oder löse eine Aufgabe.',
  entries: entries => `Einträge: ${entries}`,
  groups: {
    games: 'Gewonnene Spiele',
    against: 'Gewonnen gegen',
    predicted: 'Erfüllte Ansagen, nach Zahl',
    hand: 'Erfüllte Ansagen, nach Karten auf der Hand',
    bets: 'Gewonnene Wetten',
    brawls: 'Runden mit deiner Keilerei',
    queen: 'Runden, in denen du die Blumen-Dame genommen hast',
    marches: 'Durchmärsche',
    puzzles: 'Gelöste Aufgaben, nach Schwierigkeit',
  },
  all: 'alle',
  share: (hits, times) => `${hits} von ${times}`,
  behind: 'Aus diesen Spielen',
  save: 'Als Datei speichern',
  load: 'Aus einer Datei hinzufügen',
  loaded: entries => `Aus der Datei hinzugefügt: ${entries}`,
  bad: 'Das ist kein Buch von Half-Pint, oder es ist beschädigt; nichts wurde geändert.',
  clear: 'Alles löschen',
  clearSure: 'Wirklich alles löschen?',
  keep: 'Nein, behalten',
}
