import { type Card, type State, splitOf } from '@halfpint/half-pint'
import type { RoundsOf } from '../roundsof.ts'

/** The statistics of a seat in each round of a finished game. */
export const halfPintRounds: RoundsOf<State> = ({ results }, decks, seat) => {
  return results.map(({ predictions, bets, tricks, brawl, scores, marks }, round) => {
    const bet = bets[seat]
    const target = typeof bet === 'number' ? bet : null
    // H28: in a round with a brawl, bets and predictions do not count.
    const counts = brawl === null
    return {
      hand: splitOf(decks[round]?.[0] as Card).hand,
      predicted: counts ? predictions[seat]! : null,
      met: counts ? marks[seat] === 'X' : null,
      bet: counts && target !== null ? predictions[target] !== tricks[target] : null,
      brawl: brawl === seat,
      points: scores[seat]!,
    }
  })
}
