import type { Problem, Seat } from '@halfpint/core'
import type { PlayerCommand, TableView } from '@halfpint/table'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Playback } from './playback.ts'

/** A place at a table: what is seen from there, and what can be wished from there. All that a board knows. */
export interface Place {
  readonly playback: Playback
  /** The table as it is shown; `null` until it was heard of. */
  readonly view: ReadonlySignal<TableView | null>
  /** What was refused last. */
  readonly problem: Signal<Problem | null>
  /** Whether a wish is on its way. */
  readonly busy: ReadonlySignal<boolean>
  /** What happened lately, in sentences, the newest last. */
  readonly log: ReadonlySignal<readonly string[]>
  /** The seats of this device. */
  readonly mine: readonly Seat[]
  /** Whether the rest of a round can be skipped here; not in replays, puzzles and guided rounds. */
  readonly canSkip: boolean
  send(command: PlayerCommand, as?: Seat): Promise<boolean>
  close(): void
}
