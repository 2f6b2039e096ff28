import { halfPint } from '@halfpint/half-pint'
import type { LinkedGame } from '../linkedgame.ts'
import { halfPintDeals } from './deals.ts'

/** H2, H9, H10: in a round a player predicts, bets, and plays at most each of seven cards alone. */
const MAX_CHOICES = 9

/** H24 to H27: seven tricks, a prediction of six, and both bets of a game of two; a brawl is worth less. */
const MAX_POINTS = 170

/** Links and results of Half-Pint Heroes. */
export const halfPintLinks: LinkedGame = {
  game: halfPint,
  options: ['rounds', 'startSeat', 'sets', 'rowGroups', 'fullHouse'],
  deals: halfPintDeals,
  resultLimits: ({ rounds }) => ({
    choices: Number(rounds) * MAX_CHOICES,
    min: 0,
    max: Number(rounds) * MAX_POINTS,
  }),
}
