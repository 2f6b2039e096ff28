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
  MOST_PREDICTION,
  makePlay,
  openPlay,
  type Playout,
  playout,
  STRIDE,
  type State,
} from '@halfpint/half-pint'
import type { Found } from '../puzzlegame.ts'
import { isSure } from './hidden.ts'
import { keyOf } from './key.ts'
import { plainPlay } from './plainplay.ts'
import { actionAt, aimOf, cardsAt, type Hands, movesOf } from './position.ts'
import { solverAt } from './search.ts'
import { themesOf } from './themes.ts'

/** How many sit at a table, the usual sizes more often. */
const SIZES = [2, 3, 3, 3, 4, 4, 4, 5]

/** So many cards in all hands can be searched through, by seats. */
const MOST_CARDS = [0, 0, 8, 9, 10, 10]

/** A brawl ends the round early, so more can be searched through. */
const MORE_CARDS: { readonly [goal: string]: number } = { brawl: 6, 'stop-brawl': 3 }

/** Fewer ways to play are no question. */
const LEAST_PLAYS = 3

/** Whoever solves the puzzle sits here. */
const ME = 0

/** A round under way: how it was dealt, and what was played. */
interface Course {
  readonly dealt: State
  readonly deck: readonly Card[]
  readonly round: Playout
  readonly hands: Hands
  readonly plays: Json[]
  /** What the puzzle is to be about. */
  readonly goal: string
  /** Who wants every trick, for puzzles about brawls. */
  readonly brawler: Seat | -1
}

/** Brawls come up rarely and are looked for more often. */
const GOALS = ['mark', 'mark', 'few', 'few', 'brawl', 'brawl', 'brawl', 'stop-brawl']

const dealCourse = (random: Random): Course => {
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

const playOn = ({ round, hands, plays, brawler }: Course): void => {
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

/** How many cards the seats hold. */
const heldIn = (round: Playout): readonly number[] => bySeat(round.seats, seat => countBits(bitsOf(round, seat)))

/** The predictions with which the goal may be a question here; none if it is not at stake. */
const predictionsFor = (goal: string, round: Playout, random: Random): readonly number[] => {
  const won = round.tricks[ME]!
  const further = below(random, 3)
  if (goal === 'mark') return [won + further, won + ((further + 1) % 3)]
  if (goal === 'few') return [won + (further & 1)]
  const atStake = goal === 'brawl' || (round.streak > 0 && round.streakSeat !== ME)
  return atStake ? [won + (further & 1)] : []
}

/** What the others have predicted: about what they come to, for it is their cards that are in the way, not their wishes. */
const predict = (round: Playout, held: readonly number[], random: Random): void => {
  for (const seat of everySeat(round.seats)) {
    const likely = round.tricks[seat]! + below(random, Math.min(3, 1 + held[seat]!))
    round.predictions[seat] = Math.min(MOST_PREDICTION, likely)
    round.bets[seat] = (seat + 1 + below(random, round.seats - 1)) % round.seats
  }
}

const recordOf = ({ dealt, deck, round, plays }: Course): Json => ({
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

const puzzleAt = (course: Course): Found | undefined => {
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
  const sight = isSure(state, ME, goal, solution) ? 'hidden' : 'open'
  return { record, seat: ME, goal, hands: sight, solution, line, themes, key: keyOf(state, goal) }
}

/** The puzzle that a number stands for, if any. */
export const attempt = (number: number): Found | undefined => {
  const random = seeded(`half-pint puzzle ${number}`)
  const course = dealCourse(random)
  const { round } = course
  const most = MOST_CARDS[round.seats]! + (MORE_CARDS[course.goal] ?? 0)
  while (!round.over) {
    const held = heldIn(round)
    const left = held.reduce((sum, cards) => sum + cards, 0)
    const asked = round.toPlay === ME && left <= most
    if (asked && held[ME]! < 2) return undefined
    if (asked && round.counts[ME]! >= LEAST_PLAYS) {
      predict(round, held, random)
      for (const prediction of predictionsFor(course.goal, round, random)) {
        round.predictions[ME] = Math.min(MOST_PREDICTION, prediction)
        const found = puzzleAt(course)
        if (found !== undefined) return found
      }
    }
    playOn(course)
  }
  return undefined
}
