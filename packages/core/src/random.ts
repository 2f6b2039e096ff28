/** A random number generator, always passed in. `next` returns a whole number from 0 to 2^32 - 1. */
export interface Random {
  next(): number
}

const TWO_32 = 0x1_0000_0000

/** A whole number from 0 to `n - 1`, each equally likely. Numbers that would favour some results are drawn again. */
export const below = (random: Random, n: number): number => {
  if (!(n >= 1)) throw new RangeError(`no whole number from 0 is below ${n}`)
  const fair = TWO_32 - (TWO_32 % n)
  for (;;) {
    const drawn = random.next()
    if (drawn < fair) return drawn % n
  }
}

/** One of the items, each equally likely. */
export const pick = <T>(random: Random, items: readonly T[]): T => items[below(random, items.length)]!

/** The items in random order, every order equally likely (Fisher–Yates). */
export const shuffle = <T>(random: Random, items: readonly T[]): T[] => {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = below(random, last + 1)
    const card = order[chosen]!
    order[chosen] = order[last]!
    order[last] = card
  }
  return order
}
