import type { Json, Result } from '@halfpint/core'
import type { Copied } from './backup.ts'
import type { Transfers } from './transfers.ts'

/** One event of a table's log, before it is stored. */
export interface Entry {
  /** The id of the command that caused it, on the first entry of that command. Unique per table. */
  readonly id?: string
  /** When it happened, in milliseconds. */
  readonly at: number
  /** What happened. The store does not read it. */
  readonly event: Json
}

/** An entry with its place in the log: 1, 2, 3 … without a gap. */
export interface Stored extends Entry {
  readonly version: number
}

/**
 * What became of an append. `done`: the log now ends at `version`. `conflict`: somebody was faster, the log ends
 * at `version` and nothing was written. `repeated`: an entry with one of these ids is in the log already, at
 * `version`, and nothing was written; this is told before a conflict is.
 */
export type Appended = { readonly kind: 'done' | 'conflict' | 'repeated'; readonly version: number }

/** What can be asked about a table without reading its log; written in the same transaction as the entries. */
export interface TableSummary {
  /** Whether everybody may find the table. */
  readonly listed: boolean
  /** When the table next needs driving, in milliseconds; `null` while it waits for people. */
  readonly due: number | null
  /** Whether its last game is over. */
  readonly over: boolean
  /** What the list of tables shows of it. */
  readonly summary: Json
}

/** Of a log that is no table there is nothing to be asked. */
export const NO_TABLE: TableSummary = { listed: false, due: null, over: true, summary: null }

/** A table whole, as it stood at a version; the store does not look into it. */
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
interface Listed {
  readonly table: string
  readonly version: number
  readonly summary: Json
}

/** Word that a table's log now reaches at least this version. */
export interface Notice {
  readonly table: string
  readonly version: number
}

/** What is known of a finished game without reading its record. */
export interface Finished {
  readonly table: string
  /** Which game at that table: 1, 2, 3 … */
  readonly match: number
  readonly game: string
  readonly endedAt: number
  /** The names at the table, in seat order. */
  readonly players: readonly string[]
}

/** A finished game in the list of a table's games. */
export interface ArchivedGame extends Finished {
  readonly id: string
}

/** A finished game with its record. */
export interface ArchivedRecord extends ArchivedGame {
  readonly record: Json
}

/** How much a store keeps: its tables (what else lies beside them has a hyphen in its name), records, and bytes on disk. */
export interface Counts {
  readonly tables: number
  readonly records: number
  readonly bytes: number
}

/** Claims on tables, in the time of the database that all share: what the clocks of the processes say plays no part. */
export interface Claims {
  /** Claims a table for so many milliseconds, a minute at most, or prolongs the claim; `false` while another's lasts. */
  claim(table: string, owner: string, lease: number): Promise<boolean>
  /** Ends a claim; nothing happens where it is somebody else's. */
  release(table: string, owner: string): Promise<void>
}

/**
 * Where tables live. What a promise has answered is on disk. A promise that rejects with `StoreDown` leaves open
 * whether the write took place: read again, or append again with the same id, which answers `repeated` if it did.
 */
export interface Store {
  readonly kind: 'memory' | 'sqlite' | 'postgres'
  /**
   * Writes the entries after version `expected` (0 creates the table) and replaces the summary, all or nothing.
   * Without entries the summary of an existing table is replaced alone, and there is no news of it.
   */
  append(table: string, expected: number, entries: readonly Entry[], summary: TableSummary): Promise<Appended>
  /** The log after a version, in order; empty for a table that does not exist. */
  read(table: string, after?: number): Promise<readonly Stored[]>
  /** The last entry of a log, however long that is; `undefined` where there is none. */
  last(table: string): Promise<Stored | undefined>
  /**
   * Everything needed to load a table: its last checkpoint, and the log from `back` entries before it on. The last entry
   * has `version` or a later one; 0 if there is no such table.
   */
  load(table: string, back: number): Promise<LoadedLog>
  /**
   * Keeps a table whole beside its log, in the place of an older checkpoint, and forgets the entries that are more than
   * `keep` before it. A table that is gone, and a checkpoint older than the present one, change nothing.
   */
  checkpoint(table: string, checkpoint: Checkpoint, keep: number): Promise<void>
  /**
   * The tables that everybody may find, the last one opened first. Of tables with the same `addressTag` in their
   * summaries, at most the last `perTag` opened.
   */
  list(limit: number, perTag?: number): Promise<readonly Listed[]>
  /**
   * The tables that need driving at or before `before`, the longest waiting first. With an `owner`, without those
   * that somebody else has claimed.
   */
  due(before: number, limit: number, owner?: string): Promise<readonly string[]>
  /** Where several processes may share the store: which of them drives what. */
  readonly claims?: Claims
  /**
   * Hears of every append, of this process and of all others, several at a time. The same news may come twice and
   * only the highest version of a table may come. What was lost with a connection comes within two seconds, with one
   * that fell silent within four.
   */
  watch(hear: (news: readonly Notice[]) => void): () => void
  /** Lets all who watch hear a notice of something that is not kept, once; it may get lost. */
  announce(notice: Notice): void
  /** Archives the record of a finished game; an id that is there already stays as it was. */
  archive(id: string, record: Json, finished: Finished): Promise<void>
  /** One finished game, or `null`. */
  record(id: string): Promise<ArchivedRecord | null>
  /** The finished games of a table, in the order they were played. */
  records(table: string): Promise<readonly ArchivedGame[]>
  /**
   * Forgets tables whose last entry is older than `before`, at most `limit` of them and none of `spared`, and claims
   * that ran out; records stay. Tells how many tables.
   */
  sweep(before: number, limit: number, spared?: readonly string[]): Promise<number>
  /** The time of the newest entry of any log; `null` if there is none. */
  newest(): Promise<number | null>
  /** Forgets the records of games that ended before then, at most `limit` of them; tells how many. */
  sweepRecords(before: number, limit: number): Promise<number>
  /** Forgets one table with its log, at once; its records stay. */
  remove(table: string): Promise<void>
  /** Replaces events of the log. Versions stay the same, and subscribers are not notified. */
  rewrite(table: string, events: readonly { version: number; event: Json }[]): Promise<void>
  /** Puts another record in the place of one that is archived. */
  rewriteRecord(id: string, record: Json, players: readonly string[]): Promise<void>
  /**
   * Makes deleted and rewritten content unreadable in the store's file, as far as the store has a file. Resolves when
   * that is done, or tried and to be tried again in the background; a failure is reported in the log.
   */
  erase(): Promise<void>
  /** Texts on their way from one device to another. */
  readonly transfers: Transfers
  /** How much is kept. */
  counts(): Promise<Counts>
  /** Resolves when the store can be written to. */
  ping(): Promise<void>
  /** Finishes what was begun and lets go of files and connections; a second call is harmless. */
  close(): Promise<void>
}

/** A store that is one file, which can be copied while it is in use. */
export interface FileStore extends Store {
  /** Copies the file to a new place, whole and consistent; refuses with `backup-exists` or `backup-failed`. */
  backup(to: string): Promise<Result<Copied>>
}
