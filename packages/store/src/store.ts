import type { Json, Result } from '@halfpint/core'
import type { Copied } from './backup.ts'
import type { Copies } from './copies.ts'

/** One event of a table's log, before it is stored. */
export interface Entry {
  /** The id of the command that caused it, on the first entry of that command. Unique per table. */
  readonly id?: string
  /** Time of the event, in milliseconds. */
  readonly at: number
  /** The event. The store does not interpret it. */
  readonly event: Json
}

/** An entry with its place in the log: 1, 2, 3 … without a gap. */
export interface Stored extends Entry {
  readonly version: number
}

/**
 * Result of an append. `done`: the log now ends at `version`. `conflict`: another writer was faster; the log ends at
 * `version` and nothing was written. `repeated`: an entry with one of these ids is already in the log at `version`, and
 * nothing was written. `repeated` takes precedence over `conflict`.
 */
export type Appended = { readonly kind: 'done' | 'conflict' | 'repeated'; readonly version: number }

/** Data of a table that can be queried without its log, written in the same transaction as the entries. */
export interface TableSummary {
  /** Whether the table is in the public list. */
  readonly listed: boolean
  /** Time of the next timer, in milliseconds; `null` while the table waits for people. */
  readonly due: number | null
  /** Whether its last game is over. */
  readonly over: boolean
  /** Data for the list of tables. */
  readonly summary: Json
}

/** Summary of a log that is not a table. */
export const NO_TABLE: TableSummary = { listed: false, due: null, over: true, summary: null }

/** A complete table at a version. The store does not interpret it. */
interface Checkpoint {
  readonly version: number
  readonly state: Json
}

/** A log as it is loaded. */
interface LoadedLog {
  readonly version: number
  readonly checkpoint: Checkpoint | null
  readonly entries: readonly Stored[]
}

/** A table as the public list shows it. */
interface ListedTableRow {
  readonly table: string
  readonly version: number
  readonly summary: Json
}

/** A notice that a table's log reaches at least this version. */
export interface Notice {
  readonly table: string
  readonly version: number
}

/** Data of a finished game without its record. */
export interface FinishedMatch {
  readonly table: string
  /** Number of the game at the table: 1, 2, 3 … */
  readonly match: number
  readonly game: string
  readonly endedAt: number
  /** The names at the table, in seat order. */
  readonly players: readonly string[]
}

/** A finished game in the list of a table's games. */
export interface ArchivedGame extends FinishedMatch {
  readonly id: string
}

/** A finished game with its record. */
export interface ArchivedRecord extends ArchivedGame {
  readonly record: Json
}

/** Size of a store: tables (other logs have a hyphen in their id), records, and bytes on disk. */
export interface StoreCounts {
  readonly tables: number
  readonly records: number
  readonly bytes: number
}

/** Claims on tables. They use the clock of the shared database, not those of the processes. */
export interface Claims {
  /**
   * Claims a table for `lease` milliseconds, at most a minute, or extends the claim. Returns `false` while another
   * owner holds it.
   */
  claim(table: string, owner: string, lease: number): Promise<boolean>
  /** Ends a claim of this owner. */
  release(table: string, owner: string): Promise<void>
}

/**
 * Stores the logs of tables. When a promise resolves, its write is on disk. If a promise rejects with `StoreDown`, the
 * outcome of the write is unknown: read again, or append again with the same id, which returns `repeated` if the first
 * append succeeded.
 */
export interface Store {
  readonly kind: 'memory' | 'sqlite' | 'postgres'
  /**
   * Writes the entries after version `expected` (0 creates the table) and replaces the summary, all or nothing. Without
   * entries only the summary of an existing table is replaced, without a notice.
   */
  append(table: string, expected: number, entries: readonly Entry[], summary: TableSummary): Promise<Appended>
  /** The log after a version, in order; empty for a table that does not exist. */
  read(table: string, after?: number): Promise<readonly Stored[]>
  /** Returns the last entry of a log without reading the others; `undefined` if there is none. */
  last(table: string): Promise<Stored | undefined>
  /**
   * Returns the data needed to load a table: its last checkpoint, and the log from `back` entries before it on. The
   * last entry has `version` or a later one; 0 if there is no such table.
   */
  load(table: string, back: number): Promise<LoadedLog>
  /**
   * Stores a checkpoint in place of an older one, and removes the entries that are more than `keep` before it. Does
   * nothing for an unknown table, or if a later checkpoint exists.
   */
  checkpoint(table: string, checkpoint: Checkpoint, keep: number): Promise<void>
  /**
   * The public tables, the last one opened first. Of tables with the same `addressTag` in their summaries, at most the
   * last `perTag` opened.
   */
  list(limit: number, perTag?: number): Promise<readonly ListedTableRow[]>
  /**
   * Tables with a timer at or before `before`, the longest waiting first. With an `owner`, without those that another
   * owner has claimed.
   */
  due(before: number, limit: number, owner?: string): Promise<readonly string[]>
  /** Present if several processes may share the store: decides which of them drives a table. */
  readonly claims?: Claims
  /**
   * Subscribes to notices of all appends, of this process and all others, in batches. Returns an unsubscribe function.
   * A notice may be repeated, and only the highest version of a table may be reported. Notices lost with a connection
   * arrive within two seconds, with a silent connection within four.
   */
  watch(hear: (news: readonly Notice[]) => void): () => void
  /** Sends a notice to all subscribers without storing it; it may get lost. */
  announce(notice: Notice): void
  /** Archives the record of a finished game. An existing id is not changed. */
  archive(id: string, record: Json, finished: FinishedMatch): Promise<void>
  /** One finished game, or `null`. */
  record(id: string): Promise<ArchivedRecord | null>
  /** The finished games of a table, in the order they were played. */
  records(table: string): Promise<readonly ArchivedGame[]>
  /**
   * Removes tables whose last entry is older than `before`, at most `limit` of them and none of `spared`, and expired
   * claims; records stay. Returns the number of tables.
   */
  sweep(before: number, limit: number, spared?: readonly string[]): Promise<number>
  /** The time of the newest entry of any log; `null` if there is none. */
  newest(): Promise<number | null>
  /** Removes the records of games that ended before `before`, at most `limit` of them. Returns their number. */
  sweepRecords(before: number, limit: number): Promise<number>
  /** Removes one table with its log; its records stay. */
  remove(table: string): Promise<void>
  /** Replaces events of the log. Versions stay the same, and subscribers are not notified. */
  rewrite(table: string, events: readonly { version: number; event: Json }[]): Promise<void>
  /** Replaces an archived record. */
  rewriteRecord(id: string, record: Json, players: readonly string[]): Promise<void>
  /**
   * Makes deleted and rewritten content unreadable in the store's file, if there is one. Resolves when that is done, or
   * will be tried again in the background. A failure is logged.
   */
  erase(): Promise<void>
  /** Encrypted copies of the data of devices. */
  readonly copies: Copies
  /** Returns the size of the store. */
  counts(): Promise<StoreCounts>
  /** Resolves when the store can be written to. */
  ping(): Promise<void>
  /** Finishes pending writes and releases files and connections. A second call does nothing. */
  close(): Promise<void>
}

/** A store in one file, which can be copied while it is in use. */
export interface FileStore extends Store {
  /** Makes a consistent copy of the file; refuses with `backup-exists` or `backup-failed`. */
  backup(to: string): Promise<Result<Copied>>
}
