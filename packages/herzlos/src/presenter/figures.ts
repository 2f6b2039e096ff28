import type { Seat } from '@halfpint/core'
import type { Card } from '../card.ts'
import type { State } from '../state.ts'

/** Statistics of one seat over the finished rounds. */
export const figuresOf = ({ results }: Pick<State, 'results'>, seat: Seat) => {
  const times = (card: Card): number => results.filter(({ taken }) => taken[seat]?.includes(card)).length
  return {
    jacks: times('dJ'),
    queens: times('fQ'),
    /** Rounds without a loss. */
    clean: results.filter(({ points }) => points[seat]! >= 0).length,
  }
}
