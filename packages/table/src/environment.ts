import type { Json, Position, Random, Result, Seat, Viewer } from '@halfpint/core'
import type { Command } from './command.ts'
import type { EventOf, TableEvent } from './event.ts'
import type { Question } from './question.ts'
import type { Subscriber } from './subscribers.ts'
import type { Table, TableView } from './table.ts'

/**
 * Makes a match the same for everyone who makes the same choices: its decks are given, the bots decide one after another
 * in seat order, and a player is heard only after them.
 */
export interface FixedMatch {
  /** The events of the deal that is due in this state. */
  deal(state: Position): readonly Json[]
  /** The seed of a bot's decision. `events` is the number of events of the game before it. */
  seed(seat: Seat, events: number): string
}

/** Impure functions, passed in. */
export interface Environment {
  /** Milliseconds since 1970. */
  now(): number
  /** For the seeds of deals and bots: cryptographic where people play. */
  readonly random: Random
  /** Replaces `random` for deals and bots, where a match is the same for everyone. */
  readonly fixed?: FixedMatch
  /** Lets a bot decide. Returns the index of its choice among the legal actions. */
  think(question: Question): Promise<number>
  /** Whether no other process writes to the journal. Otherwise a refusal is decided again on the latest table. */
  readonly isSingleProcess?: boolean
  /** Called with the time of the next timer; `null` if the table waits for commands only. */
  wake?(at: number | null): void
  /** Called with the number of events written. */
  written?(events: number): void
  /** Stores the whole table beside the journal; loading it reads on from there. */
  checkpoint?(table: Table): void
  /** Called when the journal was removed. */
  onRemoved?(): void
  /** The name of this process, which no other process has or had. */
  readonly node?: string
  /** Called once for each call that this process or another one has stored. The process that it names sends it. */
  called?(table: Table, call: EventOf<'called'>): void
  /** Called with the table when the last round of a match is revealed. */
  finished?(table: Table): void
}

/** Start of the log of a match: the version of its first event, and the game. */
export interface Beginning {
  readonly began: number
  readonly game: string
}

/** Runs one table on a journal: persists, then publishes, then acknowledges. */
export interface Host {
  readonly id: string
  /** The whole table with its secrets: never for clients. */
  table(): Table
  /**
   * Runs a command. Returns the version of its first event, or why it was refused. A repeated id of the same sender is
   * answered like the first time, and nothing runs twice. With `key`, the SHA-256 of the sender's secret, the command is
   * refused if the seat changed hands while it waited.
   */
  run(who: Viewer, id: string | null, command: Command, key?: string): Promise<Result<{ readonly version: number }>>
  /**
   * Adds an event that is not a command of a player, if `decide` returns one. `prepare` runs before each decision,
   * while no other command of this process runs at the table.
   */
  note(
    decide: (table: Table) => TableEvent | null,
    prepare?: () => Promise<void>,
  ): Promise<Result<{ readonly version: number }>>
  /**
   * Subscribes as this viewer: first the events after version `after`, or the whole view if those are not known
   * (`null`, too old, or newer than the table); then all further events. Returns an unsubscribe function. A client that
   * becomes another viewer starts with `null`. At a seat without a person the only update is `cut`.
   */
  join(viewer: Viewer, after: number | null, subscriber: Subscriber): () => void
  /** The table as this viewer sees it now. */
  view(viewer: Viewer): TableView
  /** The seat whose secret has this SHA-256; `null` if there is none. */
  seatOf(key: string): Seat | null
  /** The time of the next timer; `null` if the table waits for commands only. */
  due(): number | null
  /** Table time in milliseconds: never before the last event. */
  now(): number
  /** Runs all due timers, bots' turns included, until none is due. */
  drive(): Promise<void>
  /** Reads the events that other processes wrote to the journal, and publishes them. */
  catchUp(): Promise<void>
  /**
   * The record of the last match, with its proofs; of an earlier match if `where` says where its log begins, and
   * otherwise `unknown-match`. The record of a match in progress has all hands: it is not for clients.
   */
  record(match?: number, where?: Beginning): Promise<Result<Json>>
  /** Stops all timers and ends all subscriptions. */
  close(): void
}
