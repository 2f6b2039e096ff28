import type { Result } from '@halfpint/core'
import type { StoreLocation } from './location.ts'

/** One row of a kind, its values in the order of the kind's columns. */
export type Row = readonly (string | number | boolean | Uint8Array | null)[]

/** The kinds of rows in a store, with the table names that both databases have, and their keys. */
export const KINDS = {
  tables: { columns: ['id', 'version', 'born', 'last', 'listed', 'due', 'over', 'summary'], key: ['id'] },
  entries: { columns: ['tbl', 'version', 'id', 'at', 'fact'], key: ['tbl', 'version'] },
  checkpoints: { columns: ['tbl', 'version', 'state'], key: ['tbl'] },
  games: { columns: ['id', 'tbl', 'match', 'game', 'ended_at', 'players', 'record'], key: ['id'] },
  copies: { columns: ['id', 'tag', 'visited', 'bytes', 'body'], key: ['id'] },
} as const satisfies {
  readonly [kind: string]: { readonly columns: readonly string[]; readonly key: readonly string[] }
}

/** A kind of rows. */
export type Kind = keyof typeof KINDS

/** All kinds, in the order in which they are moved. */
export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[]

/** Size of a store: its rows, and the bytes of all events, records and copies. A move compares it. */
export type RowCounts = { readonly [kind in Kind]: number } & { readonly bytes: number }

/** One end of a move. While it is open it shows a snapshot of the store, and no other process may write. */
export interface MoveEndpoint {
  counts(): Promise<RowCounts>
  /** Reads the next rows of a kind, after the last row read. */
  readBatch(kind: Kind, after: Row | undefined, limit: number): Promise<readonly Row[]>
  /** Writes rows. They are kept only if `close` is called with `keep`. */
  writeBatch(kind: Kind, rows: readonly Row[]): Promise<void>
  /** Commits or discards the written rows, and releases the store. */
  close(keep: boolean): Promise<void>
}

/** Opens one end of a move. Refuses as `openStore` does, and with `store-in-use`. Without `keep` nothing is changed. */
export type OpenEndpoint = (place: StoreLocation, keep: boolean) => Promise<Result<MoveEndpoint>>

/** The values of a row's key. */
export const keyOf = (kind: Kind, row: Row): Row => KINDS[kind].key.map((_, at) => row[at] as string | number)

/** SQL that counts all rows and bytes in both databases; `at` is the schema of the tables. */
export const counting = (at = ''): string => {
  const bytes = (text: string, kind: Kind): string =>
    `(select cast(coalesce(sum(octet_length(${text})), 0) as double precision) from ${at}${kind})`
  const rows = KIND_NAMES.map(kind => `(select cast(count(*) as int) from ${at}${kind}) as ${kind}`)
  const all = [bytes('fact', 'entries'), bytes('record', 'games'), bytes('body', 'copies')]
  return `select ${rows.join(', ')}, ${all.join(' + ')} as bytes`
}
