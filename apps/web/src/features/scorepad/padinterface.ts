import type { BySeat, Json, Problem, Seat } from '@halfpint/core'
import type { Edit, Override, Pad, PlayerInsight, Scored } from '@halfpint/scorepad'
import type { TableView } from '@halfpint/table'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Cell } from './cell.ts'
import type { PadEditor } from './game/padeditor.ts'

/** The result of a tap: a stroke to write, if any, and the next cell. */
export interface Tap {
  readonly edit?: Edit
  /** Left out if the next cell follows from the order of entries. */
  readonly cell?: Cell | null
}

/** One finished row as the pad shows it. */
interface PaperRow {
  readonly scores: BySeat<number> | null
  readonly marks: BySeat<'X' | 'B' | ''> | null
  readonly overruled: readonly Override[]
}

/** The cell whose reasons are shown: a number of a round, or the final bonus of a seat. */
export interface Question {
  readonly round: number | 'bonus'
  readonly seat: Seat
}

/** The order of the entries of a game. */
export interface EntryOrder<P extends Pad = Pad, C extends Cell = Cell> {
  /** The cell to enter after this one: the next empty one, or an earlier one that is still missing. */
  next(pad: P, round: number, after: C | null): C | null
  /** The cell that is selected when all entries of a round are there. */
  resting(pad: P, round: number, after: C | null): C | null
  /** The numbers that the keys offer for a cell. */
  keys(pad: P, round: number, cell: C): readonly number[]
  /** The cell that an edit wrote; undo selects it again. */
  cellOf(edit: Edit, correcting: boolean): C | null
  /** The result of a tap on a number or seat for the selected cell. */
  tap(pad: P, round: number, cell: C, value: number | null): Tap
  /** The question for the selected cell. */
  ask(pad: P, cell: C): string
  /** The stroke needed before the round can be scored, nothing if it is complete, or `false` if an entry is missing. */
  finish(pad: P, round: number): Edit | null | false
  /** A question about a complete round that is possible but unlikely. It is asked once and leaves no mark. */
  doubt?(pad: P, round: number): Problem | null
  /** Whether an incomplete round may be scored. */
  isReady(pad: P, round: number): boolean
}

/** The rare event of a game with a separate button: a brawl, a march. */
interface Rarity<P extends Pad = Pad> {
  isOn(pad: P, round: number): boolean
  label(on: boolean): string
  /** Selects the cells of the event, or cancels it. */
  press(pad: P, round: number): Tap
}

/** Everything that the page needs to show and edit the pad of a game. */
export interface PadInterface<P extends Pad = Pad, S extends Scored = Scored, C extends Cell = Cell> {
  readonly order: EntryOrder<P, C>
  readonly rarity: Rarity<P>
  /** The numbers of rounds offered, the default first. */
  readonly rounds: readonly string[]
  /** Whether the game has a start player, who changes with every round. */
  readonly hasStarter: boolean
  /** The options of a new pad besides its rounds. */
  readonly Options: ComponentType<{
    readonly options: { readonly [name: string]: Json }
    readonly onChange: (options: { readonly [name: string]: Json }) => void
  }>
  /** The row of the current round; without `editor` it is read-only. */
  Entry(props: {
    readonly pad: P
    readonly scored: S
    readonly round: number
    readonly editor?: PadEditor
  }): ComponentChildren
  /** Whether followers see the round in progress. */
  readonly showsEntry: boolean
  readonly Keys: ComponentType<{ readonly editor: PadEditor }>
  /** H6: the player who starts the round. */
  starter(scored: S, round: number): Seat | null
  row(scored: S, round: number): PaperRow
  /** Formats points, with a sign where they can be negative. */
  written(points: number): string
  /** The bonus of the final scoring, and the numbers that the table changed by hand. */
  bonus(scored: S): { readonly points: BySeat<number>; readonly overruled: readonly Override[] } | null
  /** The reasons of a number, with a way to change it. */
  readonly Reasons: ComponentType<{
    readonly editor: PadEditor
    readonly question: Question
    readonly name: (seat: Seat) => string
  }>
  /** Warnings to announce at once. */
  alarm(scored: S, round: number): string | null
  /** News to announce between two rounds, besides the leader. */
  News(props: {
    readonly pad: P
    readonly scored: S
    readonly round: number
    /** Names the leader when there is no other news. */
    readonly standing: readonly string[]
  }): ComponentChildren
  /** The sentence after the last round. */
  Last?(props: { readonly pad: P; readonly scored: S; readonly round: number }): ComponentChildren
  /** The pad of a match at a table, in the format of a handwritten one; `null` before the first match. */
  fromTable?(view: TableView): P | null
  /** Further entries of the pad's menu. */
  readonly extra?: {
    readonly label: () => string
    readonly View: ComponentType<{ readonly editor: PadEditor; readonly onClose: () => void }>
  }
  /** Statistics of one player over all games of a group: a number, or a share, for each line. */
  facts(
    player: PlayerInsight,
  ): readonly (readonly [name: string, value: number | readonly [part: number, whole: number]])[]
}
