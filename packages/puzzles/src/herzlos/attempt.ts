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
import type { FoundPuzzle, HandVisibility } from '../puzzlegame.ts'
import type { Solver } from '../search.ts'
import { hiddenBoard, hiddenSolverAt } from './hidden.ts'
import { plainPlay } from './plainplay.ts'
import { actionAt, aimOf, loadBoard, movesOf } from './position.ts'
import { choices, type HerzlosBoard, playSlot, solverAt } from './search.ts'
import { themesOf } from './themes.ts'

/** Numbers of seats; the common size is repeated to make it more likely. */
const SIZES = [3, 3, 4, 4, 4, 5]

/** The maximum number of cards in all hands that can be searched, by number of seats. */
const MAX_CARDS = [0, 0, 0, 14, 17, 18]

const MIN_PLAYS = 3

/** A player with this many march cards may try a march. */
const MIN_MARCH_CARDS = 6

/** The seat of the solver. */
const ME = 0

interface DealtRound {
  readonly deck: readonly Card[]
  readonly passes: readonly (readonly Card[])[]
  readonly board: HerzlosBoard
  readonly plays: Card[]
  /** The goal that the puzzle should have. */
  readonly goal: string
  readonly marcher: Seat | -1
  /** The card that every player keeps as long as possible. */
  readonly kept: Slot | -1
}

/** Goals with rare positions are repeated. */
const GOALS = ['clean', 'clean', 'give-queen', 'give-queen', 'march', 'march', 'stop-march', 'stop-march', 'catch-jack']

const KEPT: { readonly [goal: string]: Slot } = { 'give-queen': QUEEN, 'catch-jack': JACK }

/** The card that a seat passes: a low card from the marcher, a high card from the others. */
const passFrom = (hand: readonly Card[], low: boolean, withQueen: boolean, random: Random): Card => {
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

const dealRound = (random: Random): DealtRound => {
  const goal = pick(random, GOALS)
  const seats = pick(random, SIZES)
  const deck = shuffle(random, deckFor(seats))
  const marcher = goal === 'march' ? ME : goal === 'stop-march' ? 1 + below(random, seats - 1) : -1
  // The solver holds the queen that is to be given away; the marcher holds the aces it needs.
  const dealt: readonly Card[] = goal === 'give-queen' ? ['fQ'] : marcher < 0 ? [] : ['hA', 'fA', 'cA', 'dA', 'hK']
  for (const [at, card] of dealt.entries()) swap(deck, deck.indexOf(card), Math.max(0, marcher) + seats * (at + 1))
  let state: State = herzlos.evolve(must(herzlos.open(DEFAULT_OPTIONS, seats)), { type: 'dealt', deck })
  const passes = bySeat(seats, seat => [
    passFrom(state.hands[seat] as readonly Card[], seat === marcher, goal === 'give-queen', random),
  ])
  for (const seat of everySeat(seats)) {
    const events = must(herzlos.decide(state, seat, { type: 'pass', cards: passes[seat]! }))
    for (const event of events) state = herzlos.evolve(state, event)
  }
  const board = loadBoard(state)
  board.round.chance = random.next() | 1
  return { deck, passes, board, plays: [], goal, marcher, kept: KEPT[goal] ?? -1 }
}

const heldBy = ({ hands }: Playout, seat: Seat, slot: number): boolean =>
  ((hands[((slot >> 4) << 3) | seat]! >> (slot & 15)) & 1) === 1

/** Whether the goal is at stake. */
const isAtStake = ({ goal, board: { round } }: DealtRound): boolean => {
  const { alone } = round
  const marching = alone >= 0 && round.march[alone]! >= MIN_MARCH_CARDS
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

const recordOf = ({ deck, passes, board, plays }: DealtRound): Json => ({
  game: herzlos.id,
  players: bySeat(board.round.seats, seat => `P${seat}`),
  options: {},
  rounds: [{ deck, passes, plays }],
})

/** The maximum number of remaining cards at which all matching deals can be searched. */
const MAX_HIDDEN_CARDS = 12

/** Whether the play is right in every deal that agrees with what the seat has seen. */
const isRightInEveryDeal = (state: State, goal: string, slot: number): boolean => {
  const hidden = hiddenBoard(state, ME)
  if (hidden.board.round.left > MAX_HIDDEN_CARDS) return false
  return hiddenSolverAt(state.seats).reaches(hidden, aimOf(hidden.board, ME, goal), slot) === true
}

const puzzleAt = (course: DealtRound): FoundPuzzle | undefined => {
  const { board, goal } = course
  const solver: Solver<HerzlosBoard> = solverAt(board.round.seats)
  const aim = aimOf(board, ME, goal)
  const right = solver.rightChoices(board, aim, 2)
  if (right?.length !== 1) return undefined
  const [choice] = right as [number]
  const line = movesOf(solver.line(board, aim, choice))
  const record = recordOf(course)
  const { state } = must(herzlos.records.read(record))
  const themes = themesOf({ state, seat: ME, goal, line })
  if (themes === undefined) return undefined
  const hands: HandVisibility = isRightInEveryDeal(state, goal, choice) ? 'hidden' : 'open'
  return { record, seat: ME, goal, hands, solution: actionAt(choice), line, themes, key: keyOf(state, goal) }
}

/** Identifies a position. */
const keyOf = ({ hands, trick, heartsOpen }: State, goal: string): string =>
  [goal, heartsOpen, ...hands.map(hand => hand.join()), ...trick.map(({ card }) => card)].join(' ')

const list = new Int32Array(64)

/** The puzzle with this number, if there is one. */
export const attempt = (number: number): FoundPuzzle | undefined => {
  const course = dealRound(seeded(`herzlos puzzle ${number}`))
  const { round } = course.board
  while (round.left > 2 * round.seats) {
    const isCandidate = round.toPlay === ME && round.left <= MAX_CARDS[round.seats]!
    if (isCandidate && isAtStake(course) && choices(course.board, list) >= MIN_PLAYS) {
      const found = puzzleAt(course)
      if (found !== undefined) return found
    }
    const slot = plainPlay(round, course.marcher, course.kept)
    course.plays.push(cardOf(codeAt(slot)))
    playSlot(course.board, slot)
  }
  return undefined
}
