import type { Colour } from '@halfpint/half-pint'
import type { table as source } from '../../en/half-pint/table.ts'
import { listed } from '../../listed.ts'
import { capital } from '../../sentence.ts'
import type { Translated } from '../../translated.ts'
import { scoring } from './scoring.ts'
import { setNames } from './setnames.ts'

/** A number with its noun: `1 Karte`, `2 Karten`. */
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)

const named: { readonly [colour in Colour]: string } = {
  red: 'rote',
  yellow: 'gelbe',
  green: 'grüne',
  blue: 'blaue',
  black: 'schwarze',
}

/** Texts of a table of Half-Pint Heroes. A name that is `null` is the reader. */
export const table: Translated<typeof source> = {
  named: (number, colour) => `die ${named[colour]} ${number}`,
  labels: {
    row: 'Auslage',
    brawl: 'Keilerei',
    streak: 'Serie',
    bet: 'Wette gegen',
    noBet: 'keine Wette',
    bonus: 'Bonus',
    trick: 'Der Stich',
    lastTrick: 'Letzter Stich',
    trickNumber: trick => `Stich ${trick}`,
    predictions: 'Ansagen',
    bets: 'Wetten',
    marks: 'X: Ansage erfüllt · K: Keilerei',
  },
  set: setNames,
  setWithRow: (set, row) => `${set}, mit ${row} aus der Auslage`,
  leads: set => `${set}: Du eröffnest den Stich.`,
  takesLead: set => `${set}: Du liegst vorn.`,
  takesTrick: set => `${set}: Dein Stich.`,
  staysBehind: (set, name, other) => `${set}: schlägt ${name} nicht (${other}).`,
  askPrediction: 'Wie viele Stiche wirst du gewinnen?',
  predictionWorth: (prediction, tricks, bonus) =>
    prediction === 0
      ? `Gar kein Stich: ${bonus} Punkte, wenn es gelingt.`
      : `Genau ${prediction}: ${tricks} Punkte für Stiche und ${bonus} für die Ansage.`,
  overHand: hand => `Du hast nur ${cards(hand)}, das kann nicht aufgehen.`,
  askBet: 'Wer liegt daneben?',
  askBetTwo: (name, points) => `Verfehlt ${name} die Ansage? Liegst du falsch, bekommt ${name} die ${points} Punkte.`,
  betOn: (name, prediction) => `${name} (sagt ${prediction})`,
  brawlLooms: name =>
    name === null
      ? 'Noch ein Stich, und du löst eine Keilerei aus!'
      : `Noch ein Stich, und ${name} löst eine Keilerei aus!`,
  gunFight: (names, me) =>
    me && names.length === 1
      ? 'Schießerei! Noch ein Kreuz oder K, und du gewinnst das Spiel.'
      : `Schießerei! Gewinnt mit dem nächsten Kreuz oder K: ${listed('de', names)}.`,
  gunFightNear: name => `${name}: noch ein Kreuz oder K, dann gibt es eine Schießerei.`,
  dealt: (round, row, hand) => `Runde ${round}: ${cards(row)} in der Auslage, ${hand} auf jeder Hand.`,
  starts: name => (name === null ? 'Du beginnst.' : `${name} beginnt.`),
  lays: (name, set, laid) => (name === null ? `Du spielst: ${set} (${laid}).` : `${name} spielt: ${set} (${laid}).`),
  brawlStarted: name => (name === null ? 'Keilerei! Nur du bekommst Punkte.' : `Keilerei! Nur ${name} bekommt Punkte.`),
  outcome: (won, predicted) => `${won} von ${predicted}`,
  betWon: name => `Wette gegen ${name ?? 'dich'} gewonnen`,
  betLost: name => `Wette gegen ${name ?? 'dich'} verloren`,
  gunFightWon: 'Die Schießerei entscheidet das Spiel, egal wie es nach Punkten steht.',
  commands: {
    predict: 'ansagen, wie viele Stiche du gewinnst, 0 bis 6',
    bet: 'gegen jemanden wetten, mit Nummer oder Namen',
    betNone: 'nicht wetten',
    play: 'Karten aus der Hand spielen',
    playDeclared: 'Karten aus der Hand spielen, nach dem + die der Auslage',
  },
  rules: {
    heading: 'Die Kombinationen, die stärkste zuerst',
    sets: 'Spiele eine bis fünf Karten, die allein oder mit Karten der Auslage eine Kombination ergeben. Die stärkste gewinnt den Stich, bei gleichen die zuerst gespielte.',
    scoring: ({ trick, zero, zeroOfMany, bet }) =>
      `Ein Stich bringt ${trick} Punkte. Wer genau so viele gewinnt wie angesagt, bekommt für jeden noch einmal ${trick} und ein Kreuz (für 0: ${zero}, ab fünf Spielern ${zeroOfMany}). Eine richtige Wette bringt ${bet}.`,
    rounds:
      'Drei Stiche in Folge sind eine Keilerei: Die Runde endet, und nur wer sie ausgelöst hat, bekommt Punkte. Fünfmal in Folge ein Kreuz oder K löst eine Schießerei aus: Das sechste gewinnt das Spiel. Zu zweit endet die Runde, sobald eine Hand leer ist.',
    keys: 'Tasten: Pfeile bewegen, Leertaste markiert, Enter bestätigt, Esc beginnt neu. Oder tippen: r7 y7',
    keysDeclared:
      'Tasten: Pfeile bewegen, auf und ab wechseln zwischen Hand und Auslage, Leertaste markiert. Oder tippen: r7 + y7',
  },
  ribbon: {
    'high-card': high => `Einzelne ${high}`,
    pair: high => `${high}er-Paar`,
    'two-pair': (high, low) => `2 Paare ${high}·${low}`,
    three: high => `${high}er-Drilling`,
    straight: high => `Straße bis ${high}`,
    'full-house': (three, two) => `Full House ${three}·${two}`,
    flush: high => `Flush mit ${high}`,
    four: high => `${high}er-Vierling`,
    'straight-flush': high => `Farbstraße ${high}`,
    five: high => `${high}er-Fünfling`,
    'royal-flush': () => 'Royal Flush',
  },
  inLead: 'liegt vorn',
  marksInRow: marks => `${marks}-mal in Folge Kreuz oder K`,
  exactly: {
    ask: 'Wie viele Stiche?',
    tricks: count => (count === 0 ? 'Gar kein Stich' : count === 1 ? 'Genau 1 Stich' : `Genau ${count} Stiche`),
    worth: (tricks, bonus) =>
      tricks === 0 ? `${bonus} Punkte, wenn es stimmt` : `${tricks} Punkte dafür, ${bonus} mehr, wenn es stimmt`,
  },
  offers: { hold: 'Das hast du', enough: 'Reicht knapp', strongest: 'Stärkste', low: 'Niedrigste' },
  sort: { byNumber: 'Nach Zahlen ordnen', byColour: 'Nach Farben ordnen' },
  won: {
    yours: 'Deiner!',
    tooMany: 'Einer zu viel',
    tooManyText: (predicted, won) => `${predicted} angesagt. Das ist Stich Nummer ${won}.`,
    head: name => (name === null ? 'Dein Stich' : `Stich für ${name}`),
    by: {
      alone: set => capital(set),
      kind: (set, rival) => `${capital(set)} schlägt ${rival}`,
      number: (set, _, high, low) => `${capital(set)}: ${high} schlägt ${low}`,
      'further-down': (set, _, high, low) => `${capital(set)}: Karte für Karte, ${high} schlägt ${low}`,
      first: set => `${capital(set)}, zuerst gespielt`,
    },
  },
  playOut: 'Zum Ende springen',
  predictAny: 'Ansagen',
  betAny: 'Wetten',
  alarm: {
    brawl: name => (name === null ? 'Noch ein Stich: deine Keilerei!' : `Noch ein Stich: Keilerei von ${name}!`),
    duel: names => `Schießerei: ${names}`,
    near: name => `${name}: noch ein Kreuz oder K bis zur Schießerei`,
  },
  row: 'Auslage, für alle',
  yourSets: 'Das hast du',
  seat: facts => {
    const parts = [`${facts.name}: ${cards(facts.held)}`]
    if (facts.prediction !== null) parts.push(`${facts.won} von ${facts.prediction} Stichen`)
    if (facts.streak > 0) parts.push(`${facts.streak} von 3 Stichen zur Keilerei`)
    if (facts.run > 0) parts.push(facts.run === 1 ? '1 Kreuz oder K' : `${facts.run}-mal in Folge Kreuz oder K`)
    if (facts.chips.length > 0) parts.push(`Wetten dagegen: ${facts.chips.join(', ')}`)
    if (facts.score !== null) parts.push(facts.score === 1 ? '1 Punkt' : `${facts.score} Punkte`)
    return parts.join(', ')
  },
  play: 'Spielen',
  nothingChosen: 'Tippe die Karten an, die du spielen willst.',
  waitTurn: 'Du kannst schon wählen.',
  notASet: 'Diese Karten ergeben keine Kombination, auch nicht mit der Auslage. Tippe eine an, um sie zurückzunehmen.',
  moreFor: (count, set) => `Noch ${count === 1 ? 'eine Karte' : `${count} Karten`} für: ${set}.`,
  tooMany: 'Eine Kombination hat höchstens fünf Karten.',
  groupInRow: 'Dieses Paar oder dieser Drilling liegt schon ganz in der Auslage: Es fehlt eine Karte von dir.',
  withRow: count => `mit ${cards(count)} der Auslage`,
  behind: name => `${name} bleibt vorn`,
  takes: 'dein Stich',
  leadsNow: 'du liegst vorn',
  opensTrick: 'eröffnet den Stich',
  predict: prediction => `${prediction} ansagen`,
  predictNothing: 'Tippe die Karten an: 0 allein, oder 1, 2 und 3 zusammengezählt.',
  predictionCard: number => `Ansagekarte ${number}`,
  predicted: prediction => `Du sagst ${prediction} an.`,
  bet: name => `Gegen ${name} wetten`,
  betHere: (name, prediction) => `Wettchip gegen ${name} legen, Ansage ${prediction}`,
  betNothing: 'Tippe an, gegen wen du wettest.',
  betWorth: points => `${points} Punkte für dich, wenn die Ansage danebengeht.`,
  noBet: 'Keine Wette',
  betPlaced: 'Dein Wettchip liegt.',
  duel: {
    heading: 'Schießerei!',
    text: (names, me) =>
      me ? 'Noch ein Kreuz oder K, und du gewinnst das Spiel!' : `Gewinnt mit dem nächsten Kreuz oder K: ${names}.`,
  },
  setCard: {
    heading: 'Die elf Kombinationen',
    order: ({ sets, fullHouse }) =>
      [
        'Die stärkste zuerst.',
        sets === 'declared'
          ? 'Du nennst die Karten der Auslage, die mit deinen zählen.'
          : 'Karten der Auslage zählen mit deinen.',
        'Gleiche Kombination: erst die höchste Zahl, dann die nächste, Karte für Karte; sind alle gleich, gewinnt die zuerst gespielte.',
        fullHouse === 'triple-first' ? 'Bei Full Houses zählt zuerst der Drilling.' : '',
      ]
        .join(' ')
        .trim(),
  },
  told: {
    predictions: list => `Ansagen: ${list}.`,
    prediction: (name, prediction) => `${name ?? 'du'} ${prediction}`,
    bets: list => `Wetten: ${list}.`,
    betOf: (name, against) => `${name ?? 'du'} gegen ${against ?? 'dich'}`,
    noBet: name => `${name ?? 'du'}: keine Wette`,
    plays: (name, set) => (name === null ? `Du spielst: ${set}.` : `${name} spielt: ${set}.`),
  },
  pad: {
    bonus: 'Serie',
    cell: (name, round, points, mark) =>
      `${name}, Runde ${round}: ${points} Punkte${mark === '' ? '' : `, Markierung ${mark}`}. Warum?`,
    nothing: 'Keine Punkte in dieser Runde.',
    outcome: (won, predicted) => `${predicted} angesagt, ${won} gewonnen.`,
    missed: 'Die Ansage wurde verfehlt.',
    brawlOther: name =>
      `${name === null ? 'Du hast' : `${name} hat`} eine Keilerei ausgelöst: Sonst bekommt niemand Punkte.`,
    rules: {
      H24: scoring.tricks,
      H25: 'Ansage erfüllt: Punkte der Ansage, dazu ein Kreuz',
      H26: 'Wette gewonnen: Die Ansage wurde verfehlt',
      H27: 'Die Wette gegen diese Ansage ging schief',
      H28: scoring.brawl,
      H32: points => `Längste Serie: ${points} Punkte für jede Runde`,
    },
    betWon: name => `Wette gegen ${name ?? 'dich'} gewonnen`,
    endOfTwo: 'Zu zweit endet die Runde, sobald eine Hand leer ist.',
    brawl: 'Keilerei!',
    brawlText: name =>
      name === null
        ? 'Drei Stiche in Folge: Nur du bekommst Punkte.'
        : `Drei Stiche in Folge: Nur ${name} bekommt Punkte.`,
  },
  final: {
    exact: 'Genaue Ansagen',
    betsWon: 'Gewonnene Wetten',
    brawls: 'Keilereien',
    run: 'Längste Serie',
  },
  bill: {
    tricks: won => (won === 0 ? 'Kein Stich' : won === 1 ? '1 Stich' : `${won} Stiche`),
    each: points => `je ${points} Punkte`,
    exact: predicted => (predicted === 0 ? 'Kein Stich, wie angesagt' : `Genau ${predicted}, wie angesagt`),
    exactNote: 'Punkte für die Ansage, dazu ein Kreuz',
    missed: 'Nicht getroffen',
    missedNote: (predicted, won) => `${predicted} angesagt, ${won} gewonnen`,
    betWon: name => `${name} lag daneben`,
    betLost: name => `${name} hat getroffen`,
    betNote: (predicted, won, isWon) =>
      `${predicted} angesagt, ${won} gewonnen: Wette ${isWon ? 'gewonnen' : 'verloren'}`,
    betAgainst: name => `${name} hat gegen dich gewettet`,
    betAgainstNote: 'und verloren',
    brawl: 'Deine Keilerei!',
    brawlNote: 'drei Stiche in Folge, dazu ein K',
    streak: (marks, points) =>
      `${marks}-mal in Folge Kreuz oder K. Deine längste Serie zählt am Ende, diese ${points} Punkte.`,
    tooMany: (trick, set) => `Stich ${trick} war einer zu viel: ${set}.`,
    lower: card => `Die ${card} wäre darunter geblieben.`,
    noLower: 'Keine einzelne Karte von dir wäre darunter geblieben.',
  },
  advice: {
    predict: prediction => `${prediction} ansagen`,
  },
  coach: {
    row: 'Die Auslage gehört allen: Mit ihren Karten werden aus deinen Paare, Straßen und Flushs.',
    predict: 'Sag an, wie viele Stiche du machst: Genau getroffen zählen sie doppelt.',
    bet: 'Wette gegen jemanden, der danebenliegen wird.',
    sets: 'Tippe eine Karte an oder mehrere, die zusammenpassen: Die stärkste Kombination macht den Stich.',
    brawl: 'Drei Stiche in Folge sind eine Keilerei: Die Runde endet, und nur wer sie auslöst, punktet.',
    corner:
      'Die kleinen Zahlen auf dieser Karte bestimmen, wie gegeben wird: so viele in die Auslage, so viele auf jede Hand.',
  },
}
