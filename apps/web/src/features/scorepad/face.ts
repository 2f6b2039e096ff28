import type { BySeat, Json, Problem, Seat } from '@halfpint/core'
import type { Edit, Override, Pad, PlayerInsight, Scored } from '@halfpint/scorepad'
import type { TableView } from '@halfpint/table'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Cell } from './cell.ts'
import type { Desk } from './game/desk.ts'

/** What a tap does: a stroke, and where the pencil goes after it; without a stroke it only goes there. */
export interface Tap {
  readonly edit?: Edit
  /** Left out where the pencil goes on by itself. */
  readonly cell?: Cell | null
}

/** One written row as the paper shows it. */
interface PaperRow {
  readonly scores: BySeat<number> | null
  readonly marks: BySeat<'X' | 'B' | ''> | null
  readonly overruled: readonly Override[]
}

/** What is asked about: a number of a round, or the bonus of a seat. */
export interface Question {
  readonly round: number | 'bonus'
  readonly seat: Seat
}

/** The way of the pencil over the entries of a game. */
export interface Pencil<P extends Pad = Pad, C extends Cell = Cell> {
  /** The entry that should be written after this one: the next blank one, or an earlier one that is still needed. */
  next(pad: P, round: number, after: C | null): C | null
  /** Where the pencil rests while a round is under way. */
  resting(pad: P, round: number, after: C | null): C | null
  /** Which numbers the keys offer for a cell. */
  keys(pad: P, round: number, cell: C): readonly number[]
  /** The cell that an edit wrote, so that after an undo the pencil is there again. */
  cellOf(edit: Edit, mending: boolean): C | null
  /** What a number or a seat does to the cell under the pencil. */
  tap(pad: P, round: number, cell: C, value: number | null): Tap
  /** What the pencil waits for, in words. */
  ask(pad: P, cell: C): string
  /** What must be written before a round can be scored: nothing, a stroke, or `false` where something is missing. */
  finish(pad: P, round: number): Edit | null | false
  /** A question about a complete round that is possible but unlikely. It is asked once and leaves no mark. */
  doubt?(pad: P, round: number): Problem | null
  /** Whether the button that scores can be pressed, for a round that is not whole yet. */
  isReady(pad: P, round: number): boolean
}

/** The rare event of a game, with a button of its own: a brawl, a march. */
interface Rarity<P extends Pad = Pad> {
  isOn(pad: P, round: number): boolean
  label(on: boolean): string
  /** Asks for it, or takes it back. */
  press(pad: P, round: number): Tap
}

/** How the pad of a game is written and read in the page. */
export interface PadFace<P extends Pad = Pad, S extends Scored = Scored, C extends Cell = Cell> {
  readonly pencil: Pencil<P, C>
  readonly rarity: Rarity<P>
  /** How many rounds are offered, the usual number first. */
  readonly rounds: readonly string[]
  /** Whether one of the players starts, and moves on with every round. */
  readonly hasStarter: boolean
  /** The options of a new pad besides its rounds. */
  readonly Options: ComponentType<{
    readonly options: { readonly [name: string]: Json }
    readonly onChange: (options: { readonly [name: string]: Json }) => void
  }>
  /** The round under the pencil; without a desk it is only looked at. */
  Entry(props: { readonly pad: P; readonly scored: S; readonly round: number; readonly desk?: Desk }): ComponentChildren
  /** Whether those who follow see the round under way. */
  readonly showsEntry: boolean
  readonly Keys: ComponentType<{ readonly desk: Desk }>
  /** H6: whose round it is. */
  starter(scored: S, round: number): Seat | null
  row(scored: S, round: number): PaperRow
  /** How points are written, with their sign where they can be minus points. */
  written(points: number): string
  /** The bonus of the final scoring, and what of it the table settled otherwise. */
  bonus(scored: S): { readonly points: BySeat<number>; readonly overruled: readonly Override[] } | null
  /** Why a number stands there, and how to change it. */
  readonly Reasons: ComponentType<{
    readonly desk: Desk
    readonly question: Question
    readonly name: (seat: Seat) => string
  }>
  /** What the table should hear at once. */
  alarm(scored: S, round: number): string | null
  /** What the table should hear between two rounds, besides who leads. */
  News(props: {
    readonly pad: P
    readonly scored: S
    readonly round: number
    /** Who leads, for a table that has nothing else to hear. */
    readonly standing: readonly string[]
  }): ComponentChildren
  /** What is said after the last round. */
  Last?(props: { readonly pad: P; readonly scored: S; readonly round: number }): ComponentChildren
  /** The pad of a match at a table, as if it had been written by hand; `null` before the first match. */
  fromTable?(view: TableView): P | null
  /** More for the menu of the pad. */
  readonly extra?: {
    readonly label: () => string
    readonly View: ComponentType<{ readonly desk: Desk; readonly onClose: () => void }>
  }
  /** What all games of a group tell of a player, line by line: a number, or a part of a whole. */
  facts(
    player: PlayerInsight,
  ): readonly (readonly [name: string, value: number | readonly [part: number, whole: number]])[]
}
