import type { BySeat } from '@halfpint/core'

/** The inputs of a deal, from which it can be repeated. 32 bytes are 64 hexadecimal digits. */
export type Deal = {
  /** The id of the table. */
  readonly table: string
  /** The number of the match at that table, from 1. */
  readonly match: number
  /** The 0-based number of the round. */
  readonly round: number
  /** The secret of the table, 32 bytes. */
  readonly seed: string
  /** The share of each seat's device, 32 bytes; `null` for none. */
  readonly shares: BySeat<string | null>
}

/** The proof of a deal in a record. */
export type Proof = Deal & {
  /** The SHA-256 of the seed, published before any share. */
  readonly pledge: string
  /** The secret from which the seed of this deal was derived; deals of the first version have none. */
  readonly secret?: string
  /** The pledge of the previous deal at this table, `null` for the first one; deals before version 0.2.1 have none. */
  readonly previous?: string | null
  /** The random part of the secret of a chained deal, 32 bytes. */
  readonly salt?: string
  /** The seal of each device's share, published before any share; `null` for none, as in the first version. */
  readonly seals?: BySeat<string | null>
}
