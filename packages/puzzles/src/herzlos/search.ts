import {
  copyPlayout,
  DEFAULT_OPTIONS,
  legalRanks,
  lowestRank,
  MARCH_CARDS,
  makePlay,
  type Playout,
  playout,
  QUEEN,
} from '@halfpint/herzlos'
import { type Aim, createSolver, type Search, type Solver } from '../search.ts'

const MAX_POSITIONS = 30_000

/**
 * A round and the place of the queen of flowers: -1 in a hand, -2 in the current trick, otherwise the seat that took
 * her.
 */
export interface HerzlosBoard {
  readonly round: Playout
  queen: number
}

/** Plays a card for the seat to play. */
export const playSlot = (board: HerzlosBoard, slot: number): void => {
  makePlay(board.round, slot)
  if (slot === QUEEN) board.queen = -2
  // After the end of a trick its winner leads next.
  if (board.queen === -2 && board.round.inTrick === 0) board.queen = board.round.toPlay
}

/** Z6, Z8: whether the goal is reached (1), lost (-1) or open (0). */
export const outcome = ({ round, queen }: HerzlosBoard, { seat, goal, base }: Aim): number => {
  const over = round.left === 0
  switch (goal) {
    case 'clean': {
      if (round.march[seat]! > base) return -1
      const none = (round.live[0]! === 0 && queen >= 0 && round.trickMarch === 0) || over
      return none ? 1 : 0
    }
    case 'give-queen':
      if (queen >= 0) return queen === seat ? -1 : 1
      return 0
    case 'march':
      if (round.alone === -2 || (round.alone >= 0 && round.alone !== seat)) return -1
      if (round.march[seat] === MARCH_CARDS) return 1
      return over ? -1 : 0
    case 'stop-march':
      if (round.alone === -2 || round.alone === seat) return 1
      if (round.alone >= 0 && round.march[round.alone] === MARCH_CARDS) return -1
      return over ? 1 : 0
    case 'catch-jack':
      if (round.jackSeat >= 0) return round.jackSeat === seat ? 1 : -1
      return 0
    default:
      throw new Error(`no goal ${goal}`)
  }
}

const masks = new Int32Array(4)

/** Writes the playable slots to `into` and returns their number. */
export const choices = ({ round }: HerzlosBoard, into: Int32Array): number => {
  legalRanks(round, masks)
  let count = 0
  for (let suit = 0; suit < 4; suit++) {
    for (let ranks = masks[suit]!; ranks !== 0; ranks &= ranks - 1) {
      into[count++] = (suit << 4) | lowestRank(ranks)
    }
  }
  return count
}

/** An empty board for this number of seats. */
export const boardFor = (seats: number): HerzlosBoard => ({ round: playout(seats, DEFAULT_OPTIONS), queen: -1 })

/** Copies the position of `from` to `to`. */
export const copyBoard = (from: HerzlosBoard, to: HerzlosBoard): void => {
  copyPlayout(from.round, to.round)
  to.queen = from.queen
}

const searchAt = (seats: number): Search<HerzlosBoard> => ({
  create: () => boardFor(seats),
  copy: copyBoard,
  toPlay: ({ round }) => round.toPlay,
  choices,
  play: playSlot,
  outcome,
})

const solvers = new Map<number, Solver<HerzlosBoard>>()

/** The solver for a table of this size. */
export const solverAt = (seats: number): Solver<HerzlosBoard> => {
  const known = solvers.get(seats) ?? createSolver(searchAt(seats), MAX_POSITIONS)
  solvers.set(seats, known)
  return known
}
