import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The same for equal data, whatever the order of its keys, and for no other. */
export const digestOf = (data: unknown): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(data, sorted))))
