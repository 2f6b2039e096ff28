import type { Seat } from '@halfpint/core'

/** The goal of a seat for the rest of a round. All other seats try to prevent it. */
export interface Aim {
  readonly seat: Seat
  readonly goal: string
  /** The value from which the goal counts. */
  readonly base: number
}

/** The search of one game: its round on small integers, with a goal that is reached or lost at some point. */
export interface Search<Board> {
  create(): Board
  copy(from: Board, to: Board): void
  toPlay(board: Board): Seat
  /** Writes the possible choices to `into` and returns their number. */
  choices(board: Board, into: Int32Array): number
  play(board: Board, choice: number): void
  /** 1 once the goal is certainly reached, -1 once it is lost, 0 while it is open. */
  outcome(board: Board, aim: Aim): number
}

/** One play of a line, as a choice of the search. */
export interface LineStep {
  readonly seat: Seat
  readonly choice: number
}

/** Exhaustive search: what a seat can reach against all others together when all hands are open. */
export interface Solver<Board> {
  /**
   * The choices that reach the goal against any play, at most `max` of them; `undefined` if the search is too large.
   */
  rightChoices(board: Board, aim: Aim, max: number): readonly number[] | undefined
  /** Whether this choice reaches the goal against any play; `undefined` if the search is too large. */
  reaches(board: Board, aim: Aim, choice: number): boolean | undefined
  /**
   * The continuation after a choice until the goal is decided: the winning side takes the shortest way, the other
   * resists longest.
   */
  line(board: Board, aim: Aim, choice: number): readonly LineStep[]
}

const MAX_CHOICES = 256

/** Creates a solver that gives up after `limit` positions. */
export const createSolver = <Board>(search: Search<Board>, limit: number): Solver<Board> => {
  const boards: Board[] = []
  const lists: Int32Array[] = []
  let positions = 0

  const boardAt = (depth: number): Board => {
    while (boards.length <= depth) {
      boards.push(search.create())
      lists.push(new Int32Array(MAX_CHOICES))
    }
    return boards[depth]!
  }

  /** Whether the goal is reached with best play of all seats. */
  const isReached = (board: Board, aim: Aim, depth: number): boolean => {
    const decided = search.outcome(board, aim)
    if (decided !== 0) return decided > 0
    positions++
    const mine = search.toPlay(board) === aim.seat
    const next = boardAt(depth)
    const list = lists[depth]!
    const count = search.choices(board, list)
    for (let at = 0; at < count && positions <= limit; at++) {
      search.copy(board, next)
      search.play(next, list[at]!)
      if (isReached(next, aim, depth + 1) === mine) return mine
    }
    return !mine
  }

  const choicesOf = (board: Board): readonly number[] => {
    const list = new Int32Array(MAX_CHOICES)
    return Array.from(list.subarray(0, search.choices(board, list)))
  }

  /** The best choice of the seat to play: the quickest that keeps a win, or the one that takes longest to refute. */
  const bestChoice = (board: Board, aim: Aim): number => {
    const mine = search.toPlay(board) === aim.seat
    const next = search.create()
    let best = -1
    let bestKeeps = false
    let bestEffort = 0
    for (const choice of choicesOf(board)) {
      search.copy(board, next)
      search.play(next, choice)
      positions = 0
      const keeps = isReached(next, aim, 0) === mine
      const better = keeps === bestKeeps ? (keeps ? positions < bestEffort : positions > bestEffort) : keeps
      if (best >= 0 && !better) continue
      best = choice
      bestKeeps = keeps
      bestEffort = positions
    }
    return best
  }

  return {
    rightChoices(board, aim, most) {
      const right: number[] = []
      const next = search.create()
      positions = 0
      for (const choice of choicesOf(board)) {
        search.copy(board, next)
        search.play(next, choice)
        const reached = isReached(next, aim, 0)
        if (positions > limit) return undefined
        if (reached && right.push(choice) >= most) break
      }
      return right
    },
    reaches(board, aim, choice) {
      const next = search.create()
      search.copy(board, next)
      search.play(next, choice)
      positions = 0
      const reached = isReached(next, aim, 0)
      return positions > limit ? undefined : reached
    },
    line(board, aim, choice) {
      const now = search.create()
      search.copy(board, now)
      const steps: LineStep[] = []
      for (let next = choice; ; next = bestChoice(now, aim)) {
        steps.push({ seat: search.toPlay(now), choice: next })
        search.play(now, next)
        if (search.outcome(now, aim) !== 0) return steps
      }
    },
  }
}
