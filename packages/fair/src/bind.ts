import type { Seat } from '@halfpint/core'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Deal, Proof } from './proof.ts'

const hashOf = (...parts: readonly (string | number)[]): string => bytesToHex(sha256(utf8ToBytes(parts.join('|'))))

/**
 * Derives the seed of a deal from a secret. The pledge is the hash of the seed, so it commits the table to the
 * algorithm, its id, the match and the round.
 */
export const seedOf = ({ table, match, round }: Pick<Deal, 'table' | 'match' | 'round'>, secret: string): string =>
  hashOf('half-pint-seed-2', table, match, round, secret)

/**
 * Derives the secret of a chained deal from the pledge of the deal before it at the table (`null` for the first one)
 * and a random salt. So each pledge contains the pledge before it.
 */
export const chainedSecret = (previous: string | null, salt: string): string =>
  hashOf('half-pint-chain-1', previous ?? '-', salt)

/** The seal that commits a seat to its share of a deal before the share is revealed. */
export const sealOf = (
  { table, match, round, pledge }: Pick<Proof, 'table' | 'match' | 'round' | 'pledge'>,
  seat: Seat,
  share: string,
): string => hashOf('half-pint-seal-1', table, match, round, pledge, seat, share)
