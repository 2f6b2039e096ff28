import type { BySeat, Seat } from '@halfpint/core'
import type { Card, Options } from '@halfpint/herzlos'
import { type Blank, blanks, type Pad } from '../pad.ts'

/** One row of a Herzlos pad: points, or the scoring cards from which they follow. */
export interface HerzlosRound {
  /** With `cards`, a number here overrules what the cards are worth. */
  readonly points: BySeat<Blank<number>>
  readonly march: Seat | null
  /** The scoring cards that each seat took; `null` where only points are told. */
  readonly cards: BySeat<readonly Card[]> | null
}

/** A score pad of Herzlos. */
export interface HerzlosPad extends Pad {
  readonly pad: 'herzlos'
  readonly options: Options
  readonly rounds: readonly HerzlosRound[]
}

/** A row of Herzlos with nothing in it. */
export const blankHerzlosRound = (seats: number): HerzlosRound => ({ points: blanks(seats), march: null, cards: null })
