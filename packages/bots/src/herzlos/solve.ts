import { type Board, copyBoard, createBoard, legalMasks, play, settleBoard, type Table } from './board.ts'
import type { Match } from './match.ts'

/** Plays a round to its end as if all saw all cards and each wanted only to win the match (max^n). */
export interface Solver {
  /** Writes each seat's chance to win the match and its points, and answers who marches, or -1; the board stays as it was. */
  solve(board: Board, wins: Float64Array, points: Float64Array): number
}

/** A solver for rounds of which few cards are left. */
export const createSolver = (table: Table, match: Match, most: number): Solver => {
  const { seats } = table
  const boards = Array.from({ length: most + 1 }, createBoard)
  const results = Array.from({ length: most + 1 }, () => new Float64Array(seats))
  const choices = Array.from({ length: most + 1 }, () => new Int32Array(4))
  const ends = Array.from({ length: most + 1 }, () => new Float64Array(seats))

  const solve = (board: Board, wins: Float64Array, points: Float64Array): number => {
    const { left } = board
    if (left === 0) {
      const march = settleBoard(table, board, points)
      match.chances(points, march, wins)
      return march
    }
    const seat = board.toPlay
    const masks = choices[left] as Int32Array
    const next = boards[left] as Board
    const result = results[left] as Float64Array
    legalMasks(board, masks)
    const end = ends[left] as Float64Array
    let best = Number.NEGATIVE_INFINITY
    let march = -1
    for (let suit = 0; suit < 4; suit++) {
      for (let ranks = masks[suit] as number; ranks !== 0; ranks &= ranks - 1) {
        copyBoard(next, board)
        play(table, next, (suit << 4) | (31 - Math.clz32(ranks & -ranks)))
        const marched = solve(next, result, end)
        // Equal chances: rather more points.
        const worth = (result[seat] as number) + 1e-7 * (end[seat] as number)
        if (worth > best) {
          best = worth
          march = marched
          wins.set(result)
          points.set(end)
        }
      }
    }
    return march
  }
  return { solve }
}
