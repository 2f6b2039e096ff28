import { deckFor, herzlos, JACK_POINTS, QUEEN_POINTS } from '@halfpint/herzlos'
import type { LinkedGame } from '../linkedgame.ts'
import { herzlosDeals } from './deals.ts'

/** Links and results of Herzlos. */
export const herzlosLinks: LinkedGame = {
  game: herzlos,
  options: ['rounds', 'hearts', 'march'],
  deals: herzlosDeals,
  resultLimits({ rounds, hearts }, seats) {
    // In a round a player passes once and plays the cards of a hand.
    const choices = 1 + deckFor(seats).length / seats
    // Z6: nobody takes more than all hearts of one sign, plus queen or jack. Z8 gives no more.
    const sum = (sign: 1 | -1): number =>
      (hearts as readonly number[]).reduce((all, points) => all + (points * sign > 0 ? points : 0), 0)
    return {
      choices: Number(rounds) * choices,
      min: Number(rounds) * (sum(-1) + QUEEN_POINTS),
      max: Number(rounds) * (sum(1) + JACK_POINTS),
    }
  },
}
