import type { table as source } from '../../en/herzlos/table.ts'
import { counter } from '../../plural.ts'
import type { Translated } from '../../translated.ts'
import { names } from './names.ts'

const count = counter('de')

/** A number with its noun: `1 Karte`, `2 Karten`. */
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)

const SUITS = { ...names.suits, hearts: 'Herz' }

/** Texts of a table of Herzlos. A name that is `null` is the reader. */
export const table: Translated<typeof source> = {
  named: (suit, rank) => {
    const suits = { hearts: 'Herz', flowers: 'Blumen', cups: 'Kelche', diamonds: 'Diamanten' }
    const ranks: { readonly [rank: string]: readonly [article: string, name: string] } = {
      J: ['den', 'Buben'],
      Q: ['die', 'Dame'],
      K: ['den', 'König'],
      A: ['das', 'Ass'],
    }
    const [article, name] = ranks[rank] ?? ['die', rank]
    return `${article} ${suits[suit]}-${name}`
  },
  labels: {
    points: 'Runde',
    taken: 'Genommen',
    trick: 'Der Stich',
    lastTrick: 'Letzter Stich',
    trickNumber: trick => `Stich ${trick}`,
    playable: 'Spielbar',
  },
  cardName: (suit, rank) => `${SUITS[suit]}-${rank}`,
  heartsClosed: 'Herzen gesperrt',
  heartsOpen: 'Herzen frei',
  askPass: (count, name) => `Wähle ${cards(count)} für ${name}, rechts von dir.`,
  chosen: (chosen, count, cards) => `${chosen} von ${count}: ${cards}`,
  leadsWith: card => `${card}: Du eröffnest den Stich.`,
  takesLead: card => `${card}: bisher die höchste.`,
  takesTrick: (card, points) => `${card}: Du nimmst den Stich (${points}).`,
  staysBelow: (card, name) => `${card}: ${name} bleibt vorn.`,
  throwsOff: card => `${card}: abgeworfen, gewinnt den Stich nicht.`,
  pointsOf: points => `${points > 0 ? '+' : ''}${count(points, { one: 'Punkt', other: 'Punkte' })}`,
  marchLooms: (name, taken, all) =>
    name === null
      ? `Bisher hast nur du Herzen oder die Dame genommen: ${taken} von ${all} zum Durchmarsch.`
      : `Vorsicht, bisher hat nur ${name} Herzen oder die Dame genommen: ${taken} von ${all} zum Durchmarsch.`,
  dealt: (round, hand) => `Runde ${round}: ${cards(hand)} für jeden.`,
  passed: (given, name, got, from) => `Du gibst ${name}: ${given}. ${from} gibt dir: ${got}.`,
  plays: (name, card) => (name === null ? `Du spielst ${card}.` : `${name} spielt ${card}.`),
  throws: (name, card) => (name === null ? `Du wirfst ${card} ab.` : `${name} wirft ${card} ab.`),
  takes: (name, points) => (name === null ? `Du nimmst den Stich: ${points}.` : `${name} nimmt den Stich: ${points}.`),
  heartsOpened: 'Ab jetzt dürfen Herzen ausgespielt werden.',
  march: name =>
    name === null
      ? 'Durchmarsch! Du hast alle Herzen und die Dame genommen.'
      : `Durchmarsch! ${name} hat alle Herzen und die Dame genommen.`,
  marchShout: 'Durchmarsch!',
  won: {
    alone: card => card,
    suit: card => `${card}: sonst hat niemand bedient`,
    number: (card, rival) => `${card} schlägt ${rival}`,
  },
  marchWon: 'Der Durchmarsch gewinnt das Spiel sofort, egal wie es steht.',
  trick: 'Der Stich',
  nothingYet: 'Noch liegt keine Karte.',
  seat: (name, count, taken, total) => `${name}: ${cards(count)}, ${taken} in dieser Runde, ${total} gesamt`,
  hasPassed: 'hat gewählt',
  choosing: 'wählt noch',
  passing: 'Karten gehen nach rechts',
  wouldTake: points => `nimmt ${points}`,
  highest: 'liegt vorn',
  pass: (count, name) => `${cards(count)} an ${name} geben`,
  moreCards: count => `Noch ${cards(count)}`,
  playCard: 'Spielen',
  chooseCard: 'Wähle eine Karte.',
  playOut: 'Rest ausspielen',
  playOutWhy: 'Es sind keine Punkte mehr im Spiel; die letzten Stiche zählen nichts.',
  playingOut: 'Der Rest wird ausgespielt.',
  reasons: {
    'first-lead': 'Den ersten Stich eröffnet die Blumen-2.',
    'hearts-closed': 'Herz darf noch nicht ausgespielt werden: Niemand hat eines abgeworfen.',
    'follow-suit': suit => `Du musst bedienen: Spiel ${names.suits[suit]}.`,
    'not-your-turn': name => `Warte: ${name} ist dran.`,
    'enough-chosen': count => `Mehr als ${cards(count)} darfst du nicht weitergeben. Nimm erst eine zurück.`,
  },
  pad: {
    cell: (name, round, points) => `${name}, Runde ${round}: ${points}. Warum?`,
    nothing: 'keine Karten mit Punkten',
    rule: {
      hearts:
        'Herzen kosten Punkte: so viele, wie sie zeigen (Bube 11, Dame 12, König 13, Ass 14), falls nicht anders verabredet.',
      queen: 'Die Blumen-Dame kostet 25.',
      jack: 'Der Diamanten-Bube bringt 15.',
      march: 'Wer alle Herzen und die Dame nimmt, zahlt nichts; alle anderen zahlen dafür.',
    },
  },
  bill: {
    hearts: cards => count(cards, { one: 'Herz', other: 'Herzen' }),
    heartsNote: 'jedes kostet, was es zeigt',
    queen: 'Die Blumen-Dame',
    queenNote: 'nichts ist teurer',
    jack: 'Der Diamanten-Bube',
    jackNote: 'die einzige Karte, die Punkte bringt',
    march: 'Durchmarsch',
    marchNote: 'alle Herzen und die Dame in einer Hand',
    clean: 'Nichts, was Punkte kostet',
    cleanNote: 'eine saubere Runde',
  },
  final: {
    jacks: 'Diamanten-Bube gefangen',
    queens: 'Blumen-Dame kassiert',
    clean: 'Runden ohne Minus',
  },
  coach: {
    pass: 'Gib deine schlimmsten Karten weg: hohe Herzen oder die Blumen-Dame.',
    follow: 'Bediene die ausgespielte Farbe, wenn du kannst: Ihre höchste Karte nimmt den Stich.',
    hearts: 'Jedes Herz kostet dich Punkte, die Blumen-Dame 25; der Diamanten-Bube bringt 15.',
    dimmed: 'Eine abgedunkelte Karte darfst du gerade nicht spielen; tippe sie an, um zu sehen, warum.',
    march: 'Nimm alle Herzen und die Dame, und du gewinnst sofort.',
  },
  commands: {
    pass: 'Karten an den rechten Nachbarn weitergeben',
    play: 'eine Karte spielen',
  },
  rules: {
    text: [
      'Jeder gibt Karten nach rechts weiter: in Runde 1 eine, in Runde 2 zwei und so weiter. Die Blumen-2 eröffnet den ersten Stich. Bediene die Farbe, wenn du kannst; sonst wirf eine beliebige Karte ab. Die höchste Karte der ausgespielten Farbe nimmt den Stich.',
      'Herzen dürfen erst ausgespielt werden, wenn in einem früheren Stich eines abgeworfen wurde, oder wenn du nichts anderes hast.',
      'Herzen kosten Punkte; die Blumen-Dame (fQ) kostet 25, der Diamanten-Bube (dJ) bringt 15. Das beste Gesamtergebnis gewinnt.',
    ],
    marchWins: 'Durchmarsch: Wer in einer Runde alle Herzen und die Blumen-Dame nimmt, gewinnt das Spiel sofort.',
    marchPays:
      'Durchmarsch: Wer in einer Runde alle Herzen und die Blumen-Dame nimmt, bekommt dafür 0, und alle anderen zahlen.',
    keys: 'Tasten: Pfeile bewegen, Leertaste markiert, Enter bestätigt, Esc beginnt neu. Oder tippen: h9',
  },
}
