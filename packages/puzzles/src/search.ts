import type { Seat } from '@halfpint/core'

/** What a seat wants of the rest of a round, everybody else wanting to prevent it. */
export interface Aim {
  readonly seat: Seat
  readonly goal: string
  /** What the goal counts from, where it counts further than this moment. */
  readonly base: number
}

/** How one game is searched: its round on small integers, with a goal that is reached or lost at some point. */
export interface Search<Board> {
  create(): Board
  copy(from: Board, to: Board): void
  toPlay(board: Board): Seat
  /** Writes what may be played now and answers how many choices that are. */
  choices(board: Board, into: Int32Array): number
  play(board: Board, choice: number): void
  /** 1 once the goal is reached for good, -1 once it is lost for good, 0 while it is open. */
  outcome(board: Board, aim: Aim): number
}

/** One play of a line, as the search numbers it. */
export interface Step {
  readonly seat: Seat
  readonly choice: number
}

/** Finds out by trying everything what a seat can reach against all the others together, who see all hands. */
export interface Solver<Board> {
  /** The choices that reach the goal whatever the others do, `most` of them at most; nothing if that takes too long. */
  rightChoices(board: Board, aim: Aim, most: number): readonly number[] | undefined
  /** Whether this choice reaches the goal whatever the others do; nothing if that takes too long. */
  reaches(board: Board, aim: Aim, choice: number): boolean | undefined
  /** How play goes on after a choice until the goal is decided: who is winning goes straight on, the others resist. */
  line(board: Board, aim: Aim, choice: number): readonly Step[]
}

const MOST_CHOICES = 256

/** A solver that gives up after so many positions. */
export const createSolver = <Board>(search: Search<Board>, limit: number): Solver<Board> => {
  const boards: Board[] = []
  const lists: Int32Array[] = []
  let positions = 0

  const boardAt = (depth: number): Board => {
    while (boards.length <= depth) {
      boards.push(search.create())
      lists.push(new Int32Array(MOST_CHOICES))
    }
    return boards[depth]!
  }

  /** Whether the goal is reached if everybody plays as well as can be. */
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
    const list = new Int32Array(MOST_CHOICES)
    return Array.from(list.subarray(0, search.choices(board, list)))
  }

  /** The choice of who is to play: the quickest that keeps what is won, or the one that takes longest to beat. */
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
      const steps: Step[] = []
      for (let next = choice; ; next = bestChoice(now, aim)) {
        steps.push({ seat: search.toPlay(now), choice: next })
        search.play(now, next)
        if (search.outcome(now, aim) !== 0) return steps
      }
    },
  }
}
