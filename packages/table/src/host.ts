import type { Json, Random, Result, Viewer } from '@halfpint/core'
import type { Told } from './fact.ts'
import type { Journal } from './journal.ts'
import type { Question } from './mind.ts'
import type { Person } from './person.ts'
import type { Setup } from './setup.ts'
import type { Table, TableView } from './table.ts'
import type { Wish } from './wish.ts'

/** What a listener hears, in order and without a gap. */
export type News =
  /** The whole table as it stands at `view.version`; forget what was before. */
  | { readonly kind: 'view'; readonly view: TableView }
  /** What happened since, redacted for the viewer. The same array goes to all listeners of one viewer. */
  | { readonly kind: 'facts'; readonly told: readonly Told[] }
  /** The chair is no longer this viewer's: nothing more comes. */
  | { readonly kind: 'cut' }

/** What is impure, passed in. */
export interface Powers {
  /** Milliseconds since 1970. */
  now(): number
  /** For seeds of deals and of bots: cryptographic where people play. */
  readonly random: Random
  /** Lets a bot think and gives the place of its choice among the legal actions. */
  think(question: Question): Promise<number>
  /** Told when the table next wants to be driven (`null`: only when somebody wishes something). */
  wake?(at: number | null): void
  /** Told once the last round of a match is unveiled. */
  finished?(match: number): void
}

/** Runs one table over a journal: persists, then publishes, then acknowledges. */
export interface Host {
  readonly id: string
  /** The whole table: for the machine room, never for the wire. */
  table(): Table
  /** Does what is wished, or says why not; a repeated id is answered like the first time. */
  wish(who: Viewer, id: string | null, wish: Wish): Promise<Result<{ readonly version: number }>>
  /**
   * Listens as this viewer: first what is missing after version `after`, or the whole view where that is not
   * known (`null`, too old, or ahead of the table); then all that happens. Gives the way to stop.
   */
  join(viewer: Viewer, after: number | null, hear: (news: News) => void): () => void
  /** The table as this viewer sees it now. */
  view(viewer: Viewer): TableView
  /** Whose secret this is the SHA-256 of; `null` if nobody's. */
  seatOf(key: string): number | null
  /** When the table next wants to be driven, `null` if it waits for people. */
  due(): number | null
  /** Does all that is due, bots' turns too, until nothing is. */
  drive(): Promise<void>
  /** Reads what others have written to the journal, and publishes it. */
  catchUp(): Promise<void>
  /** The record of a match, with its proofs; the last one if not said. */
  record(match?: number): Promise<Result<Json>>
  /** Stops driving; listeners hear nothing more. */
  close(): void
}

/** What opens a table. */
export interface Opening {
  readonly table: string
  readonly setup: Setup
  /** Who opens it: sits on seat 0 and is the host. */
  readonly person: Person
  readonly key: string
}

/** Opens a new table on an empty journal. */
export declare const openTable: (
  journal: Journal,
  opening: Opening,
  powers: Powers,
  id?: string,
) => Promise<Result<Host>>

/** Takes up the table that a journal tells of; `no-such-table` if it is empty. */
export declare const openHost: (journal: Journal, powers: Powers) => Promise<Result<Host>>
