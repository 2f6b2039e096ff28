import { everySeat, HIDDEN, type Seat } from '@halfpint/core'
import {
  type Card,
  codeOf,
  countRanks,
  HEARTS,
  herzlos,
  lowestRank,
  type Play,
  type State,
  slotOf,
  suitNumber,
} from '@halfpint/herzlos'
import { createSolver, type Search, type Solver } from '../search.ts'
import { loadBoard } from './position.ts'
import { boardFor, choices, copyBoard, type HerzlosBoard, outcome, playSlot } from './search.ts'

/**
 * All deals at once that agree with what a seat has seen. In such a deal every other seat holds the right number of
 * cards, no card of a suit that it has shown to lack, and the cards that were passed to it. So the deals are described
 * by the unseen cards, the number that each seat needs, and the suits that each seat lacks. There are no other
 * restrictions, and every further play only adds restrictions of the same kind.
 */
export interface HiddenBoard {
  /** The round as the seat sees it: only its own hand is filled. */
  readonly board: HerzlosBoard
  me: Seat
  /** The ranks that any seat may hold, by suit. */
  readonly unseen: Int32Array
  /** The ranks that a seat is known to hold, at `suit << 3 | seat`. */
  readonly known: Int32Array
  /** The number of unseen cards that each seat holds. */
  readonly need: Int32Array
  /** The suits that a seat lacks among the unseen cards, as four bits. */
  readonly banned: Int32Array
}

const MAX_POSITIONS = 60_000

const empty = (seats: number): HiddenBoard => ({
  board: boardFor(seats),
  me: 0,
  unseen: new Int32Array(4),
  known: new Int32Array(32),
  need: new Int32Array(8),
  banned: new Int32Array(8),
})

/** Whether a deal exists: every group of seats finds enough cards in the suits open to it (Hall's theorem). */
const fits = ({ board, me, unseen, need, banned }: HiddenBoard): boolean => {
  const { seats } = board.round
  for (let group = 1; group < 1 << seats; group++) {
    if ((group >> me) & 1) continue
    let wanted = 0
    let suits = 0
    for (let seat = 0; seat < seats; seat++) {
      if (((group >> seat) & 1) === 0 || need[seat] === 0) continue
      wanted += need[seat]!
      suits |= ~banned[seat]!
    }
    for (let suit = 0; suit < 4; suit++) if ((suits >> suit) & 1) wanted -= countRanks(unseen[suit]!)
    if (wanted > 0) return false
  }
  return true
}

const bans = new Int32Array(8)

/** Z4, Z5: the suits that a seat shows to lack by playing this card. */
const shownBy = ({ round }: HerzlosBoard, suit: number): number => {
  if (round.led >= 0) return suit === round.led ? 0 : 1 << round.led
  return suit === HEARTS && round.open === 0 ? 15 & ~(1 << HEARTS) : 0
}

/** Whether the seat to play can hold this card in some deal. Tries it on the board and restores the board. */
const isPossible = (hidden: HiddenBoard, slot: number): boolean => {
  const { board, unseen, known, need, banned } = hidden
  const seat = board.round.toPlay
  const [suit, bit] = [slot >> 4, 1 << (slot & 15)]
  const shown = shownBy(board, suit)
  const isKnown = (known[(suit << 3) | seat]! & bit) !== 0
  for (let each = 0; each < 4; each++) {
    const rest = known[(each << 3) | seat]! & ~(each === suit && isKnown ? bit : 0)
    if ((shown >> each) & 1 && rest !== 0) return false
  }
  if (!isKnown && ((banned[seat]! >> suit) & 1 || need[seat] === 0)) return false
  bans.set(banned)
  banned[seat] = banned[seat]! | shown
  if (!isKnown) {
    unseen[suit] = unseen[suit]! & ~bit
    need[seat] = need[seat]! - 1
  }
  const possible = fits(hidden)
  banned.set(bans)
  if (!isKnown) {
    unseen[suit] = unseen[suit]! | bit
    need[seat] = need[seat]! + 1
  }
  return possible
}

