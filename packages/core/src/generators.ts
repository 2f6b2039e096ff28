import type { Random } from './random.ts'

/** Four words of state from any text (FNV-1a with a different start for each word). */
const words = (seed: string): [number, number, number, number] => {
  const state: [number, number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x243f6a88, 0xb7e15162]
  for (let at = 0; at < seed.length; at++) {
    const unit = seed.charCodeAt(at)
    for (let word = 0; word < 4; word++) {
      state[word] = Math.imul((state[word] as number) ^ (unit + word), 0x01000193)
    }
  }
  return state
}

/** A generator whose whole future follows from the seed (sfc32): for games that can be repeated. */
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
  // Similar seeds start close together; a few turns drive them apart.
  for (let turn = 0; turn < 16; turn++) random.next()
  return random
}

/** The platform's cryptographic generator: for live tables, where nobody may foresee a card. */
export const cryptographic = (): Random => {
  const pool = new Uint32Array(256)
  let used = pool.length
  return {
    next(): number {
      if (used === pool.length) {
        globalThis.crypto.getRandomValues(pool)
        used = 0
      }
      const drawn = pool[used] as number
      // A number once given is not kept: memory read later tells nothing about earlier deals.
      pool[used++] = 0
      return drawn
    },
  }
}
