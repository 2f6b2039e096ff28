import type { Problem, Seat } from '@halfpint/core'
import type { PlayerCommand, TableView } from '@halfpint/table'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Playback } from './playback.ts'

/** A place at a table: its view, and the commands it can send. A board knows nothing else. */
export interface Place {
  readonly playback: Playback
  /** The table as it is shown; `null` until it is known. */
  readonly view: ReadonlySignal<TableView | null>
  /** Why the last command was refused. */
  readonly problem: Signal<Problem | null>
  /** Whether a command is being sent. */
  readonly busy: ReadonlySignal<boolean>
  /** Sentences about the last events, the newest last. */
  readonly log: ReadonlySignal<readonly string[]>
  /** The seats of this device. */
  readonly mine: readonly Seat[]
  /** Whether the rest of a round can be skipped; not in replays, puzzles and guided rounds. */
  readonly canSkip: boolean
  send(command: PlayerCommand, as?: Seat): Promise<boolean>
  close(): void
}