const playHidden = (hidden: HiddenBoard, slot: number): void => {
  const { board, me, unseen, known, need, banned } = hidden
  const { round } = board
  const seat = round.toPlay
  if (seat !== me) {
    const [suit, bit] = [slot >> 4, 1 << (slot & 15)]
    const at = (suit << 3) | seat
    banned[seat] = banned[seat]! | shownBy(board, suit)
    if (known[at]! & bit) known[at] = known[at]! & ~bit
    else {
      unseen[suit] = unseen[suit]! & ~bit
      need[seat] = need[seat]! - 1
    }
  }
  playSlot(board, slot)
}

const searchAt = (seats: number): Search<HiddenBoard> => ({
  create: () => empty(seats),
  copy(from, to) {
    copyBoard(from.board, to.board)
    to.me = from.me
    to.unseen.set(from.unseen)
    to.known.set(from.known)
    to.need.set(from.need)
    to.banned.set(from.banned)
  },
  toPlay: ({ board }) => board.round.toPlay,
  choices(hidden, into) {
    const { board, me, unseen, known } = hidden
    const seat = board.round.toPlay
    if (seat === me) return choices(board, into)
    let count = 0
    for (let suit = 0; suit < 4; suit++) {
      const ranks = unseen[suit]! | known[(suit << 3) | seat]!
      for (let rest = ranks; rest !== 0; rest &= rest - 1) {
        const slot = (suit << 4) | lowestRank(rest)
        if (isPossible(hidden, slot)) into[count++] = slot
      }
    }
    return count
  },
  play: playHidden,
  outcome: ({ board }, aim) => outcome(board, aim),
})

/** The suits that each seat has shown to lack, as four bits. */
const shownIn = (tricks: readonly (readonly Play[])[], seats: number): readonly number[] => {
  const shown = new Array<number>(seats).fill(0)
  let open = false
  for (const plays of tricks) {
    const led = suitNumber(codeOf(plays[0]!.card))
    for (const [at, { seat, card }] of plays.entries()) {
      const suit = suitNumber(codeOf(card))
      if (at > 0 && suit !== led) shown[seat] = shown[seat]! | (1 << led)
      if (at === 0 && suit === HEARTS && !open) shown[seat] = 15 & ~(1 << HEARTS)
      if (at > 0 && suit === HEARTS && led !== HEARTS) open = true
    }
  }
  return shown
}

/**
 * All deals that agree with what this seat has seen, from a state in phase `play`. Of the other hands only the sizes
 * are read.
 */
export const hiddenBoard = (state: State, me: Seat): HiddenBoard => {
  const view = herzlos.view(state, me)
  const hidden = { ...empty(state.seats), board: loadBoard(state), me }
  const { board, unseen, known, need, banned } = hidden
  unseen.set(board.round.live)
  for (let suit = 0; suit < 4; suit++) {
    unseen[suit] = unseen[suit]! & ~board.round.hands[(suit << 3) | me]!
  }
  const tricks = [...view.tricks.map(({ plays }) => plays), ...(view.trick.length > 0 ? [view.trick] : [])]
  const shown = shownIn(tricks, state.seats)
  for (const seat of everySeat(state.seats)) {
    if (seat === me) continue
    for (let suit = 0; suit < 4; suit++) board.round.hands[(suit << 3) | seat] = 0
    const hand = view.hands[seat] ?? []
    const seen = hand.filter((card): card is Card => card !== HIDDEN).map(card => slotOf(codeOf(card)))
    for (const slot of seen) {
      const at = ((slot >> 4) << 3) | seat
      known[at] = known[at]! | (1 << (slot & 15))
      unseen[slot >> 4] = unseen[slot >> 4]! & ~(1 << (slot & 15))
    }
    need[seat] = hand.length - seen.length
    banned[seat] = shown[seat]!
  }
  return hidden
}

const solvers = new Map<number, Solver<HiddenBoard>>()

/** The solver for a table of this size. */
export const hiddenSolverAt = (seats: number): Solver<HiddenBoard> => {
  const known = solvers.get(seats) ?? createSolver(searchAt(seats), MAX_POSITIONS)
  solvers.set(seats, known)
  return known
}
