import { DECK_SIZE, HIGHEST } from './card.ts'
import { makeStrength, NO_SET, type Strength } from './set.ts'
import type { Options, SetOptions } from './state.ts'

// A set is identified by the sum of one key per card and one table lookup. The thirteen keys were found
// by search: modulo 2^16 no set has the same sum as any other choice of one to five numbers. Only
// flushes depend on colour. The colour is a single bit above the sums, so the AND of the keys is not
// zero there if all cards have one colour.
const NUMBER_KEYS = [42975, 25303, 34504, 34130, 35690, 64385, 58984, 24244, 14615, 43863, 19485, 42401, 26613]
const SUM_MASK = 0xffff
const COLOUR_SHIFT = 20

/** H14, H19: the largest sets have five cards. */
export const MAX_CARDS = 5

/** The key of each card, by code. */
const KEYS = Int32Array.from(
  { length: DECK_SIZE },
  (_, code) => NUMBER_KEYS[code % HIGHEST]! | (1 << (COLOUR_SHIFT + Math.floor(code / HIGHEST))),
)

/** The number of each card as a bit (bit 0 for 1), by code. */
export const NUMBER_BITS = Uint16Array.from({ length: DECK_SIZE }, (_, code) => 1 << (code % HIGHEST))

const ALL_NUMBERS = Array.from({ length: HIGHEST }, (_, low) => low + 1)

const keySum = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + NUMBER_KEYS[number - 1]!, 0) & SUM_MASK

/** A list with `count` times the same number. */
export const times = (count: number, number: number): number[] => Array<number>(count).fill(number)

const straightFrom = (low: number): number[] => [low + 4, low + 3, low + 2, low + 1, low]

/** Every set that does not depend on colour, by the sum of its keys. */
const makeTable = (fullHouse: Options['fullHouse']): Int32Array => {
  const table = new Int32Array(SUM_MASK + 1 + DECK_SIZE)
  table.set(KEYS, SUM_MASK + 1)
  const enter = (strength: Strength, numbers: readonly number[]): void => {
    table[keySum(numbers)] = strength
  }
  for (const number of ALL_NUMBERS) {
    enter(makeStrength('high-card', [number]), [number])
    enter(makeStrength('pair', times(2, number)), times(2, number))
    enter(makeStrength('three', times(3, number)), times(3, number))
    enter(makeStrength('four', times(4, number)), times(4, number))
    enter(makeStrength('five', times(5, number)), times(5, number))
    for (const other of ALL_NUMBERS) {
      if (other === number) continue
      const [high, low] = number > other ? [2, 3] : [3, 2]
      const pairs = [...times(2, Math.max(number, other)), ...times(2, Math.min(number, other))]
      if (number > other) enter(makeStrength('two-pair', pairs), pairs)
      // `number` is the pair here, `other` the triple.
      const falling = [...times(high, Math.max(number, other)), ...times(low, Math.min(number, other))]
      const order = fullHouse === 'triple-first' ? [...times(3, other), ...times(2, number)] : falling
      enter(makeStrength('full-house', order), falling)
    }
  }
  for (let low = 1; low + 4 <= HIGHEST; low++) {
    enter(makeStrength('straight', straightFrom(low)), straightFrom(low))
  }
  return table
}

/** The sets of five cards of one colour, by the bits of their numbers. */
export const ONE_COLOUR: Int32Array = (() => {
  const table = new Int32Array(1 << HIGHEST)
  // Only choices of five bits: trying all masks took about 10 ms at every start.
  const enter = (bits: number, numbers: readonly number[]): void => {
    const [highest = 0, , , , lowest = 0] = numbers
    if (lowest !== 0) {
      const inSequence = highest - lowest === 4
      const kind = !inSequence ? 'flush' : highest === HIGHEST ? 'royal-flush' : 'straight-flush'
      table[bits] = makeStrength(kind, numbers)
      return
    }
    for (let next = (numbers.at(-1) ?? HIGHEST + 1) - 1; next > 0; next--) {
      enter(bits | (1 << (next - 1)), [...numbers, next])
    }
  }
  enter(0, [])
  return table
})()

/**
 * H20: strengths by the sum of keys, one table for each value of the option `fullHouse`. The keys of
 * the cards follow the strengths in the same array, so that the hot loop reads from one array only.
 */
export type Ranking = Int32Array

const rankings: { [value in Options['fullHouse']]?: Ranking } = {}

/** The ranking for these options, created on first use. */
export const rankingOf = ({ fullHouse }: Pick<Options, 'fullHouse'>): Ranking =>
  (rankings[fullHouse] ??= makeTable(fullHouse))

/** The strength of exactly these five cards, given by their codes; 0 if they make no set. */
export const strengthOfFive = (ranking: Ranking, a: number, b: number, c: number, d: number, e: number): Strength => {
  const keys = 0x10000 // SUM_MASK + 1, which the compiler would not fold from outside the function
  const ka = ranking[keys + a]!
  const kb = ranking[keys + b]!
  const kc = ranking[keys + c]!
  const kd = ranking[keys + d]!
  const ke = ranking[keys + e]!
  if ((ka & kb & kc & kd & ke) >>> COLOUR_SHIFT !== 0) {
    const bits = NUMBER_BITS[a]! | NUMBER_BITS[b]! | NUMBER_BITS[c]! | NUMBER_BITS[d]! | NUMBER_BITS[e]!
    return ONE_COLOUR[bits]!
  }
  return ranking[(ka + kb + kc + kd + ke) & SUM_MASK]!
}

