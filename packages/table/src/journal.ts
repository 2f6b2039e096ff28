import type { Json } from '@halfpint/core'
import type { NumberedEvent, TableEntry } from './event.ts'
import type { Table } from './table.ts'

/** The outcome of an append, with the names of the store. */
type Appended = { readonly kind: 'done' | 'conflict' | 'repeated'; readonly version: number }

/** The data of a table that is available without reading its log. */
export type JournalSummary = {
  readonly listed: boolean
  /** The time of the next timer, in milliseconds; `null` while the table waits for people. */
  readonly due: number | null
  /** Whether its last match is over, or all people have left. */
  readonly over: boolean
  /** Data for the list of tables: a `Listing`. */
  readonly summary: Json
}

/** A table in a list of tables. */
export type Listing = {
  readonly game: string
  readonly phase: string
  readonly seats: number
  /** Number of seats that a person may take. */
  readonly open: number
  readonly players: readonly { readonly name: string; readonly kind: 'person' | 'bot' }[]
  /** Number of rounds; missing in tables of 0.1.0. */
  readonly rounds?: number
  /** Whether decisions have a time limit. */
  readonly timed?: boolean
  /** The winners of the match that is over. */
  readonly winners?: readonly number[]
}

/** The log of one table. A promise resolves after its entries are stored. */
export interface Journal {
  /**
   * The last checkpoint, the entries after it, and some before it for their command ids. A journal without checkpoints
   * is read from the beginning.
   */
  load?(): Promise<{
    readonly checkpoint: Table | null
    readonly entries: readonly (NumberedEvent & { readonly id?: string })[]
  }>
  /** The entries after a version, in order. */
  read(after: number): Promise<readonly (NumberedEvent & { readonly id?: string })[]>
  /** Writes the entries after version `expected`, all or none; an id is accepted once. */
  append(expected: number, entries: readonly TableEntry[], summary: JournalSummary): Promise<Appended>
}

/** A journal in memory. */
export const memoryJournal = (kept: readonly (NumberedEvent & { readonly id?: string })[] = []): Journal => {
  const log = [...kept]
  const ids = new Map<string, number>()
  for (const { id, version } of log) if (id !== undefined) ids.set(id, version)
  return {
    read: async after => log.slice(after),
    async append(expected, entries) {
      for (const { id } of entries) {
        const version = id === undefined ? undefined : ids.get(id)
        if (version !== undefined) return { kind: 'repeated', version }
      }
      if (expected !== log.length) return { kind: 'conflict', version: log.length }
      for (const entry of entries) {
        const version = log.push({ ...entry, version: log.length + 1 })
        if (entry.id !== undefined) ids.set(entry.id, version)
      }
      return { kind: 'done', version: log.length }
    },
  }
}
