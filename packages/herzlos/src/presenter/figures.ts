import type { Seat } from '@halfpint/core'
import type { Card } from '../card.ts'
import type { State } from '../state.ts'

/** Figures of one seat over the rounds played so far. */
export const figuresOf = ({ results }: Pick<State, 'results'>, seat: Seat) => {
  const times = (card: Card): number => results.filter(({ taken }) => taken[seat]?.includes(card)).length
  return {
    jacks: times('dJ'),
    queens: times('fQ'),
    /** Rounds without a loss. */
    clean: results.filter(({ points }) => (points[seat] as number) >= 0).length,
  }
}
