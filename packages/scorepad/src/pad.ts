import { type BySeat, bySeat, type Problem, type Seat } from '@halfpint/core'

/** A value that may be missing. */
export type Nullable<T> = T | null

/** A score pad of any game. */
export interface Pad {
  /** The id of the game. */
  readonly pad: string
  readonly players: BySeat<string>
  /** The symbol of each player, if the pad knows them. */
  readonly symbols: BySeat<string> | null
  readonly options: { readonly rounds: number }
  readonly rounds: readonly object[]
}

/** An override: the value of the rules, and the value on the pad. */
export type Override = {
  readonly seat: Seat
  readonly what: 'scores' | 'marks' | 'points' | 'bonus'
  /** `null` if the rules cannot compute it, because nothing else was entered. */
  readonly rules: number | string | null
  readonly stands: number | string
}

/** A row of a pad with its sums; `done` is `null` while something is missing, or after the game's end. */
export interface ScoredRound {
  readonly done: { readonly overrides: readonly Override[] } | null
  /** Entries that are impossible by the rules. They do not block scoring. */
  readonly warnings: readonly Problem[]
}

/** A scored pad of any game. */
export interface Scored {
  readonly pad: string
  readonly rounds: readonly ScoredRound[]
  readonly result: { readonly winners: readonly Seat[]; readonly ending: string } | null
  /** All points so far. */
  readonly totals: BySeat<number>
}

/** A list of blanks. */
export const emptyEntries = (seats: number): null[] => bySeat(seats, () => null)

/** Replaces one entry of a list. */
export const withEntry = <T>(list: readonly T[], at: number, entry: T): readonly T[] =>
  list.map((old, place) => (place === at ? entry : old))
