import type { Seat } from '@halfpint/core'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Deal, Proof } from './proof.ts'

const hashOf = (...parts: readonly (string | number)[]): string => bytesToHex(sha256(utf8ToBytes(parts.join('|'))))

/**
 * The seed that a secret gives for this deal and no other. The pledge is the hash of the seed, so it binds the
 * table to the algorithm, to itself, to the match and to the round.
 */
export const seedOf = ({ table, match, round }: Pick<Deal, 'table' | 'match' | 'round'>, secret: string): string =>
  hashOf('half-pint-seed-2', table, match, round, secret)

/** The seal by which a seat binds itself to its share of a deal before it tells it. */
export const sealOf = (
  { table, match, round, pledge }: Pick<Proof, 'table' | 'match' | 'round' | 'pledge'>,
  seat: Seat,
  share: string,
): string => hashOf('half-pint-seal-1', table, match, round, pledge, seat, share)
