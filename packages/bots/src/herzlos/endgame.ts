import { copyPlayout, legalRanks, makePlay, type Playout, playout } from '@halfpint/herzlos'
import { type MatchModel, writePoints } from './match.ts'

/** Plays a round to its end as if all saw all cards and each wanted only to win the match (max^n). */
export interface Solver {
  /** Writes each seat's chance to win the match and its points, and answers who marches, or -1; the round stays as it was. */
  solve(round: Playout, wins: Float64Array, points: Float64Array): number
}

/** A solver for rounds of which few cards are left. */
export const createSolver = ({ seats, options }: Playout, match: MatchModel, most: number): Solver => {
  const boards = Array.from({ length: most + 1 }, () => playout(seats, options))
  const results = Array.from({ length: most + 1 }, () => new Float64Array(seats))
  const choices = Array.from({ length: most + 1 }, () => new Int32Array(4))
  const ends = Array.from({ length: most + 1 }, () => new Float64Array(seats))

  const solve = (round: Playout, wins: Float64Array, points: Float64Array): number => {
    const { left } = round
    if (left === 0) {
      const march = writePoints(round, points)
      match.chances(points, march, wins)
      return march
    }
    const seat = round.toPlay
    const masks = choices[left] as Int32Array
    const next = boards[left] as Playout
    const result = results[left] as Float64Array
    legalRanks(round, masks)
    const end = ends[left] as Float64Array
    let best = Number.NEGATIVE_INFINITY
    let march = -1
    for (let suit = 0; suit < 4; suit++) {
      for (let ranks = masks[suit] as number; ranks !== 0; ranks &= ranks - 1) {
        copyPlayout(round, next)
        makePlay(next, (suit << 4) | (31 - Math.clz32(ranks & -ranks)))
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
