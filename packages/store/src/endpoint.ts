import type { Result } from '@halfpint/core'
import type { StoreLocation } from './location.ts'

/** One row of a kind, its values in the order of the kind's columns. */
export type Row = readonly (string | number | boolean | null)[]

/** The kinds of rows that a store keeps, under the names that both databases know, in the order of their keys. */
export const KINDS = {
  tables: { columns: ['id', 'version', 'born', 'last', 'listed', 'due', 'over', 'summary'], key: ['id'] },
  entries: { columns: ['tbl', 'version', 'id', 'at', 'fact'], key: ['tbl', 'version'] },
  checkpoints: { columns: ['tbl', 'version', 'state'], key: ['tbl'] },
  games: { columns: ['id', 'tbl', 'match', 'game', 'ended_at', 'players', 'record'], key: ['id'] },
} as const satisfies {
  readonly [kind: string]: { readonly columns: readonly string[]; readonly key: readonly string[] }
}

/** A kind of rows. */
export type Kind = keyof typeof KINDS

/** All kinds, in the order in which they are moved. */
export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[]

/** How much a store holds: its rows, and the bytes of all events and records, by which a move is checked. */
export type RowCounts = { readonly [kind in Kind]: number } & { readonly bytes: number }

/** One end of a move. While it is open it shows one moment of the store, and nobody else may write to it. */
export interface MoveEndpoint {
  counts(): Promise<RowCounts>
  /** The next rows of a kind, after the last one that was seen. */
  readBatch(kind: Kind, after: Row | undefined, limit: number): Promise<readonly Row[]>
  /** Writes rows; they stay only if the dock is left well. */
  writeBatch(kind: Kind, rows: readonly Row[]): Promise<void>
  /** Keeps what was put, or forgets all of it, and lets go of the store. */
  close(keep: boolean): Promise<void>
}

/** Opens one end of a move; refuses as `openStore` does, and with `store-in-use`. Without `keep` nothing is changed there. */
export type OpenEndpoint = (place: StoreLocation, keep: boolean) => Promise<Result<MoveEndpoint>>

/** The values of a row's key. */
export const keyOf = (kind: Kind, row: Row): Row => KINDS[kind].key.map((_, at) => row[at] as string | number)

/** Counts all rows and bytes, in words that both databases know; `at` is where the tables are. */
export const counting = (at = ''): string => {
  const bytes = (text: string, kind: Kind): string =>
    `(select cast(coalesce(sum(octet_length(${text})), 0) as double precision) from ${at}${kind})`
  const rows = KIND_NAMES.map(kind => `(select cast(count(*) as int) from ${at}${kind}) as ${kind}`)
  return `select ${rows.join(', ')}, ${bytes('fact', 'entries')} + ${bytes('record', 'games')} as bytes`
}
