import type { Colour, Options, Scoring } from '@halfpint/half-pint'
import { listed } from '../../listed.ts'
import { capital } from '../../sentence.ts'
import { scoring } from './scoring.ts'
import { setNames } from './setnames.ts'

/** A number with its noun: `1 card`, `2 cards`. */
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** Texts of a table of Half-Pint Heroes. A name that is `null` is the reader. */
export const table = {
  /** A card as the object of a verb. */
  named: (number: number, colour: Colour): string => `the ${colour} ${number}`,
  labels: {
    row: 'Row',
    brawl: 'Brawl',
    streak: 'Streak',
    bet: 'Bet against',
    noBet: 'no bet',
    bonus: 'Bonus',
    trick: 'The trick',
    lastTrick: 'Last trick',
    trickNumber: (trick: number): string => `Trick ${trick}`,
    predictions: 'Predictions',
    bets: 'Bets',
    marks: 'X: prediction met · B: brawl',
  },
  set: setNames,
  setWithRow: (set: string, row: string): string => `${set}, with ${row} from the row`,
  leads: (set: string): string => `${set}: you open the trick.`,
  takesLead: (set: string): string => `${set}: takes the lead.`,
  takesTrick: (set: string): string => `${set}: wins the trick.`,
  staysBehind: (set: string, name: string, other: string): string => `${set}: does not beat ${name} (${other}).`,
  askPrediction: 'How many tricks will you win?',
  predictionWorth: (prediction: number, tricks: number, bonus: number): string =>
    prediction === 0
      ? `No trick at all: ${bonus} points if you manage it.`
      : `Exactly ${prediction}: ${tricks} points for tricks and ${bonus} more for being right.`,
  overHand: (hand: number): string => `You hold only ${cards(hand)}, so this cannot come true.`,
  askBet: 'Who will miss?',
  askBetTwo: (name: string, points: number): string =>
    `Will ${name} miss? If you bet and are wrong, ${name} gets the ${points} points.`,
  betOn: (name: string, prediction: number): string => `${name} (says ${prediction})`,
  brawlLooms: (name: string | null): string =>
    name === null ? 'One more trick and you start a brawl!' : `One more trick and ${name} starts a brawl!`,
  gunFight: (names: readonly string[], me: boolean): string =>
    me && names.length === 1
      ? 'Gun fight! One more mark, X or B, and you win the game.'
      : `Gun fight! One more mark, X or B, wins the game for ${listed('en', names)}.`,
  gunFightNear: (name: string): string => `${name}: one more mark, X or B, and there is a gun fight.`,
  dealt: (round: number, row: number, hand: number): string =>
    `Round ${round}: ${cards(row)} in the row, ${hand} in each hand.`,
  starts: (name: string | null): string => (name === null ? 'You start.' : `${name} starts.`),
  lays: (name: string | null, set: string, laid: string): string =>
    name === null ? `You play: ${set} (${laid}).` : `${name} plays: ${set} (${laid}).`,
  brawlStarted: (name: string | null): string =>
    name === null ? 'Brawl! You alone score this round.' : `Brawl! ${name} alone scores this round.`,
  outcome: (won: number, predicted: number): string => `${won} of ${predicted}`,
  betWon: (name: string | null): string => `bet against ${name ?? 'you'} won`,
  betLost: (name: string | null): string => `bet against ${name ?? 'you'} lost`,
  gunFightWon: 'The gun fight decides the game, whatever the points.',
  commands: {
    predict: 'say how many tricks you will win, 0 to 6',
    bet: 'bet against a player, by number or name',
    betNone: 'do not bet',
    play: 'play cards from your hand',
    playDeclared: 'play cards from your hand, after + those of the row',
  },
  rules: {
    heading: 'The sets, strongest first',
    sets: 'Play one to five cards that make one set, alone or with cards of the row. The strongest set wins the trick; of equal sets the one played first.',
    scoring: ({ trick, zero, zeroOfMany, bet }: Scoring): string =>
      `A trick is worth ${trick} points. Whoever wins exactly as many as predicted gets another ${trick} for each and an X (for 0: ${zero}, with five or more players ${zeroOfMany}). A good bet is worth ${bet}.`,
    rounds:
      'Three tricks in a row are a brawl: the round ends and only the brawler scores. Five marks in a row, X or B, start a gun fight: a sixth wins the game. With two players the round ends when one hand is empty.',
    keys: 'Keys: arrows move, space marks a card, Enter confirms, Esc starts again. Or type: r7 y7',
    keysDeclared: 'Keys: arrows move, up and down change between hand and row, space marks. Or type: r7 + y7',
  },
  ribbon: {
    'high-card': (high: number): string => `High card ${high}`,
    pair: (high: number): string => `Pair of ${high}s`,
    'two-pair': (high: number, low: number): string => `Two pair ${high}·${low}`,
    three: (high: number): string => `Three ${high}s`,
    straight: (high: number): string => `Straight to ${high}`,
    'full-house': (three: number, two: number): string => `Full house ${three}·${two}`,
    flush: (high: number): string => `Flush, ${high} high`,
    four: (high: number): string => `Four ${high}s`,
    'straight-flush': (high: number): string => `Str. flush ${high}`,
    five: (high: number): string => `Five ${high}s`,
    'royal-flush': (_high: number): string => 'Royal flush',
  },
  inLead: 'in the lead',
  marksInRow: (marks: number): string => `${marks} marks in a row`,
  exactly: {
    ask: 'How many tricks?',
    tricks: (count: number): string =>
      count === 0 ? 'No trick at all' : count === 1 ? 'Exactly 1 trick' : `Exactly ${count} tricks`,
    worth: (tricks: number, bonus: number): string =>
      tricks === 0 ? `${bonus} points for being right` : `${tricks} points, and ${bonus} more for being right`,
  },
  offers: { hold: 'You hold', enough: 'Just enough', strongest: 'Strongest', low: 'Lowest' },
  sort: { byNumber: 'Sort by number', byColour: 'Sort by colour' },
  won: {
    /** In large letters over the row. */
    yours: 'Yours!',
    tooMany: 'One too many',
    tooManyText: (predicted: number, won: number): string => `You said ${predicted}. This is trick number ${won}.`,
    head: (name: string | null): string => (name === null ? 'You win the trick' : `${name} wins the trick`),
    /** Why a set won over the best of the others: the names of both sets, and the two numbers that decided. */
    by: {
      alone: (set: string): string => capital(set),
      kind: (set: string, rival: string): string => `${capital(set)} beats ${rival}`,
      number: (set: string, _: string, high: number, low: number): string => `${capital(set)}: ${high} beats ${low}`,
      'further-down': (set: string, _: string, high: number, low: number): string =>
        `${capital(set)}: card by card, ${high} beats ${low}`,
      first: (set: string): string => `${capital(set)}, played first`,
    },
  },
  playOut: 'Skip to the end',
  predictAny: 'Predict',
  betAny: 'Bet',
  alarm: {
    brawl: (name: string | null): string =>
      name === null ? 'One more trick: your brawl!' : `One more trick: ${name} brawls!`,
    duel: (names: string): string => `Gun fight: ${names}`,
    near: (name: string): string => `${name}: one mark (X or B) away from a gun fight`,
  },
  row: 'Row, for everybody',
  yourSets: 'What you hold',
  seat: (facts: SeatFacts): string => {
    const parts = [`${facts.name}: ${cards(facts.held)}`]
    if (facts.prediction !== null) parts.push(`${facts.won} of ${facts.prediction} tricks`)
    if (facts.streak > 0) parts.push(`${facts.streak} of 3 tricks towards a brawl`)
    if (facts.run > 0) parts.push(facts.run === 1 ? '1 mark' : `${facts.run} marks in a row`)
    if (facts.chips.length > 0) parts.push(`bets against: ${facts.chips.join(', ')}`)
    if (facts.score !== null) parts.push(`score ${facts.score}`)
    return parts.join(', ')
  },
  play: 'Play',
  nothingChosen: 'Tap the cards you want to play.',
  waitTurn: 'Choose ahead if you like.',
  notASet: 'These cards make no set, not even with the row. Tap one to put it back.',
  moreFor: (count: number, set: string): string => `${count} more ${count === 1 ? 'card' : 'cards'} for: ${set}.`,
  tooMany: 'A set has five cards at most.',
  groupInRow: 'That pair or triple is complete in the row, so it needs one of your cards.',
  withRow: (count: number): string => `with ${cards(count)} of the row`,
  behind: (name: string): string => `${name} stays in the lead`,
  takes: 'takes the trick',
  leadsNow: 'takes the lead',
  opensTrick: 'opens the trick',
  predict: (prediction: number): string => `Predict ${prediction}`,
  predictNothing: 'Tap the cards: 0 alone, or 1, 2 and 3 added up.',
  predictionCard: (number: number): string => `Prediction card ${number}`,
  predicted: (prediction: number): string => `You say ${prediction}.`,
  bet: (name: string): string => `Bet against ${name}`,
  betHere: (name: string, prediction: number): string => `Put your chip against ${name}, who says ${prediction}`,
  betNothing: 'Tap the player to bet against.',
  betWorth: (points: number): string => `${points} points for you if the prediction is missed.`,
  noBet: 'No bet',
  betPlaced: 'Your chip is down.',
  duel: {
    heading: 'Gun fight!',
    text: (names: string, me: boolean): string =>
      me ? 'One more mark, X or B, and you win the game!' : `${names}: one more mark, X or B, wins the game.`,
  },
  setCard: {
    heading: 'The eleven sets',
    order: ({ sets, fullHouse }: Pick<Options, 'sets' | 'fullHouse'>): string =>
      [
        'Strongest first.',
        sets === 'declared' ? 'You name the row cards that count with yours.' : 'Row cards count with yours.',
        'Same kind: highest number, then the next, card by card; of equal sets the one played first wins.',
        fullHouse === 'triple-first' ? 'Full houses are compared by their three equal cards first.' : '',
      ]
        .join(' ')
        .trim(),
  },
  told: {
    predictions: (list: string): string => `Predictions: ${list}.`,
    prediction: (name: string | null, prediction: number): string => `${name ?? 'you'} ${prediction}`,
    bets: (list: string): string => `Bets: ${list}.`,
    betOf: (name: string | null, against: string | null): string =>
      name === null ? `you bet against ${against ?? 'yourself'}` : `${name} bets against ${against ?? 'you'}`,
    noBet: (name: string | null): string => `${name ?? 'you'}: no bet`,
    plays: (name: string | null, set: string): string =>
      name === null ? `You play: ${set}.` : `${name} plays: ${set}.`,
  },
  pad: {
    bonus: 'Streak',
    cell: (name: string, round: number, points: number, mark: string): string =>
      `${name}, round ${round}: ${points} points${mark === '' ? '' : `, mark ${mark}`}. Show why`,
    nothing: 'No points in this round.',
    outcome: (won: number, predicted: number): string => `Predicted ${predicted}, won ${won}.`,
    missed: 'The prediction was missed.',
    brawlOther: (name: string | null): string => `${name ?? 'You'} started a brawl: nobody else scores.`,
    rules: {
      H24: scoring.tricks,
      H25: 'Prediction met: bonus points, and an X',
      H26: 'Bet won: the other player missed',
      H27: 'The bet against this player failed',
      H28: scoring.brawl,
      H32: (points: number): string => `Longest streak of marks: ${points} points for each round`,
    },
    betWon: (name: string | null): string => `Bet against ${name ?? 'you'} won`,
    endOfTwo: 'With two players the round ends as soon as one hand is empty.',
    brawl: 'Brawl!',
    brawlText: (name: string | null): string =>
      name === null ? 'Three tricks in a row: only you score.' : `Three tricks in a row: only ${name} scores.`,
  },
  final: {
    exact: 'Exact predictions',
    betsWon: 'Bets won',
    brawls: 'Brawls',
    run: 'Longest streak',
  },
  /** The points of the player in a round, one reason in each line. */
  bill: {
    tricks: (won: number): string => (won === 0 ? 'No tricks' : won === 1 ? '1 trick' : `${won} tricks`),
    each: (points: number): string => `${points} points each`,
    exact: (predicted: number): string =>
      predicted === 0 ? 'No trick, as you said' : `Exactly ${predicted}, as you said`,
    exactNote: 'a bonus and the mark X',
    missed: 'Not exact',
    missedNote: (predicted: number, won: number): string => `you said ${predicted} and won ${won}`,
    betWon: (name: string): string => `${name} missed`,
    betLost: (name: string): string => `${name} was exact`,
    betNote: (predicted: number, won: number, isWon: boolean): string =>
      `said ${predicted}, won ${won}: your bet is ${isWon ? 'won' : 'lost'}`,
    betAgainst: (name: string): string => `${name} bet against you`,
    betAgainstNote: 'and lost the bet',
    brawl: 'Your brawl!',
    brawlNote: 'three tricks in a row, and the mark B',
    streak: (marks: number, points: number): string =>
      `${marks} marks in a row. Your longest streak pays at the end: this one ${points} points.`,
    tooMany: (trick: number, set: string): string => `Trick ${trick} was one too many: ${set}.`,
    lower: (card: string): string => `The ${card} would have stayed below.`,
    noLower: 'No single card of yours would have stayed below.',
  },
  advice: {
    predict: (prediction: number): string => `Predict ${prediction}`,
  },
  coach: {
    row: 'The row belongs to everybody: its cards join yours to make pairs, straights and flushes.',
    predict: 'Say how many tricks you will win: hitting your number exactly pays double.',
    bet: 'Bet against a player you expect to miss.',
    sets: 'Tap one card, or several that make a set: the strongest set wins the trick.',
    brawl: 'Three tricks in a row start a brawl: the round ends, and only the brawler scores.',
    corner: 'The small numbers on this card set the deal: cards in the row, then cards in each hand.',
  },
}

/** The description of a seat for screen readers. */
export interface SeatFacts {
  readonly name: string
  readonly held: number
  readonly won: number
  readonly prediction: number | null
  readonly streak: number
  readonly run: number
  readonly chips: readonly string[]
  /** The points so far, `null` before there are any. */
  readonly score: number | null
}
