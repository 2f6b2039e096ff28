import type { Random } from '@halfpint/core'

/**
 * The state of a small generator (xoroshiro64*) that playouts run inline: a call for every card would
 * cost more than the card. Two words that `playRandomly` reads and moves on.
 */
export type Dice = Int32Array

/** Dice whose whole future follows from the given chance. */
export const createDice = (random: Random): Dice => {
  // Two words of zero would stay zero for ever.
  const dice = Int32Array.of(random.next(), random.next())
  if (dice[0] === 0 && dice[1] === 0) dice[0] = 1
  return dice
}
