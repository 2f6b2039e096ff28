import type { BySeat, Seat } from '@halfpint/core'
import { longestRun } from '@halfpint/half-pint'
import type { InsightTally } from '../insight.ts'
import type { HalfPintDone, ScoredHalfPint } from './score.ts'

/** Whether a round has predictions. Rows copied from paper have points and marks only. */
const hasPredictions = ({ overrides }: HalfPintDone): boolean => !overrides.some(({ rules }) => rules === null)

const tallyHalfPintRound = (player: InsightTally, done: HalfPintDone, seat: Seat): void => {
  const { played, gunFight, drinks, marks } = done
  if (gunFight.includes(seat)) player.gunFights++
  if (drinks.some(drink => drink.seat === seat)) player.drinks++
  if (marks[seat] === 'B') player.brawls++
  if (played.brawl !== null || !hasPredictions(done)) return
  const missedBy = (of: Seat): number => played.tricks[of]! - played.predictions[of]!
  player.predictions++
  if (missedBy(seat) === 0) player.met++
  player.over += Math.max(0, missedBy(seat))
  player.under += Math.max(0, -missedBy(seat))
  const bet = played.bets[seat]
  if (typeof bet !== 'number') return
  player.bets++
  if (missedBy(bet) !== 0) player.betsWon++
}

/** Adds the statistics of a seat in one game. */
export const tallyHalfPint = (player: InsightTally, scored: ScoredHalfPint, seat: Seat): void => {
  const rows = scored.rounds.flatMap(({ done }) => (done === null ? [] : [done]))
  for (const done of rows) tallyHalfPintRound(player, done, seat)
  player.rounds += rows.length
  player.drinks += scored.rounds.filter(round => round.drinksAtReveal?.includes(seat)).length
  player.streak = Math.max(player.streak, longestRun(rows, seat))
}

/** The points of each round, and the bonus after the last. */
export const halfPintPoints = (scored: ScoredHalfPint): readonly BySeat<number>[] => {
  const rows = scored.rounds.flatMap(({ done }) => (done === null ? [] : [done.scores]))
  return scored.result?.ending === 'final-scoring' ? [...rows, scored.result.bonus] : rows
}
