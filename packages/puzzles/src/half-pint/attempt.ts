import {
  below,
  bySeat,
  everySeat,
  type Json,
  must,
  pick,
  type Random,
  type Seat,
  seeded,
  shuffle,
} from '@halfpint/core'
import {
  CARDS,
  type Card,
  codeOf,
  copyPlayout,
  DEFAULT_OPTIONS,
  halfPint,
  loadHand,
  MAX_PREDICTION,
  makePlay,
  openPlay,
  type Playout,
  playout,
  STRIDE,
  type State,
} from '@halfpint/half-pint'
import type { FoundPuzzle } from '../puzzlegame.ts'
import { isRightInEveryDeal } from './hidden.ts'
import { keyOf } from './key.ts'
import { plainPlay } from './plainplay.ts'
import { actionAt, aimOf, cardsAt, type HandCodes, movesOf } from './position.ts'
import { solverAt } from './search.ts'
import { themesOf } from './themes.ts'

/** Numbers of seats; common sizes are repeated to make them more likely. */
const SIZES = [2, 3, 3, 3, 4, 4, 4, 5]

/** The maximum number of cards in all hands that can be searched, by number of seats. */
const MAX_CARDS = [0, 0, 8, 9, 10, 10]

/** More cards can be searched when a brawl may end the round early. */
const EXTRA_CARDS: { readonly [goal: string]: number } = { brawl: 6, 'stop-brawl': 3 }

/** With fewer plays to choose from, the puzzle is too easy. */
const MIN_PLAYS = 3

/** The seat of the solver. */
const ME = 0

/** A round in progress: its deal and its plays. */
interface DealtRound {
  readonly dealt: State
  readonly deck: readonly Card[]
  readonly round: Playout
  readonly hands: HandCodes
  readonly plays: Json[]
  /** The goal that the puzzle should have. */
  readonly goal: string
  /** The seat that wants every trick, for puzzles about brawls. */
  readonly brawler: Seat | -1
}

/** Brawl goals are repeated because positions for them are rare. */
const GOALS = ['mark', 'mark', 'few', 'few', 'brawl', 'brawl', 'brawl', 'stop-brawl']

const dealRound = (random: Random): DealtRound => {
  const goal = pick(random, GOALS)
  const seats = pick(random, SIZES)
  const brawler = goal === 'brawl' ? ME : goal === 'stop-brawl' ? 1 + below(random, seats - 1) : -1
  const deck = shuffle(random, CARDS)
  const opened = must(halfPint.open({ ...DEFAULT_OPTIONS, startSeat: below(random, seats) }, seats))
  const dealt = halfPint.evolve(opened, { type: 'dealt', deck })
  const round = playout(seats, DEFAULT_OPTIONS, random.next() | 1)
  const hands = dealt.hands.map(hand => (hand as readonly Card[]).map(codeOf))
  const row = dealt.row.map(codeOf)
  for (const [seat, hand] of hands.entries()) loadHand(round, seat, hand, row)
  openPlay(round, dealt.start)
  return { dealt, deck, round, hands, plays: [], goal, brawler }
}

const playOn = ({ round, hands, plays, brawler }: DealtRound): void => {
  const at = plainPlay(round, brawler)
  plays.push({ seat: round.toPlay, hand: cardsAt({ round, hands }, at) })
  makePlay(round, at)
}

const bitsOf = ({ plays, counts }: Playout, seat: number): number => {
  let bits = 0
  for (let at = STRIDE * seat; at < STRIDE * seat + counts[seat]!; at++) bits |= plays[at]! & 127
  return bits
}

const countBits = (bits: number): number => (bits === 0 ? 0 : 1 + countBits(bits & (bits - 1)))

/** The number of cards that each seat holds. */
const heldIn = (round: Playout): readonly number[] => bySeat(round.seats, seat => countBits(bitsOf(round, seat)))

/** The own predictions worth trying for this goal; none if the goal is not at stake. */
const predictionsFor = (goal: string, round: Playout, random: Random): readonly number[] => {
  const won = round.tricks[ME]!
  const further = below(random, 3)
  if (goal === 'mark') return [won + further, won + ((further + 1) % 3)]
  if (goal === 'few') return [won + (further & 1)]
  const atStake = goal === 'brawl' || (round.streak > 0 && round.streakSeat !== ME)
  return atStake ? [won + (further & 1)] : []
}

/** Predicts for the other seats, close to what they win: their cards should be the obstacle, not their predictions. */
const predict = (round: Playout, held: readonly number[], random: Random): void => {
  for (const seat of everySeat(round.seats)) {
    const likely = round.tricks[seat]! + below(random, Math.min(3, 1 + held[seat]!))
    round.predictions[seat] = Math.min(MAX_PREDICTION, likely)
    round.bets[seat] = (seat + 1 + below(random, round.seats - 1)) % round.seats
  }
}

const recordOf = ({ dealt, deck, round, plays }: DealtRound): Json => ({
  game: halfPint.id,
  players: bySeat(round.seats, seat => `P${seat}`),
  options: { startSeat: dealt.start },
  rounds: [
    {
      deck,
      predictions: Array.from(round.predictions.subarray(0, round.seats)),
      bets: Array.from(round.bets.subarray(0, round.seats)),
      plays,
    },
  ],
})

const puzzleAt = (course: DealtRound): FoundPuzzle | undefined => {
  const { round, hands, goal } = course
  const solver = solverAt(round.seats)
  const aim = aimOf(ME, goal)
  const right = solver.rightChoices(round, aim, 2)
  if (right?.length !== 1) return undefined
  const [choice] = right as [number]
  const steps = solver.line(round, aim, choice)
  const solution = actionAt({ round, hands }, choice)
  const copy = playout(round.seats, DEFAULT_OPTIONS)
  copyPlayout(round, copy)
  const line = movesOf({ round: copy, hands }, steps)
  const record = recordOf(course)
  const { state } = must(halfPint.records.read(record))
  const themes = themesOf({ state, seat: ME, goal, line })
  if (themes === undefined) return undefined
  const sight = isRightInEveryDeal(state, ME, goal, solution) ? 'hidden' : 'open'
  return { record, seat: ME, goal, hands: sight, solution, line, themes, key: keyOf(state, goal) }
}

/** The puzzle with this number, if there is one. */
export const attempt = (number: number): FoundPuzzle | undefined => {
  const random = seeded(`half-pint puzzle ${number}`)
  const course = dealRound(random)
  const { round } = course
  const maxCards = MAX_CARDS[round.seats]! + (EXTRA_CARDS[course.goal] ?? 0)
  while (!round.over) {
    const held = heldIn(round)
    const left = held.reduce((sum, cards) => sum + cards, 0)
    const isCandidate = round.toPlay === ME && left <= maxCards
    if (isCandidate && held[ME]! < 2) return undefined
    if (isCandidate && round.counts[ME]! >= MIN_PLAYS) {
      predict(round, held, random)
      for (const prediction of predictionsFor(course.goal, round, random)) {
        round.predictions[ME] = Math.min(MAX_PREDICTION, prediction)
        const found = puzzleAt(course)
        if (found !== undefined) return found
      }
    }
    playOn(course)
  }
  return undefined
}
