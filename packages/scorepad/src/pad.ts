import { type BySeat, bySeat, type Problem, type Seat } from '@halfpint/core'

/** What is not entered yet, or not overruled. */
export type Blank<T> = T | null

/** A score pad of whichever game: what everybody may know of it. */
export interface Pad {
  /** The id of the game. */
  readonly pad: string
  readonly players: BySeat<string>
  /** The symbol of each player, if the pad knows them. */
  readonly symbols: BySeat<string> | null
  readonly options: { readonly rounds: number }
  readonly rounds: readonly object[]
}

/** A number that the table settled otherwise: what the rules give, and what stands. */
export type Overrule = {
  readonly seat: Seat
  readonly what: 'scores' | 'marks' | 'points' | 'bonus'
  /** `null` where the rules cannot say, since nothing else was entered. */
  readonly rules: number | string | null
  readonly stands: number | string
}

/** A row of a pad with its sums; `done` is `null` while something is missing, or after the game's end. */
export interface ScoredRound {
  readonly done: { readonly overruled: readonly Overrule[] } | null
  /** What cannot have been, as far as it is entered; it stops nothing. */
  readonly warnings: readonly Problem[]
}

/** A whole pad with its sums, of whichever game. */
export interface Scored {
  readonly pad: string
  readonly rounds: readonly ScoredRound[]
  readonly result: { readonly winners: readonly Seat[]; readonly ending: string } | null
  /** All points so far. */
  readonly totals: BySeat<number>
}

/** A list with nothing in it yet. */
export const blanks = (seats: number): null[] => bySeat(seats, () => null)

/** The same list with another entry at one place. */
export const replaced = <T>(list: readonly T[], at: number, entry: T): readonly T[] =>
  list.map((old, place) => (place === at ? entry : old))
