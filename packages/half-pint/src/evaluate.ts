import { DECK_SIZE, HIGHEST } from './card.ts'
import { kindOf, makeStrength, NO_SET, type Strength } from './set.ts'
import type { Options } from './state.ts'

// A set is known by adding up one key for each of its cards and one table load. The thirteen keys were
// found by search: modulo 2^16 no set has a sum in common with any other choice of one to five
// numbers. Only flushes depend on colour; the colour is a single bit above the sums, so the AND of
// the keys tells whether all cards share it.
const NUMBER_KEYS = [42975, 25303, 34504, 34130, 35690, 64385, 58984, 24244, 14615, 43863, 19485, 42401, 26613]
const SUM_MASK = 0xffff
const COLOUR_SHIFT = 20

/** The key of each card, by code. */
export const KEYS = Int32Array.from(
  { length: DECK_SIZE },
  (_, code) => (NUMBER_KEYS[code % HIGHEST] as number) | (1 << (COLOUR_SHIFT + Math.floor(code / HIGHEST))),
)

/** The number of each card as a bit (bit 0 for 1), by code. */
export const NUMBER_BITS = Uint16Array.from({ length: DECK_SIZE }, (_, code) => 1 << (code % HIGHEST))

const ALL_NUMBERS = Array.from({ length: HIGHEST }, (_, low) => low + 1)

const keySum = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + (NUMBER_KEYS[number - 1] as number), 0) & SUM_MASK

const times = (count: number, number: number): number[] => Array<number>(count).fill(number)

const straightFrom = (low: number): number[] => [low + 4, low + 3, low + 2, low + 1, low]

/** Every set that does not depend on colour, by the sum of its keys. */
const makeTable = (fullHouse: Options['fullHouse']): Int32Array => {
  const table = new Int32Array(SUM_MASK + 1)
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
  for (let bits = 0; bits < table.length; bits++) {
    const numbers = ALL_NUMBERS.filter(number => bits & (1 << (number - 1))).reverse()
    if (numbers.length !== 5) continue
    const [highest, lowest] = [numbers[0] as number, numbers[4] as number]
    const inSequence = highest - lowest === 4
    const kind = !inSequence ? 'flush' : highest === HIGHEST ? 'royal-flush' : 'straight-flush'
    table[bits] = makeStrength(kind, numbers)
  }
  return table
})()

/** H20: what a table needs to know to rank sets, one for each value of the option `fullHouse`. */
export type Ranking = Int32Array

const RANKINGS: { readonly [value in Options['fullHouse']]: Ranking } = {
  'highest-card': makeTable('highest-card'),
  'triple-first': makeTable('triple-first'),
}

/** The ranking that these options ask for. */
export const rankingOf = (options: Pick<Options, 'fullHouse'>): Ranking => RANKINGS[options.fullHouse]

/** The strength of exactly these five cards, given by their codes; 0 if they make no set. */
export const strengthOfFive = (ranking: Ranking, a: number, b: number, c: number, d: number, e: number): Strength => {
  const ka = KEYS[a] as number
  const kb = KEYS[b] as number
  const kc = KEYS[c] as number
  const kd = KEYS[d] as number
  const ke = KEYS[e] as number
  if ((ka & kb & kc & kd & ke) >>> COLOUR_SHIFT !== 0) {
    const bits =
      (NUMBER_BITS[a] as number) |
      (NUMBER_BITS[b] as number) |
      (NUMBER_BITS[c] as number) |
      (NUMBER_BITS[d] as number) |
      (NUMBER_BITS[e] as number)
    return ONE_COLOUR[bits] as number
  }
  return ranking[(ka + kb + kc + kd + ke) & SUM_MASK] as number
}

/** The strength of exactly these cards, one to five, given by their codes; 0 if they make no set. */
export const strengthOf = (ranking: Ranking, codes: readonly number[]): Strength => {
  if (codes.length === 0 || codes.length > 5) return NO_SET
  let sum = 0
  let shared = -1
  let bits = 0
  for (const code of codes) {
    const key = KEYS[code] as number
    sum += key
    shared &= key
    bits |= NUMBER_BITS[code] as number
  }
  if (codes.length === 5 && shared >>> COLOUR_SHIFT !== 0) return ONE_COLOUR[bits] as number
  return ranking[sum & SUM_MASK] as number
}

/**
 * H17: whether the two groups of a two pair or full house each contain a hand card. Other sets need
 * one hand card anywhere, which every play has.
 */
export const isAnchored = (strength: Strength, hand: readonly number[], row: readonly number[]): boolean => {
  const kind = kindOf(strength)
  if (kind !== 'two-pair' && kind !== 'full-house') return true
  let held = 0
  for (const code of hand) held |= NUMBER_BITS[code] as number
  return row.every(code => ((NUMBER_BITS[code] as number) & held) !== 0)
}

/** The strength of hand and row cards laid as one set under these options; 0 if it is none. */
export const strengthLaid = (options: Options, hand: readonly number[], row: readonly number[]): Strength => {
  const strength = strengthOf(rankingOf(options), [...hand, ...row])
  if (strength === NO_SET || options.rowGroups === 'free') return strength
  return isAnchored(strength, hand, row) ? strength : NO_SET
}

/** H16: the row cards with which these hand cards make their strongest set, and its strength. */
export const strongestLaid = (
  options: Options,
  hand: readonly number[],
  row: readonly number[],
): { readonly row: readonly number[]; readonly strength: Strength } => {
  let best: { row: readonly number[]; strength: Strength } = { row: [], strength: NO_SET }
  for (let chosen = 0; chosen < 1 << row.length; chosen++) {
    const joined = row.filter((_, at) => chosen & (1 << at))
    if (hand.length + joined.length > 5) continue
    const strength = strengthLaid(options, hand, joined)
    if (strength > best.strength) best = { row: joined, strength }
  }
  return best
}
