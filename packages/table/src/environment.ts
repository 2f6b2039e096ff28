import type { Json, Random, Result, Seat, Viewer } from '@halfpint/core'
import type { TableFact } from './fact.ts'
import type { Question } from './question.ts'
import type { Subscriber } from './subscribers.ts'
import type { Table, TableView } from './table.ts'
import type { Wish } from './wish.ts'

/** What is impure, passed in. */
export interface Environment {
  /** Milliseconds since 1970. */
  now(): number
  /** For seeds of deals and of bots: cryptographic where people play. */
  readonly random: Random
  /** Lets a bot think and gives the place of its choice among the legal actions. */
  think(question: Question): Promise<number>
  /** Whether nobody else writes to the journal; otherwise a refusal is decided again on the latest table. */
  readonly alone?: boolean
  /** Told when the table next wants to be driven (`null`: only when somebody wishes something). */
  wake?(at: number | null): void
  /** Told how many facts were written. */
  written?(facts: number): void
  /** Is given the whole table now and then, to be kept beside the journal; taking it up then reads on from there. */
  checkpoint?(table: Table): void
  /** Told when the journal is empty all of a sudden: the table was swept away. */
  gone?(): void
  /** Is given the table once the last round of a match is unveiled. */
  finished?(table: Table): void
}

/** Where the log of a match begins: the version of its first fact, and the game that was set up. */
export interface Beginning {
  readonly began: number
  readonly game: string
}

/** Runs one table over a journal: persists, then publishes, then acknowledges. */
export interface Host {
  readonly id: string
  /** The whole table: for the machine room, never for the wire. */
  table(): Table
  /**
   * Does what is wished, or says why not. Gives the version of the first fact that followed. An id counts for
   * its wisher; a repeated one is answered like the first time, and nothing is done twice. With `key`, the SHA-256
   * of their secret, nothing is done once the chair is somebody else's: it may change while the wish waits.
   */
  wish(who: Viewer, id: string | null, wish: Wish, key?: string): Promise<Result<{ readonly version: number }>>
  /** Notes what nobody at the table wishes: the fact that is decided on the latest table, if there is one. */
  note(decide: (table: Table) => TableFact | null): Promise<Result<{ readonly version: number }>>
  /**
   * Listens as this viewer: first what is missing after version `after`, or the whole view where that is not
   * known (`null`, too old, or ahead of the table); then all that happens. Gives the way to stop. Who becomes
   * another viewer begins with `null`. At a seat where no person sits, nothing is heard but `cut`.
   */
  join(viewer: Viewer, after: number | null, hear: Subscriber): () => void
  /** The table as this viewer sees it now. */
  view(viewer: Viewer): TableView
  /** Whose secret this is the SHA-256 of; `null` if nobody's. */
  seatOf(key: string): Seat | null
  /** When the table next wants to be driven, `null` if it waits for people. */
  due(): number | null
  /** The time at this table, in milliseconds: never before its last fact. */
  now(): number
  /** Does all that is due, bots' turns too, until nothing is. */
  drive(): Promise<void>
  /** Reads what others have written to the journal, and publishes it. */
  catchUp(): Promise<void>
  /**
   * The record of the last match, with its proofs; of an earlier one if it is said where that began, and
   * `unknown-match` if not. That of a match under way holds all hands: it is not for the wire.
   */
  record(match?: number, where?: Beginning): Promise<Result<Json>>
  /** Stops driving; listeners hear nothing more. */
  close(): void
}
