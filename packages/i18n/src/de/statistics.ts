import type { statistics as source } from '../en/statistics.ts'
import type { Translated } from '../translated.ts'

/** Texts of the statistics, for the page and the command. */
export const statistics: Translated<typeof source> = {
  title: 'Dein Buch',
  intro: 'Alle deine Spiele und Aufgaben, ausgezählt. Es bleibt auf diesem Gerät.',
  empty: 'Noch steht nichts darin. Spiel ein Spiel oder löse eine Aufgabe.',
  entries: entries => `Einträge: ${entries}`,
  groups: {
    games: 'Gewonnene Spiele',
    against: 'Gewonnen gegen',
    days: 'Tage, an denen du am Tisch vorn lagst',
    challenges: 'Gewonnene Herausforderungen',
    predicted: 'Erfüllte Ansagen, nach Zahl',
    hand: 'Erfüllte Ansagen, nach Karten auf der Hand',
    bets: 'Gewonnene Wetten',
    brawls: 'Runden mit deiner Keilerei',
    queen: 'Runden, in denen du die Blumen-Dame genommen hast',
    marches: 'Durchmärsche',
    accuracy: 'Entschieden wie der Meister',
    puzzles: 'Gelöste Aufgaben, nach Schwierigkeit',
  },
  all: 'alle',
  share: (hits, times) => `${hits} von ${times}`,
  behind: 'Aus diesen Spielen',
  trend: 'Monat für Monat',
  games: games => `${games} ${games === 1 ? 'Spiel' : 'Spiele'}`,
  ratings: 'Deine Wertung',
  ratingsAbout:
    'Zu viert, aus deinen Spielen nur gegen Bots. 400 Punkte mehr heißen zehn Siege auf einen. Die Stammgäste sind die Marken auf der Skala.',
  rating: ({ rating, low, high }) => `${rating}, mit 95 % Sicherheit zwischen ${low} und ${high}.`,
  luckAndSkill: 'Glück und Können',
  luckAbout:
    'Punkte über dem Schnitt des Tisches, für jedes Spiel, das du analysiert hast: was die Karten gebracht haben und was dein Spiel.',
  luck: 'Kartenglück',
  skill: 'Dein Spiel',
  join: 'Mit einem anderen Gerät verbinden',
  joinAbout: 'Lies diesen Code mit dem anderen Gerät. Lass diese Seite offen, bis es geantwortet hat.',
  joinAsked:
    'Dieses Gerät und das mit dem Code haben danach dasselbe Buch, mit allem von beiden. Was auf einem gelöscht wurde, ist auf dem anderen gelöscht.',
  joinDo: 'Bücher verbinden',
  joinFailed:
    'Das ging nicht: Es braucht einen Server, und jeder Code gilt einmal. Zeig einen neuen Code, oder speichere das Buch als Datei und nimm sie dort dazu.',
  joined: (added, entries) =>
    `Beide Geräte haben jetzt dasselbe Buch. Neu auf diesem Gerät: ${added}. Einträge im Buch: ${entries}.`,
  cleared: 'Alles ist gelöscht.',
  leftOnServer:
    'Hier gelöscht. Der Server hat nicht geantwortet: Versuch es noch einmal, damit auch deine Ergebnisse dort verschwinden.',
  save: 'Als Datei speichern',
  load: 'Aus einer Datei hinzufügen',
  saved: (file, entries) => `Gespeichert als ${file}. Einträge in der Datei: ${entries}.`,
  loaded: (added, entries) => `Neu aus der Datei: ${added}. Einträge in deinem Buch: ${entries}.`,
  notWritten:
    'Dein Browser hat das nicht gespeichert; das Buch ist, wie es war. Ist das Gerät voll oder das Fenster privat?',
  bad: 'Das ist kein Buch von Half-Pint, oder es ist beschädigt; nichts wurde geändert.',
  clear: 'Alles löschen',
  clearSure: 'Wirklich alles löschen?',
  keep: 'Nein, behalten',
}
