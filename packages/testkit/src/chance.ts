import type { Random } from '@halfpint/core'

/** A generator that returns these numbers and then throws, for tests that know every draw. */
export const fixedRandom = (numbers: readonly number[]): Random & { readonly left: () => number } => {
  let used = 0
  return {
    next() {
      const number = numbers[used]
      if (number === undefined) throw new Error(`more than ${numbers.length} numbers were drawn`)
      used++
      return number
    },
    left: () => numbers.length - used,
  }
}

/** Counts the numbers drawn from a generator. */
export const countingRandom = (random: Random): Random & { readonly drawn: () => number } => {
  let drawn = 0
  return {
    next() {
      drawn++
      return random.next()
    },
    drawn: () => drawn,
  }
}
