import type { table as source } from '../en/table.ts'
import { listed } from '../listed.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'
import { because } from './because.ts'

const count = counter('de')

/** Texts of every table. A name that is `null` is the reader. */
export const table: Translated<typeof source> = {
  you: 'Du',
  names: ['Anna', 'Ben', 'Cem', 'Dora', 'Emil', 'Fritz'],
  player: 'Spieler',
  cards: 'Karten',
  tricks: 'Stiche',
  hand: 'Deine Hand',
  total: 'Gesamt',
  soFar: 'Bisher',
  extraRound: 'Zusatzrunde',
  thinking: name => `${name} überlegt …`,
  winsTrick: name => (name === null ? 'Du gewinnst den Stich.' : `${name} gewinnt den Stich.`),
  winners: (names, alone, me) => {
    if (alone) return me ? 'Du gewinnst das Spiel!' : `${names[0]} gewinnt das Spiel.`
    return `Geteilter Sieg: ${listed('de', names)}.`
  },
  takeBack: 'Ändern',
  waitingFor: names => `Warten auf ${names}.`,
  takesLead: 'Das liegt jetzt vorn.',
  askPlay: 'Du bist dran.',
  askLead: 'Du bist dran und spielst aus.',
  round: (round, rounds) => `Runde ${round}/${rounds}`,
  players: 'Spieler',
  points: points => count(points, { one: 'Punkt', other: 'Punkte' }),
  yourTurn: 'Du bist dran.',
  score: (name, points) => `${name ?? 'du'} ${points}`,
  scored: list => `Runde gewertet: ${list}.`,
  pad: {
    heading: 'Punkteblock',
    total: 'Summe',
    round: 'Runde',
    soFar: round => `Nach Runde ${round}`,
    next: 'Nächste Runde',
    toFinal: 'Zum Ergebnis',
    tapNumber: 'Tippe auf eine Zahl, um zu sehen, woher sie kommt.',
    own: round => `Runde ${round}: du`,
    thisRound: 'Diese Runde',
    why: (name, round) => `${name}, Runde ${round}`,
  },
  final: {
    place: (place, of) => `Du bist auf Platz ${place} von ${of}.`,
    heading: 'Das Spiel ist aus',
    youWin: 'Du gewinnst!',
    wins: name => `${name} gewinnt!`,
    share: names => `${names} teilen sich den Sieg`,
    shareWith: names => `${names} teilt euch den Sieg`,
    points: 'Punkte',
    tricks: 'Stiche',
    statistics: 'Das Spiel in Zahlen',
    rematch: 'Noch ein Spiel',
    rematchVotes: (wishes, people) => `Noch ein Spiel (${wishes} von ${people})`,
    waiting: 'Warten auf die anderen …',
    replay: 'Spiel ansehen',
    review: 'Wo war mehr drin?',
    picture: 'Bild vom Ergebnis',
    newTable: 'Neue Gegner',
  },
  /** Lines of the regulars when they win a trick, win one too many, or lose points by it. */
  quips: {
    tilde: { wins: 'Wie ausgerechnet.', spills: 'Das stand nicht in der Rechnung.', takes: 'Ein kleiner Verlust.' },
    bruno: { wins: 'Ha! Wer will noch?', spills: 'Pah. Dann eben noch einer.', takes: 'Das stecke ich weg.' },
    gustl: { wins: 'Hab ich’s nicht gesagt?', spills: 'Ein Stich zu viel? Nie!', takes: 'Wer war das?' },
    wanda: { wins: 'Alles oder nichts!', spills: 'Das war’s wert.', takes: 'Noch mehr Herzen? Her damit!' },
    ferdi: { wins: 'Moment, das war meiner?', spills: 'Hoppla. Haha!', takes: 'Herzen! Oh. Schlecht?' },
    jasper: { wins: 'Zugestellt.', spills: 'Zurück an Absender.', takes: 'Nachporto.' },
    oda: { wins: 'Hm.', spills: 'Hm?', takes: 'Hm …' },
  },
  menu: {
    open: 'Menü',
    settings: 'Einstellungen',
    leave: 'Zur Startseite',
    newGame: 'Neues Spiel',
    rules: 'Regeln',
    kept: 'Wenn du gehst, bleibt dein Spiel gespeichert: Komm jederzeit zurück.',
    dropGame: 'Ein neues Spiel beendet dieses. Du kannst es dann nicht mehr fortsetzen.',
    playOn: 'Weiterspielen',
    log: 'Was geschah',
  },
  keys: {
    heading: 'Tasten',
    list: [
      [['Enter'], 'Der gelbe Knopf'],
      [['0', '…', '6'], 'Deine Ansage'],
      [['1', '…', '9', '0'], 'Eine Karte oder ein Gegner für die Wette, von links gezählt'],
      [['Pfeile'], 'Von Karte zu Karte; in der Wiederholung ein Schritt'],
      [['Leertaste'], 'Wählen oder zurücklegen'],
      [['Tab'], 'Zum nächsten Knopf'],
      [['Esc'], 'Ein Fenster schließen'],
      [['?'], 'Diese Liste'],
    ],
  },
  advice: {
    ask: 'Tipp',
    heading: 'Was der Meister sieht',
    thinking: 'Chancen werden berechnet …',
    win: percent => `${percent} Siegchance`,
    exact: percent => `klappt zu ${percent}`,
    miss: percent => `${percent} daneben`,
    because,
    worlds: worlds => `Aus ${worlds} möglichen Verteilungen der Karten, die du nicht siehst.`,
  },
  coach: {
    label: 'Ein Tipp für dein erstes Spiel',
    next: 'Weiter',
    skip: 'Überspringen',
    sound: 'Mit Ton?',
    soundOn: 'Ja',
    soundOff: 'Nein',
  },
  curtain: {
    heading: name => `${name}, du bist dran`,
    text: 'Gib das Gerät weiter. Sonst sollte niemand hinsehen.',
    open: 'Karten zeigen',
  },
}
