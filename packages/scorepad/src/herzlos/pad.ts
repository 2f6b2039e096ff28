import type { BySeat, Seat } from '@halfpint/core'
import type { Card, Options } from '@halfpint/herzlos'
import { emptyEntries, type Nullable, type Pad } from '../pad.ts'

/** A row of a Herzlos pad: points, or the scoring cards that give the points. */
export interface HerzlosRound {
  /** With `cards`, a number here overrides the points of the cards. */
  readonly points: BySeat<Nullable<number>>
  readonly march: Seat | null
  /** The scoring cards that each seat took; `null` if only points were entered. */
  readonly cards: BySeat<readonly Card[]> | null
}

/** A score pad of Herzlos. */
export interface HerzlosPad extends Pad {
  readonly pad: 'herzlos'
  readonly options: Options
  readonly rounds: readonly HerzlosRound[]
}

/** An empty row of Herzlos. */
export const blankHerzlosRound = (seats: number): HerzlosRound => ({
  points: emptyEntries(seats),
  march: null,
  cards: null,
})
