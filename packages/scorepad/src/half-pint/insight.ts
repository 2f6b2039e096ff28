import type { BySeat, Seat } from '@halfpint/core'
import { longestRun } from '@halfpint/half-pint'
import type { Tally } from '../insight.ts'
import type { HeroesDone, ScoredHeroes } from './score.ts'

/** Rows copied from paper tell points and marks, but no predictions. */
const isTold = ({ overruled }: HeroesDone): boolean => !overruled.some(({ rules }) => rules === null)

const tallyHeroesRound = (player: Tally, done: HeroesDone, seat: Seat): void => {
  const { played, gunFight, drinks, marks } = done
  if (gunFight.includes(seat)) player.gunFights++
  if (drinks.some(drink => drink.seat === seat)) player.drinks++
  if (marks[seat] === 'B') player.brawls++
  if (played.brawl !== null || !isTold(done)) return
  const missedBy = (of: Seat): number => (played.tricks[of] as number) - (played.predictions[of] as number)
  player.predictions++
  if (missedBy(seat) === 0) player.met++
  player.over += Math.max(0, missedBy(seat))
  player.under += Math.max(0, -missedBy(seat))
  const bet = played.bets[seat]
  if (typeof bet !== 'number') return
  player.bets++
  if (missedBy(bet) !== 0) player.betsWon++
}

/** Counts what a seat did in a game. */
export const tallyHeroes = (player: Tally, scored: ScoredHeroes, seat: Seat): void => {
  const rows = scored.rounds.flatMap(({ done }) => (done === null ? [] : [done]))
  for (const done of rows) tallyHeroesRound(player, done, seat)
  player.rounds += rows.length
  player.drinks += scored.rounds.filter(round => round.drinksAtReveal?.includes(seat)).length
  player.streak = Math.max(player.streak, longestRun(rows, seat))
}

/** The points of each round, and the bonus after the last. */
export const heroesPoints = (scored: ScoredHeroes): readonly BySeat<number>[] => {
  const rows = scored.rounds.flatMap(({ done }) => (done === null ? [] : [done.scores]))
  return scored.result?.ending === 'final-scoring' ? [...rows, scored.result.bonus] : rows
}
