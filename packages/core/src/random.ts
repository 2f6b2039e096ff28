/** A source of chance, always passed in: `next` gives a whole number from 0 to 2^32 - 1. */
export interface Random {
  next(): number
}

const TWO_32 = 0x1_0000_0000

/** A whole number from 0 to `n - 1`, each equally likely: what would favour some is drawn again. */
export const below = (random: Random, n: number): number => {
  if (!(n >= 1)) throw new RangeError(`there is no number below ${n}`)
  const fair = TWO_32 - (TWO_32 % n)
  for (;;) {
    const drawn = random.next()
    if (drawn < fair) return drawn % n
  }
}

/** One of the items, each equally likely. */
export const pick = <T>(random: Random, items: readonly T[]): T => items[below(random, items.length)] as T

/** The items in a new order, every order equally likely (Fisher and Yates). */
export const shuffle = <T>(random: Random, items: readonly T[]): T[] => {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = below(random, last + 1)
    const card = order[chosen] as T
    order[chosen] = order[last] as T
    order[last] = card
  }
  return order
}
