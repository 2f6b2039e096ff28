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
  type Card,
  cardOf,
  codeAt,
  codeOf,
  DEFAULT_OPTIONS,
  deckFor,
  herzlos,
  JACK,
  type Playout,
  QUEEN,
  type Slot,
  type State,
  suitOf,
} from '@halfpint/herzlos'
import type { Found, Hands } from '../puzzlegame.ts'
import type { Solver } from '../search.ts'
import { hiddenBoard, hiddenSolverAt } from './hidden.ts'
import { plainPlay } from './plainplay.ts'
import { actionAt, aimOf, load, movesOf } from './position.ts'
import { type Board, choices, playSlot, solverAt } from './search.ts'
import { themesOf } from './themes.ts'

/** How many sit at a table, the usual size more often. */
const SIZES = [3, 3, 4, 4, 4, 5]

/** So many cards in all hands can be searched through, by seats. */
const MOST_CARDS = [0, 0, 0, 14, 17, 18]

const LEAST_PLAYS = 3

/** A march is on somebody's mind with so many of its cards together. */
const MARCH_IN_SIGHT = 6

/** Whoever solves the puzzle sits here. */
const ME = 0

interface Course {
  readonly deck: readonly Card[]
  readonly passes: readonly (readonly Card[])[]
  readonly board: Board
  readonly plays: Card[]
  /** What the puzzle is to be about. */
  readonly goal: string
  readonly marcher: Seat | -1
  /** The card with which everybody waits. */
  readonly kept: Slot | -1
}

/** What comes up rarely is looked for more often. */
const GOALS = ['clean', 'clean', 'give-queen', 'give-queen', 'march', 'march', 'stop-march', 'stop-march', 'catch-jack']

const KEPT: { readonly [goal: string]: Slot } = { 'give-queen': QUEEN, 'catch-jack': JACK }

/** What a seat passes on: who is to march a low card, the others a high one. */
const passed = (hand: readonly Card[], low: boolean, withQueen: boolean, random: Random): Card => {
  const ranked = hand
    .filter(card => !withQueen || card !== 'fQ')
    .toSorted((a, b) => (codeOf(a) % 13) - (codeOf(b) % 13))
  const plain = ranked.filter(card => suitOf(card) !== 'hearts')
  if (low) return (plain[0] ?? ranked[0]) as Card
  return ranked[ranked.length - 1 - below(random, 3)]!
}

const swap = (deck: Card[], a: number, b: number): void => {
  const card = deck[a]!
  deck[a] = deck[b]!
  deck[b] = card
}

const dealCourse = (random: Random): Course => {
  const goal = pick(random, GOALS)
  const seats = pick(random, SIZES)
  const deck = shuffle(random, deckFor(seats))
  const marcher = goal === 'march' ? ME : goal === 'stop-march' ? 1 + below(random, seats - 1) : -1
  // Who is to give the queen away has her, and who is to march has the aces for it.
  const dealt: readonly Card[] = goal === 'give-queen' ? ['fQ'] : marcher < 0 ? [] : ['hA', 'fA', 'cA', 'dA', 'hK']
  for (const [at, card] of dealt.entries()) swap(deck, deck.indexOf(card), Math.max(0, marcher) + seats * (at + 1))
  let state: State = herzlos.evolve(must(herzlos.open(DEFAULT_OPTIONS, seats)), { type: 'dealt', deck })
  const passes = bySeat(seats, seat => [
    passed(state.hands[seat] as readonly Card[], seat === marcher, goal === 'give-queen', random),
  ])
  for (const seat of everySeat(seats)) {
    const events = must(herzlos.decide(state, seat, { type: 'pass', cards: passes[seat]! }))
    for (const event of events) state = herzlos.evolve(state, event)
  }
  const board = load(state)
  board.round.chance = random.next() | 1
  return { deck, passes, board, plays: [], goal, marcher, kept: KEPT[goal] ?? -1 }
}

const heldBy = ({ hands }: Playout, seat: Seat, slot: number): boolean =>
  ((hands[((slot >> 4) << 3) | seat]! >> (slot & 15)) & 1) === 1

/** Whether the goal is at stake. */
const isAtStake = ({ goal, board: { round } }: Course): boolean => {
  const { alone } = round
  const marching = alone >= 0 && round.march[alone]! >= MARCH_IN_SIGHT
  switch (goal) {
    case 'march':
      return marching && alone === ME
    case 'stop-march':
      return marching && alone !== ME
    case 'give-queen':
      return heldBy(round, ME, QUEEN)
    case 'catch-jack':
      return round.jackSeat < 0
    default:
      return true
  }
}

const recordOf = ({ deck, passes, board, plays }: Course): Json => ({
  game: herzlos.id,
  players: bySeat(board.round.seats, seat => `P${seat}`),
  options: {},
  rounds: [{ deck, passes, plays }],
})

/** With so many cards left all deals that fit can be searched through. */
const MOST_HIDDEN = 12

/** Whether the play is right in every deal that fits what the seat saw. */
const isSure = (state: State, goal: string, slot: number): boolean => {
  const hidden = hiddenBoard(state, ME)
  if (hidden.board.round.left > MOST_HIDDEN) return false
  return hiddenSolverAt(state.seats).reaches(hidden, aimOf(hidden.board, ME, goal), slot) === true
}

const puzzleAt = (course: Course): Found | undefined => {
  const { board, goal } = course
  const solver: Solver<Board> = solverAt(board.round.seats)
  const aim = aimOf(board, ME, goal)
  const right = solver.rightChoices(board, aim, 2)
  if (right?.length !== 1) return undefined
  const [choice] = right as [number]
  const line = movesOf(solver.line(board, aim, choice))
  const record = recordOf(course)
  const { state } = must(herzlos.records.read(record))
  const themes = themesOf({ state, seat: ME, goal, line })
  if (themes === undefined) return undefined
  const hands: Hands = isSure(state, goal, choice) ? 'hidden' : 'open'
  return { record, seat: ME, goal, hands, solution: actionAt(choice), line, themes, key: keyOf(state, goal) }
}

/** What matters of a position. */
const keyOf = ({ hands, trick, heartsOpen }: State, goal: string): string =>
  [goal, heartsOpen, ...hands.map(hand => hand.join()), ...trick.map(({ card }) => card)].join(' ')

const list = new Int32Array(64)

/** The puzzle that a number stands for, if any. */
export const attempt = (number: number): Found | undefined => {
  const course = dealCourse(seeded(`herzlos puzzle ${number}`))
  const { round } = course.board
  while (round.left > 2 * round.seats) {
    const asked = round.toPlay === ME && round.left <= MOST_CARDS[round.seats]!
    if (asked && isAtStake(course) && choices(course.board, list) >= LEAST_PLAYS) {
      const found = puzzleAt(course)
      if (found !== undefined) return found
    }
    const slot = plainPlay(round, course.marcher, course.kept)
    course.plays.push(cardOf(codeAt(slot)))
    playSlot(course.board, slot)
  }
  return undefined
}
