import type { BySeat, Fields, Json, Seat } from '@halfpint/core'
import type { Cell } from './cell.ts'
import type { Edit } from './edit.ts'
import type { Reader } from './entry.ts'
import type { Tally } from './insight.ts'
import type { Pad, Scored } from './pad.ts'
import type { From } from './reseat.ts'

/** What every pad has. */
export type PadHead = Pick<Pad, 'players' | 'symbols'>

/** All that pads need of a game: its rows read, scored, changed and written. */
export interface PadGame<P extends Pad = Pad, S extends Scored = Scored, E = Edit> {
  readonly id: P['pad']
  readonly seats: { readonly least: number; readonly most: number }
  read(read: Reader, json: Fields, head: PadHead): P
  /** What the pad has beside its head; the inverse of `read`. */
  write(pad: P): { readonly [key: string]: Json }
  score(pad: P): S
  writeScored(scored: S): Json
  blankRound(seats: number): P['rounds'][number]
  /** The pad after a stroke of the game's own; one that it does not know changes nothing. */
  change(pad: P, edit: E): P
  /** The pad for those who play on after some came or went, all but the names. */
  reseat(pad: P, from: From): P
  /** The options with which the same people play again. */
  nextOptions(pad: P): Json
  /** The pad as a table for spreadsheets. */
  rows(pad: P, scored: S): Cell[][]
  /** The pad in its format from such a table. */
  ofRows(first: string[], head: string[], rows: string[][]): Json
  /** The pad that was read from a table, without what only repeats the rules. */
  settled?(pad: P, scored: S): P
  /** Counts what a seat did in a game. */
  tally(player: Tally, scored: S, seat: Seat): void
  /** The points of each round, and what comes after the last. */
  pointsOf(scored: S): readonly BySeat<number>[]
}
