import { ok, type Result, refuse } from '@halfpint/core'

/** A number from 0 to `of - 1`. */
export type Digit = readonly [value: bigint, of: bigint]

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CHECK = 1n << 36n

/** A checksum of a whole number, 36 bits: a changed letter is found out, however it was changed (FNV-1a over 12 bits each). */
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

/** Digits of any bases as letters that an address carries as they are, with a checksum. */
export const writeDigits = (digits: readonly Digit[]): string => {
  // Begun with 1, so that zeros at the end are not lost.
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

/** Takes digits off again, in the order in which they were written. */
export interface DigitReader {
  /** The next digit below `of`. */
  take(of: bigint): bigint
  /** Whether everything was taken. */
  isDone(): boolean
}

/** The longest text that is read: far more than any game needs. */
const LONGEST = 4000

/** A reader of what `writeDigits` wrote; a text that was changed is refused. */
export const readDigits = (text: string): Result<DigitReader> => {
  if (text.length > LONGEST) return refuse('bad-link')
  let whole = 0n
  for (let at = text.length - 1; at >= 0; at--) {
    const letter = LETTERS.indexOf(text[at]!)
    if (letter < 0) return refuse('bad-link')
    whole = (whole << 6n) | BigInt(letter)
  }
  let body = whole / CHECK
  // One way to write it: nothing above the highest letter.
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

/** How many ways there are to choose `k` of `n`. */
const choose = (n: number, k: number): bigint => {
  let ways = 1n
  for (let at = 0; at < k; at++) ways = (ways * BigInt(n - at)) / BigInt(at + 1)
  return ways
}

/** Which of all ways to choose so many things this is; places ascending among `n`. */
export const writeChoice = (places: readonly number[], n: number): Digit => {
  let rank = 0n
  for (const [at, place] of places.entries()) rank += choose(place, at + 1)
  return [rank, choose(n, places.length)]
}

/** The inverse of `writeChoice`. */
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
