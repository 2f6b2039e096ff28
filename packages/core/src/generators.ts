import type { Random } from './random.ts'

/** Derives a state of four 32-bit words from a text (FNV-1a with a different start for each word). */
const words = (seed: string): [number, number, number, number] => {
  const state: [number, number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x243f6a88, 0xb7e15162]
  for (let at = 0; at < seed.length; at++) {
    const unit = seed.charCodeAt(at)
    for (let word = 0; word < 4; word++) {
      state[word] = Math.imul(state[word]! ^ (unit + word), 0x01000193)
    }
  }
  return state
}

/** A generator that repeats its numbers for the same seed (sfc32), for repeatable games. */
export const seeded = (seed: string | number): Random => {
  let [a, b, c, counter] = words(String(seed))
  const random = {
    next(): number {
      const sum = (a + b + counter) | 0
      counter = (counter + 1) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = ((c << 21) | (c >>> 11)) + sum
      c |= 0
      return sum >>> 0
    },
  }
  // The first numbers of similar seeds are similar, so skip some.
  for (let turn = 0; turn < 16; turn++) random.next()
  return random
}

/** The cryptographic generator of the platform, for live tables, where no card may be predictable. */
export const cryptographic = (): Random => {
  const pool = new Uint32Array(256)
  let used = pool.length
  return {
    next(): number {
      if (used === pool.length) {
        globalThis.crypto.getRandomValues(pool)
        used = 0
      }
      const drawn = pool[used]!
      // Delete each number after use, so that a later look into memory reveals no earlier deal.
      pool[used++] = 0
      return drawn
    },
  }
}
