import type { BySeat, Seat } from '@halfpint/core'
import type { InsightTally } from '../insight.ts'
import type { ScoredHerzlos } from './score.ts'

/** Adds the statistics of a seat in one game. */
export const tallyHerzlos = (player: InsightTally, scored: ScoredHerzlos, seat: Seat): void => {
  for (const { done } of scored.rounds) {
    if (done === null) continue
    player.rounds++
    if (done.march === seat) player.brawls++
  }
}

/** The points of each round. */
export const herzlosPoints = (scored: ScoredHerzlos): readonly BySeat<number>[] =>
  scored.rounds.flatMap(({ done }) => (done === null ? [] : [done.points]))
