import type { BySeat } from '@halfpint/core'

/** What a deal follows from, and so all that is needed to deal it again; 32 bytes are 64 hexadecimal digits. */
export type Deal = {
  /** The id of the table. */
  readonly table: string
  /** Which match at that table: 1 for the first. */
  readonly match: number
  /** The 0-based number of the round. */
  readonly round: number
  /** The secret of the table, 32 bytes. */
  readonly seed: string
  /** What each seat's device added, 32 bytes each; `null` for none. */
  readonly shares: BySeat<string | null>
}

/** The proof of a deal, as a record carries it. */
export type Proof = Deal & {
  /** The SHA-256 of the seed, told before anybody added a share. */
  readonly pledge: string
  /** What the seed was made of, together with this very deal; deals of the first version have none. */
  readonly secret?: string
  /** What each device bound itself to before any share was told; `null` for none, as in the first version. */
  readonly seals?: BySeat<string | null>
}
