import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The JSON of data with sorted keys. Called for every card, so it makes no copy. */
const sorted = (data: unknown): string => {
  if (data === null || typeof data !== 'object') return JSON.stringify(data) ?? 'null'
  let text = ''
  if (Array.isArray(data)) {
    for (const each of data) text += `,${sorted(each)}`
    return `[${text.slice(1)}]`
  }
  const fields = data as { readonly [key: string]: unknown }
  for (const key of Object.keys(fields).sort()) {
    if (fields[key] !== undefined) text += `,${JSON.stringify(key)}:${sorted(fields[key])}`
  }
  return `{${text.slice(1)}}`
}

/** A hash of data that does not depend on the order of keys. */
export const digestOf = (data: unknown): string => bytesToHex(sha256(utf8ToBytes(sorted(data))))
