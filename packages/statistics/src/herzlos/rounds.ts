import type { State } from '@halfpint/herzlos'
import type { RoundsOf } from '../roundsof.ts'

/** The statistics of a seat in each round of a finished game. */
export const herzlosRounds: RoundsOf<State> = ({ results }, _, seat) => {
  return results.map(({ points, march, taken }) => ({
    queen: taken[seat]?.includes('fQ') === true,
    jack: taken[seat]?.includes('dJ') === true,
    march: march === seat,
    points: points[seat]!,
  }))
}
