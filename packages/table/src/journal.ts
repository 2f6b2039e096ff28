import type { Json } from '@halfpint/core'
import type { Entry, Told } from './fact.ts'
import type { Table } from './table.ts'

/** What became of an append; the words are those of the store. */
type Appended = { readonly kind: 'done' | 'conflict' | 'repeated'; readonly version: number }

/** The card that stands on the table: what can be asked about it without reading its log. */
export type TableSummary = {
  readonly listed: boolean
  /** When the table next needs driving, in milliseconds; `null` while it waits for people. */
  readonly due: number | null
  /** Whether its last match is over, or everybody has left. */
  readonly over: boolean
  /** What a list of tables shows: a `Summary`. */
  readonly summary: Json
}

/** What a list of tables shows of one. */
export type Listing = {
  readonly game: string
  readonly phase: string
  readonly seats: number
  /** Chairs that somebody may take. */
  readonly open: number
  readonly players: readonly { readonly name: string; readonly kind: 'person' | 'bot' }[]
  /** How many rounds are agreed; tables of 0.1.0 do not tell. */
  readonly rounds?: number
  /** Whether decisions have a time limit. */
  readonly timed?: boolean
  /** Who won the match that is over. */
  readonly winners?: readonly number[]
}

/** The log of one table, wherever it is kept. What a promise has answered is kept for good. */
export interface Journal {
  /**
   * What it takes to take the table up: the last checkpoint and the entries after it, and some before it for the ids
   * of their wishes. A journal without checkpoints is read from the beginning.
   */
  load?(): Promise<{
    readonly checkpoint: Table | null
    readonly entries: readonly (Told & { readonly id?: string })[]
  }>
  /** The entries after a version, in order. */
  read(after: number): Promise<readonly (Told & { readonly id?: string })[]>
  /** Writes the entries after version `expected`, all or nothing; an id is taken once. */
  append(expected: number, entries: readonly Entry[], placard: TableSummary): Promise<Appended>
}

/** A journal that lasts as long as the program. */
export const memoryJournal = (kept: readonly (Told & { readonly id?: string })[] = []): Journal => {
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
