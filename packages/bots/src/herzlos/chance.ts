import type { Dice } from '@halfpint/herzlos'

/** Moves the dice on: a whole number of 32 bits, the high ones being the good ones (xoroshiro64*). */
export const roll = (dice: Dice): number => {
  let a = dice[0] as number
  let b = dice[1] as number
  const drawn = Math.imul(a, 0x9e3779bb) >>> 0
  b ^= a
  a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9)
  b = (b << 13) | (b >>> 19)
  dice[0] = a
  dice[1] = b
  return drawn
}

/** A whole number from 0 to `n - 1` for n up to 64: 26 bits are shared out, so that no n is favoured by more than 1 in a million. */
export const die = (dice: Dice, n: number): number => Math.imul(roll(dice) >>> 6, n) >>> 26

/** A number from 0 up to 1. */
export const chance = (dice: Dice): number => roll(dice) / 0x1_0000_0000
