import type { replay as source } from '../en/replay.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'
import { decisions } from './decisions.ts'
import { records } from './problems/records.ts'
import { texts } from './problems/texts.ts'

const count = counter('de')

const { cost, did, reasons, reviewing, costliest } = decisions

/** Texts of replays and reviews. A name that is `null` is the reader. */
export const replay: Translated<typeof source> = {
  problems: {
    ...records,
    ...texts,
    'broken-line': ({ line }) =>
      `Zeile ${Number(line)} ist kein gültiges JSON; jede Zeile muss eine ganze Aufzeichnung sein.`,
    'file-too-large': ({ limit }) =>
      `Diese Datei ist größer als ${Number(limit)} MB, mehr als tausend Spiele brauchen. Sie wurde nicht geöffnet.`,
    'file-unreadable': 'Diese Datei lässt sich nicht lesen. Ist sie noch da?',
    'no-such-game': 'Dieses Spiel ist nicht auf diesem Gerät oder wurde entfernt.',
    'server-silent':
      'Der Server antwortet nicht, das Spiel lässt sich jetzt nicht holen. Versuch es später noch einmal.',
    'record-missing': 'Der Server hat keine Aufzeichnung dieses Spiels: Es läuft noch, oder die Adresse stimmt nicht.',
    'review-failed': 'Die Analyse ist abgebrochen. Versuch es noch einmal.',
  },
  title: 'Aufzeichnungen',
  intro: 'Sieh jedes Spiel noch einmal, Karte für Karte, von jedem Platz aus.',
  mine: 'Deine Spiele',
  kinds: { here: 'auf diesem Gerät', online: 'online', pad: 'Punkteblock' },
  noneYet: 'Auf diesem Gerät wurde noch kein Spiel beendet.',
  tries: 'Übungen',
  triesHint: 'Nach einer Analyse weitergespielt; zählt nicht als Spiel.',
  open: 'Aufzeichnung öffnen',
  openHint: 'Eine .json- oder .jsonl-Datei, von hier, aus dem Terminal oder von Freunden.',
  drop: 'Du kannst sie auch auf diese Seite ziehen.',
  several: records => `${records} Spiele in dieser Datei`,
  youWon: 'du hast gewonnen',
  wonBy: names => `gewonnen von ${names}`,
  lifetime: (games, won) => `${count(games, { one: 'Spiel', other: 'Spiele' })} gespielt, ${won} gewonnen`,
  unfinished: 'nicht beendet',
  download: 'Aufzeichnung herunterladen',
  share: 'Link kopieren',
  shared: 'Der Link ist kopiert.',
  shareFailed: 'Diesen Link kopieren:',
  again: 'Andere Aufzeichnung',
  seat: 'Sicht von',
  allOpen: 'Alle offen',
  spectators: 'Nur offene Karten',
  first: 'Zum Anfang',
  previous: 'Schritt zurück',
  next: 'Schritt weiter',
  last: 'Zum Ende',
  play: 'Abspielen',
  pause: 'Anhalten',
  round: 'Runde',
  roundStart: round => `Runde ${round}`,
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  scrub: 'Stelle im Spiel',
  proof: {
    heading: 'Wurde fair gegeben?',
    none: 'Diese Aufzeichnung enthält keinen Nachweis, wie gegeben wurde.',
    holds: (deals, proven) =>
      deals === proven
        ? `Ja: Alle ${deals} Kartenverteilungen wurden soeben auf diesem Gerät geprüft.`
        : `${proven} von ${deals} Kartenverteilungen haben einen Nachweis; jeder stimmt, soeben auf diesem Gerät geprüft.`,
    broken: round => `Nein: Die Karten der Runde ${round} stimmen nicht mit der Festlegung überein.`,
    how: 'Vor dem Mischen hat der Server eine geheime Zahl festgelegt, jedes Gerät hat eine eigene Zufallszahl beigesteuert. Zusammen ergeben sie genau diese Karten; niemand konnte sie auswählen.',
  },
  why: {
    ask: 'Warum?',
    heading: name => `Was der Meister von dieser Wahl hält (${name})`,
    thinking: 'Die Chancen werden gezählt, nur mit dem Wissen dieses Platzes …',
    best: 'Der Meister hätte dasselbe gewählt oder etwas ebenso Gutes.',
    better: 'Der Meister hätte lieber dies getan:',
  },
  events: {
    start: 'Der Tisch ist bereit.',
    chosen: name => `${name === null ? 'Du hast' : `${name} hat`} gewählt.`,
    exchanged: 'Alle nehmen die weitergegebenen Karten auf.',
    result: 'Das Ergebnis',
  },
  atPlace: (round, play) => (play === null ? `In Runde ${round}:` : `In Runde ${round}, Spielzug ${play}:`),
  more: 'Analyse, Herunterladen, Fairness',
  hands: 'Alle Hände',
  total: 'Gesamt',
  review: {
    title: 'Analyse',
    intro:
      'Der Meister geht das Spiel von jedem Platz aus durch und weiß nur, was man dort wusste. Eine gute Wahl, die schlecht ausging, kostet nichts.',
    start: 'Dieses Spiel analysieren',
    whose: 'Wessen Entscheidungen',
    everybody: 'Alle',
    progress: reviewing,
    accuracy: 'Genauigkeit',
    accuracyHint: '100 spielt wie der Meister, 0 auf gut Glück',
    agreed: 'Gleiche Wahl wie der Meister',
    luck: 'Kartenglück',
    luckHint: 'Punkte, die die Karten über dem Durchschnitt des Tisches wert waren',
    curve: 'Siegchance, Runde für Runde',
    ofAll: (part, all) => `${part} von ${all}`,
    nothingAtStake: 'es stand nichts auf dem Spiel',
    costliest,
    costliestMine: 'Deine teuersten Entscheidungen:',
    costs: 'Was dich Siege kostet',
    tips: 'Besser spielen',
    flawless: 'Keine Entscheidung hat dich viel gekostet.',
    cost,
    chose: 'Gewählt',
    better: 'Besser',
    did,
    reasons,
    mattered: ({ round, trick }) =>
      `Das gab den Ausschlag: Runde ${round}${trick === undefined ? '' : `, Stich ${trick}`}.`,
    looking: 'Der Meister sieht sich dein Spiel an …',
    practise: 'Das üben',
    show: 'Stelle zeigen',
    tryAgain: 'Ab hier üben',
    tryAgainHint: 'Der Tisch, wie er damals stand, mit Bots auf den anderen Plätzen.',
  },
}
