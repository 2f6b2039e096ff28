import type { Random } from '@halfpint/core'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Deal } from './proof.ts'

/** The name of the algorithm, which distinguishes it from later ones. */
const ALGORITHM = 'half-pint-deal-1'

/** Draws 32 random bytes as 64 hexadecimal digits: a seed or a share. */
export const drawSecret = (random: Random): string => {
  let digits = ''
  for (let word = 0; word < 8; word++) digits += random.next().toString(16).padStart(8, '0')
  return digits
}

/** Whether a value is 32 bytes as 64 lower-case hexadecimal digits. Only one spelling is accepted. */
export const isSecret = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/** The pledge that commits the table to a secret seed: the SHA-256 of its bytes. */
export const pledgeOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))

/** The input of every block of random numbers, without the block number. */
const messageOf = ({ table, match, round, shares }: Deal): string =>
  [ALGORITHM, table, match, round, ...shares.map(share => share ?? '-')].join('|')

/** The random numbers of a deal: HMAC-SHA-256 with the seed as key, in blocks of eight words. */
export const fairRandom = (deal: Deal): Random => {
  // Hash the common start of all blocks once.
  const begun = hmac.create(sha256, hexToBytes(deal.seed)).update(utf8ToBytes(`${messageOf(deal)}|`))
  let block: DataView = new DataView(new ArrayBuffer(0))
  let blocks = 0
  let at = 0
  return {
    next(): number {
      if (at === block.byteLength) {
        const bytes = begun
          .clone()
          .update(utf8ToBytes(`${blocks++}`))
          .digest()
        block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        at = 0
      }
      const word = block.getUint32(at)
      at += 4
      return word
    },
  }
}
