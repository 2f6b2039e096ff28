import type { Words } from '../en.ts'

import { setNames } from './setnames.ts'
import { terms } from './terms.ts'

const SUITS = { ...terms.suits, hearts: 'Herz' }

const list = (names: readonly string[]): string => new Intl.ListFormat('de').format(names)

/** A number with its noun: `1 Karte`, `2 Karten`. */
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)

/** What the terminal game says. Where a name may be `null`, it is the reader who acts. */
export const play: Words['play'] = {
  you: 'Du',
  names: ['Anna', 'Ben', 'Cem', 'Dora', 'Emil', 'Fritz'],
  chooseGame: 'Welches Spiel soll es sein?',
  choosePlayers: 'Zu wievielt, dich mitgezählt?',
  menuKeys: '↑ ↓ wählen · Enter bestätigt · q Ende',
  leaveQuestion: 'Spiel verlassen? Enter verlässt es, jede andere Taste spielt weiter.',
  anyKey: 'Eine Taste: zurück an den Tisch',
  nextPage: 'Eine Taste: weiter',
  goOn: 'Enter: weiter',
  finish: 'Enter: fertig',
  help: '? Hilfe',
  leave: 'q Ende',
  faster: 'Leertaste: schneller',
  lineMode: 'Tippe deine Züge; „help“ nennt die Befehle, „quit“ verlässt das Spiel.',
  endOfInput: 'Keine weitere Eingabe: Hier endet das Spiel.',
  goodbye: 'Bis bald! Dein Hocker bleibt frei.',
  commonCommands: {
    show: 'den Tisch noch einmal zeigen',
    pad: 'den Punkteblock zeigen',
    rules: 'die Regeln in Kürze',
    help: 'diese Befehle',
    quit: 'das Spiel verlassen',
  },
  player: 'Spieler',
  cards: 'Karten',
  tricks: 'Stiche',
  hand: 'Deine Hand',
  total: 'Gesamt',
  soFar: 'Bisher',
  lastTrick: 'Der letzte Stich',
  roundOf: (round, rounds) => `Runde ${round} von ${rounds}`,
  extraRound: 'Zusatzrunde',
  trickNumber: trick => `Stich ${trick}`,
  typing: 'Getippt:',
  thinking: name => `${name} überlegt …`,
  winsTrick: name => (name === null ? 'Du gewinnst den Stich.' : `${name} gewinnt den Stich.`),
  winners: (names, alone, me) => {
    if (alone) return me ? 'Du gewinnst das Spiel!' : `${names[0]} gewinnt das Spiel.`
    return `${list(names)} teilen sich den Sieg.`
  },
  keys: {
    choose: '← → wählen',
    enter: 'Enter bestätigt',
    card: '← → Karte',
    mark: 'Leertaste wählt',
    zone: '↑ ↓ Auslage',
    lay: 'Enter spielt',
    pass: 'Enter gibt weiter',
    figures: (first, last) => `${first} bis ${last}`,
    type: example => `oder tippen: ${example}`,
  },

  halfPint: {
    row: 'Auslage',
    brawl: 'Keilerei',
    streak: 'Serie',
    bet: 'Wette gegen',
    noBet: 'keine Wette',
    bonus: 'Bonus',
    trick: 'Der Stich',
    set: setNames,
    withRow: (set, row) => `${set}, mit ${row} aus der Auslage`,
    leads: set => `${set}: Du eröffnest den Stich.`,
    takesLead: set => `${set}: Du liegst vorn.`,
    takesTrick: set => `${set}: Der Stich gehört dir.`,
    staysBehind: (set, name, other) => `${set}: Schlägt ${name} nicht (${other}).`,
    askPrediction: 'Wie viele Stiche wirst du gewinnen?',
    predictionWorth: (prediction, tricks, bonus) =>
      prediction === 0
        ? `Gar kein Stich: ${bonus} Punkte, wenn es gelingt.`
        : `Genau ${prediction}: ${tricks} Punkte für Stiche und ${bonus} für die Ansage.`,
    overHand: hand => `Du hast nur ${cards(hand)}, das kann nicht aufgehen.`,
    askBet: 'Wer wird die Ansage verfehlen?',
    askBetTwo: name => `Verfehlt ${name} die Ansage? Liegst du falsch, bekommt ${name} die 20 Punkte.`,
    betOn: (name, prediction) => `${name} (sagt ${prediction})`,
    askPlay: 'Du bist dran.',
    askLead: 'Du bist dran und spielst aus.',
    brawlLooms: name =>
      name === null
        ? 'Noch ein Stich, und du beginnst eine Keilerei!'
        : `Noch ein Stich, und ${name} beginnt eine Keilerei!`,
    gunFight: (names, me) =>
      me && names.length === 1
        ? 'Schießerei! Noch ein Kreuz, und du gewinnst das Spiel.'
        : `Schießerei! Ein weiteres Kreuz gewinnt das Spiel: ${list(names)}.`,
    dealt: (round, row, hand) => `Runde ${round}: ${cards(row)} in der Auslage, ${hand} auf jeder Hand.`,
    starts: name => (name === null ? 'Du beginnst.' : `${name} beginnt.`),
    predictions: 'Ansagen',
    bets: 'Wetten',
    plays: (name, set, laid) => (name === null ? `Du spielst ${set} (${laid}).` : `${name} spielt ${set} (${laid}).`),
    brawlStarted: name =>
      name === null ? 'Keilerei! Nur du bekommst Punkte.' : `Keilerei! Nur ${name} bekommt Punkte.`,
    outcome: (won, predicted) => `${won} von ${predicted}`,
    betWon: name => `Wette gegen ${name} gewonnen`,
    betLost: name => `Wette gegen ${name} verloren`,
    gunFightWon: 'Die Schießerei entscheidet das Spiel, egal wie es nach Punkten steht.',
    marks: 'X: Ansage erfüllt · K: Keilerei',
    commands: {
      predict: 'ansagen, wie viele Stiche du gewinnst, 0 bis 6',
      bet: 'gegen jemanden wetten, mit Nummer oder Namen',
      betNone: 'nicht wetten',
      play: 'Karten aus der Hand legen',
      playDeclared: 'Karten aus der Hand legen, nach dem + die der Auslage',
    },
    rules: {
      heading: 'Die Kombinationen, die stärkste zuerst',
      text: [
        'Lege eine bis fünf Karten, die allein oder mit Karten der Auslage eine Kombination ergeben. Die stärkste gewinnt den Stich, bei gleichen die zuerst gelegte.',
        'Ein Stich bringt 10 Punkte. Wer genau so viele gewinnt wie angesagt, bekommt für jeden noch einmal 10 und ein Kreuz (für 0: 30, ab fünf Spielern 20). Eine richtige Wette bringt 20.',
        'Drei Stiche in Folge sind eine Keilerei: Die Runde endet, und nur ihr Sieger bekommt Punkte. Fünf Kreuze in Folge lösen eine Schießerei aus: Das sechste gewinnt das Spiel.',
      ],
      keys: 'Tasten: Pfeile bewegen, Leertaste markiert, Enter bestätigt, Esc beginnt neu. Oder tippen: r7 y7',
      keysDeclared:
        'Tasten: Pfeile bewegen, auf und ab wechseln zwischen Hand und Auslage, Leertaste markiert. Oder tippen: r7 + y7',
    },
  },

  herzlos: {
    points: 'Runde',
    taken: 'Genommen',
    trick: 'Der Stich',
    playable: 'Spielbar',
    cardName: (suit, rank) => `${SUITS[suit]}-${rank}`,
    heartsClosed: 'Herzen gesperrt',
    heartsOpen: 'Herzen frei',
    askPass: (count, name) => `Wähle ${cards(count)} für ${name}, rechts von dir.`,
    chosen: (chosen, count, cards) => `${chosen} von ${count}: ${cards}`,
    askPlay: 'Du bist dran.',
    askLead: 'Du bist dran und spielst aus.',
    leadsWith: card => `${card}: Du eröffnest den Stich.`,
    takesLead: card => `${card}: bisher die höchste.`,
    takesTrick: (card, points) => `${card}: Du nimmst den Stich (${points}).`,
    staysBelow: card => `${card}: bleibt darunter.`,
    throwsOff: card => `${card}: abgeworfen, gewinnt den Stich nicht.`,
    pointsOf: points => `${points > 0 ? '+' : ''}${points} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}`,
    marchLooms: (name, taken, all) =>
      name === null
        ? `Bisher hast nur du Herzen oder die Dame: ${taken} von ${all} für einen Durchmarsch.`
        : `Vorsicht, bisher hat nur ${name} Herzen oder die Dame: ${taken} von ${all} zum Durchmarsch.`,
    dealt: (round, hand) => `Runde ${round}: ${cards(hand)} für jeden.`,
    passed: (given, name, got, from) => `Du gibst ${name}: ${given}. ${from} gibt dir: ${got}.`,
    plays: (name, card) => (name === null ? `Du spielst ${card}.` : `${name} spielt ${card}.`),
    throws: (name, card) => (name === null ? `Du wirfst ${card} ab.` : `${name} wirft ${card} ab.`),
    takes: (name, points) =>
      name === null ? `Du nimmst den Stich: ${points}.` : `${name} nimmt den Stich: ${points}.`,
    heartsOpened: 'Ab jetzt dürfen Herzen ausgespielt werden.',
    march: name =>
      name === null
        ? 'Durchmarsch! Du hast alle Herzen und die Dame genommen.'
        : `Durchmarsch! ${name} hat alle Herzen und die Dame genommen.`,
    marchWon: 'Der Durchmarsch gewinnt das Spiel sofort, egal wie es steht.',
    commands: {
      pass: 'Karten an den rechten Nachbarn weitergeben',
      play: 'eine Karte spielen',
    },
    rules: {
      text: [
        'In Runde n gibt jeder n Karten nach rechts weiter. Die Blumen-2 eröffnet den ersten Stich. Bediene die Farbe, wenn du kannst; sonst wirf eine beliebige Karte ab. Die höchste Karte der ausgespielten Farbe nimmt den Stich.',
        'Herzen dürfen erst ausgespielt werden, wenn in einem früheren Stich eines abgeworfen wurde, oder wenn du nichts anderes hast.',
        'Jedes Herz kostet Punkte, je höher, desto mehr; die Blumen-Dame (fQ) kostet 25, der Diamanten-Bube (dJ) bringt 15. Das beste Gesamtergebnis gewinnt.',
      ],
      marchWins: 'Durchmarsch: Wer in einer Runde alle Herzen und die Blumen-Dame nimmt, gewinnt das Spiel sofort.',
      marchPays:
        'Durchmarsch: Wer in einer Runde alle Herzen und die Blumen-Dame nimmt, bekommt dafür 0, und alle anderen zahlen.',
      keys: 'Tasten: Pfeile bewegen, Leertaste markiert, Enter bestätigt, Esc beginnt neu. Oder tippen: h9',
    },
  },
}
