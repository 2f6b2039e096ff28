/** H19: the sets, weakest first, as records name them. */
export const SET_KINDS = [
  'high-card',
  'pair',
  'two-pair',
  'three',
  'straight',
  'full-house',
  'flush',
  'four',
  'straight-flush',
  'five',
  'royal-flush',
] as const

/** H19: the name of a set. */
export type SetKind = (typeof SET_KINDS)[number]

/**
 * The strength of a set as one number: the kind (1 to 11) above five hexadecimal digits, which are the
 * numbers of the cards in the order in which H20 compares them. A stronger set is a greater number; 0 is
 * no set. It fits in 24 bits.
 */
export type Strength = number

/** The strength of cards that make no set. */
export const NO_SET: Strength = 0

const KIND_SHIFT = 20

/** The strength of a set of this kind whose numbers are compared in this order. */
export const makeStrength = (kind: SetKind, numbers: readonly number[]): Strength =>
  ((SET_KINDS.indexOf(kind) + 1) << KIND_SHIFT) | numbers.reduce((digits, number) => digits * 16 + number, 0)

/** The kind of set that has this strength. */
export const kindOf = (strength: Strength): SetKind => SET_KINDS[(strength >> KIND_SHIFT) - 1]!

/** The numbers of a set of this strength, in the order in which they are compared. */
export const numbersOf = (strength: Strength): number[] => {
  const numbers: number[] = []
  for (let digits = strength & ((1 << KIND_SHIFT) - 1); digits > 0; digits >>= 4) numbers.unshift(digits & 15)
  return numbers
}
