import type { Seat } from '@halfpint/core'
import { longestRun } from '../score.ts'
import type { RoundResult, State } from '../state.ts'

/** H26: whether a seat's bet of this round was won. */
const wonBet = ({ bets, brawl, marks }: RoundResult, seat: Seat): boolean => {
  const bet = bets[seat]
  return brawl === null && typeof bet === 'number' && marks[bet] === ''
}

/** Figures of one seat over the rounds played so far. */
export const figuresOf = ({ results }: Pick<State, 'results'>, seat: Seat) => ({
  /** H25: predictions met. */
  exact: results.filter(({ marks }) => marks[seat] === 'X').length,
  betsWon: results.filter(result => wonBet(result, seat)).length,
  brawls: results.filter(({ marks }) => marks[seat] === 'B').length,
  tricks: results.reduce((sum, { tricks }) => sum + (tricks[seat] as number), 0),
  /** H32: the longest run of marks. */
  run: longestRun(results, seat),
})
