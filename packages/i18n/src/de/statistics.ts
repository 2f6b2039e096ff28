import type { statistics as source } from '../en/statistics.ts'
import type { Translated } from '../translated.ts'

/** Texts of the statistics, for the page and the command. */
export const statistics: Translated<typeof source> = {
  title: 'Deine Bilanz',
  intro: 'Deine Spiele und Aufgaben in Zahlen. Alles bleibt auf diesem Gerät.',
  empty: 'Hier steht noch nichts. Spiel ein Spiel oder löse eine Aufgabe.',
  entries: entries => `Einträge: ${entries}`,
  charts: {
    games: 'Spiele',
    won: 'gewonnen',
    met: 'genau getroffen',
    days: 'Runden des Tages',
    predictions: 'Deine Ansagen',
    bestAndWorst: (best, worst) => `${best} gelingt am besten, ${worst} am seltensten`,
    predictionsAbout: 'Runden, in denen du genau so viele Stiche gemacht hast wie angesagt',
    said: number => `${number} angesagt`,
    afterOne: 'Nach einem Spiel',
    afterTen: 'Nach ein paar Spielen',
    ladder: 'Deine Wertung neben den Stammgästen; der Balken gilt zu 95 %',
    ladderSoon: 'Deine Wertung neben den Stammgästen',
    between: (weaker, stronger) => `Zwischen ${weaker} und ${stronger}`,
    belowAll: 'Noch unter allen Stammgästen',
    aboveAll: 'Über allen Stammgästen',
    you: 'du?',
  },
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
    'Für Spiele zu viert, in denen alle anderen Bots sind. 400 Punkte Vorsprung bedeuten zehn Siege zu einem. Die Stammgäste stehen zum Vergleich dabei.',
  rating: ({ rating, low, high }) => `${rating}, mit 95 % Sicherheit zwischen ${low} und ${high}.`,
  luckAndSkill: 'Glück und Können',
  luckAbout:
    'Punkte über dem Schnitt des Tisches, für jedes Spiel, das du analysiert hast: was die Karten gebracht haben und was dein Spiel.',
  luck: 'Kartenglück',
  skill: 'Dein Spiel',
  join: 'Mit einem anderen Gerät abgleichen',
  joinAbout: 'Scanne diesen Code mit dem anderen Gerät und lass diese Seite offen, bis alles fertig ist.',
  joinAsked:
    'Dieses Gerät und das mit dem Code haben danach dieselben Einträge, mit allem von beiden. Was auf einem gelöscht wurde, ist auf dem anderen gelöscht.',
  joinDo: 'Abgleichen',
  joinFailed:
    'Das ging nicht: Es braucht einen Server, und jeder Code gilt einmal. Zeig einen neuen Code, oder speichere deine Bilanz als Datei und füge sie dort hinzu.',
  joined: (added, entries) =>
    `Abgeglichen: Beide Geräte haben jetzt dieselben Einträge. Neu auf diesem Gerät: ${added}. Einträge: ${entries}.`,
  cleared: 'Alles ist gelöscht.',
  leftOnServer:
    'Hier gelöscht. Der Server hat nicht geantwortet: Versuch es noch einmal, damit auch deine Ergebnisse dort verschwinden.',
  save: 'Als Datei speichern',
  load: 'Aus einer Datei hinzufügen',
  saved: (file, entries) => `Gespeichert als ${file}. Einträge in der Datei: ${entries}.`,
  loaded: (added, entries) => `Neu aus der Datei: ${added}. Einträge: ${entries}.`,
  notWritten:
    'Dein Browser konnte das nicht speichern; es hat sich nichts geändert. Ist das Gerät voll oder das Fenster privat?',
  bad: 'Das ist keine Bilanz von Half-Pint, oder die Datei ist beschädigt; es hat sich nichts geändert.',
  clear: 'Alles löschen',
  clearSure: 'Wirklich alles löschen?',
  keep: 'Nein, behalten',
}
