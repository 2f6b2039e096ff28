import type { Seat } from '@halfpint/core'
import { longestRun } from '../score.ts'
import type { RoundResult, State } from '../state.ts'

/** H26: whether a seat won its bet in this round. */
const wonBet = ({ bets, brawl, marks }: RoundResult, seat: Seat): boolean => {
  const bet = bets[seat]
  return brawl === null && typeof bet === 'number' && marks[bet] === ''
}

/** Statistics of one seat over the finished rounds. */
export const figuresOf = ({ results }: Pick<State, 'results'>, seat: Seat) => ({
  /** H25: predictions met. */
  exact: results.filter(({ marks }) => marks[seat] === 'X').length,
  betsWon: results.filter(result => wonBet(result, seat)).length,
  brawls: results.filter(({ marks }) => marks[seat] === 'B').length,
  tricks: results.reduce((sum, { tricks }) => sum + tricks[seat]!, 0),
  /** H32: the longest run of marks. */
  run: longestRun(results, seat),
})
