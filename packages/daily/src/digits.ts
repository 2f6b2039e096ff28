import { ok, type Result, refuse } from '@halfpint/core'

/** A number from 0 to `of - 1`. */
export type Digit = readonly [value: bigint, of: bigint]

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CHECK = 1n << 36n

/** A 36-bit checksum that detects changed letters (FNV-1a, 12 bits at a time). */
const checkOf = (body: bigint): bigint => {
  let [high, low] = [0x811c9dc5, 0x9e3779b9]
  for (let rest = body; rest > 0n; rest >>= 12n) {
    const part = Number(rest & 0xfffn)
    high = Math.imul(high ^ part, 0x01000193)
    low = Math.imul(low ^ (part + 1), 0x85ebca6b)
    low ^= low >>> 13
  }
  return ((BigInt(high >>> 0) << 4n) ^ BigInt(low >>> 0)) % CHECK
}

/** Writes digits of any bases as letters that are safe in a URL, with a checksum. */
export const writeDigits = (digits: readonly Digit[]): string => {
  // Starts with 1, so that trailing zeros are kept.
  let body = 1n
  for (let at = digits.length - 1; at >= 0; at--) {
    const [value, of] = digits[at]!
    body = body * of + value
  }
  let rest = body * CHECK + checkOf(body)
  let text = ''
  for (; rest > 0n; rest >>= 6n) text += LETTERS[Number(rest & 63n)]
  return text
}

/** Reads digits in the order in which they were written. */
export interface DigitReader {
  /** The next digit below `of`. */
  take(of: bigint): bigint
  /** Whether all digits were read. */
  isDone(): boolean
}

/** The maximum length of a text, far above that of any game. */
const MAX_LENGTH = 4000

/** Reads what `writeDigits` wrote; a changed text is refused. */
export const readDigits = (text: string): Result<DigitReader> => {
  if (text.length > MAX_LENGTH) return refuse('bad-link')
  let whole = 0n
  for (let at = text.length - 1; at >= 0; at--) {
    const letter = LETTERS.indexOf(text[at]!)
    if (letter < 0) return refuse('bad-link')
    whole = (whole << 6n) | BigInt(letter)
  }
  let body = whole / CHECK
  // Exactly one encoding is valid: no zero as the highest letter.
  if (body === 0n || whole % CHECK !== checkOf(body) || text.endsWith('A')) return refuse('bad-link')
  return ok({
    take(of) {
      const value = body % of
      body /= of
      return value
    },
    isDone: () => body === 1n,
  })
}

/** The number of ways to choose `k` of `n`. */
const choose = (n: number, k: number): bigint => {
  let ways = 1n
  for (let at = 0; at < k; at++) ways = (ways * BigInt(n - at)) / BigInt(at + 1)
  return ways
}

/** Encodes a choice of items out of `n` as one number; the indices must be ascending. */
export const writeChoice = (places: readonly number[], n: number): Digit => {
  let rank = 0n
  for (const [at, place] of places.entries()) rank += choose(place, at + 1)
  return [rank, choose(n, places.length)]
}

/** Inverse of `writeChoice`. */
export const readChoice = (reader: DigitReader, k: number, n: number): readonly number[] => {
  let rank = reader.take(choose(n, k))
  const places: number[] = []
  let below = n
  for (let left = k; left > 0; left--) {
    do below--
    while (choose(below, left) > rank)
    places.unshift(below)
    rank -= choose(below, left)
  }
  return places
}
