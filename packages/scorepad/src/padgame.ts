import type { BySeat, Fields, Json, Seat } from '@halfpint/core'
import type { CsvCell } from './cell.ts'
import type { Edit } from './edit.ts'
import type { Reader } from './entry.ts'
import type { InsightTally } from './insight.ts'
import type { Pad, Scored } from './pad.ts'
import type { SeatOrigins } from './reseat.ts'

/** The part of a pad that all games share. */
export type PadHead = Pick<Pad, 'players' | 'symbols'>

/** The pad of a game: reads, scores, edits and writes its rows. */
export interface PadGame<P extends Pad = Pad, S extends Scored = Scored, E = Edit> {
  readonly id: P['pad']
  readonly seats: { readonly min: number; readonly max: number }
  read(read: Reader, json: Fields, head: PadHead): P
  /** Writes the part that follows the players; the inverse of `read`. */
  write(pad: P): { readonly [key: string]: Json }
  score(pad: P): S
  writeScored(scored: S): Json
  blankRound(seats: number): P['rounds'][number]
  /** Applies an edit of this game. An unknown edit changes nothing. */
  change(pad: P, edit: E): P
  /** The pad after players joined or left, without the names. */
  reseat(pad: P, from: SeatOrigins): P
  /** The options for the next game of the same players. */
  nextOptions(pad: P): Json
  /** Writes the pad as rows of cells. */
  rows(pad: P, scored: S): CsvCell[][]
  /** Reads the JSON of a pad from rows of cells. */
  ofRows(first: string[], head: string[], rows: string[][]): Json
  /** Removes overrides that equal the result of the rules, after a pad was read from CSV. */
  withoutEqualOverrides?(pad: P, scored: S): P
  /** Adds the statistics of a seat in one game. */
  tally(player: InsightTally, scored: S, seat: Seat): void
  /** The points of each round, and the bonus after the last. */
  pointsOf(scored: S): readonly BySeat<number>[]
}