/** The strength from the sum of the keys, the AND of the keys and the bits of the numbers. */
const strengthOfSum = (ranking: Ranking, count: number, sum: number, shared: number, bits: number): Strength =>
  count === 5 && shared >>> COLOUR_SHIFT !== 0 ? ONE_COLOUR[bits]! : ranking[sum & SUM_MASK]!

/** The strength of exactly these cards, one to five, given by their codes; 0 if they make no set. */
export const strengthOf = (ranking: Ranking, codes: readonly number[]): Strength => {
  if (codes.length === 0 || codes.length > MAX_CARDS) return NO_SET
  let sum = 0
  let shared = -1
  let bits = 0
  for (const code of codes) {
    sum += KEYS[code]!
    shared &= KEYS[code]!
    bits |= NUMBER_BITS[code]!
  }
  return strengthOfSum(ranking, codes.length, sum, shared, bits)
}

const TWO_PAIR = makeStrength('two-pair', [])
const THREE = makeStrength('three', [])
const FULL_HOUSE = makeStrength('full-house', [])
const FLUSH = makeStrength('flush', [])

const hasTwoGroups = (strength: Strength): boolean =>
  (strength >= TWO_PAIR && strength < THREE) || (strength >= FULL_HOUSE && strength < FLUSH)

/**
 * H17: whether two groups of equal numbers make a set. By default each group needs a card from the hand; with the
 * option `free` one hand card anywhere is enough. The numbers are bits: those of the hand cards, and those of all cards.
 */
export const mayJoinGroups = (rowGroups: SetOptions['rowGroups'], handNumbers: number, allNumbers: number): boolean =>
  rowGroups === 'free' ? handNumbers !== 0 : handNumbers === allNumbers

const numberBits = (codes: readonly number[]): number => {
  let bits = 0
  for (const code of codes) bits |= NUMBER_BITS[code]!
  return bits
}

/** The strength of hand and row cards laid as one set under these options; 0 if it is none. */
export const strengthLaid = (options: SetOptions, hand: readonly number[], row: readonly number[]): Strength => {
  const strength = strengthOf(rankingOf(options), [...hand, ...row])
  const handNumbers = numberBits(hand)
  const isSet = !hasTwoGroups(strength) || mayJoinGroups(options.rowGroups, handNumbers, handNumbers | numberBits(row))
  return isSet ? strength : NO_SET
}

/** The contribution of each choice of row cards, by the mask of their indexes; computed once for a row. */
export interface RowChoices {
  readonly count: number
  readonly sums: Int32Array
  readonly shared: Int32Array
  readonly bits: Int32Array
  readonly sizes: Uint8Array
}

/** Computes the choices of a row from the codes of its cards. */
export const rowChoices = (row: readonly number[]): RowChoices => {
  const count = 1 << row.length
  const sums = new Int32Array(count)
  const shared = new Int32Array(count).fill(-1)
  const bits = new Int32Array(count)
  const sizes = new Uint8Array(count)
  for (let chosen = 1; chosen < count; chosen++) {
    const rest = chosen & (chosen - 1)
    const code = row[31 - Math.clz32(chosen ^ rest)]!
    sums[chosen] = sums[rest]! + KEYS[code]!
    shared[chosen] = shared[rest]! & KEYS[code]!
    bits[chosen] = bits[rest]! | NUMBER_BITS[code]!
    sizes[chosen] = sizes[rest]! + 1
  }
  return { count, sums, shared, bits, sizes }
}

/**
 * H16: the strongest set that these hand cards make with cards of the row: its strength, and the row
 * cards as a mask of their indexes. Between equal sets the first in row order.
 */
export const strongestLaid = (
  options: SetOptions,
  hand: readonly number[],
  row: RowChoices,
): { readonly strength: Strength; readonly joined: number } => {
  const ranking = rankingOf(options)
  const room = MAX_CARDS - hand.length
  let sum = 0
  let shared = -1
  let bits = 0
  for (const code of hand) {
    sum += KEYS[code]!
    shared &= KEYS[code]!
    bits |= NUMBER_BITS[code]!
  }
  let strength = room < 0 ? NO_SET : strengthOfSum(ranking, hand.length, sum, shared, bits)
  let joined = 0
  for (let chosen = 1; chosen < row.count; chosen++) {
    const size = row.sizes[chosen]!
    if (size > room) continue
    const joint = strengthOfSum(
      ranking,
      hand.length + size,
      sum + row.sums[chosen]!,
      shared & row.shared[chosen]!,
      bits | row.bits[chosen]!,
    )
    const isSet = !hasTwoGroups(joint) || mayJoinGroups(options.rowGroups, bits, bits | row.bits[chosen]!)
    if (joint > strength && isSet) {
      strength = joint
      joined = chosen
    }
  }
  return { strength, joined }
}
