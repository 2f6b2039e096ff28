import { expect, test } from 'vitest'
import { cryptographic, seeded } from './generators.ts'
import { below, pick, type Random, shuffle } from './random.ts'

const TWO_32 = 0x1_0000_0000

/** A generator that returns these numbers, then fails. */
const given = (...numbers: number[]): Random => ({
  next() {
    const number = numbers.shift()
    if (number === undefined) throw new Error('drawn once too often')
    return number
  },
})

const repeated = <T>(times: number, make: () => T): T[] => Array.from({ length: times }, make)

/** Pearson's sum over equally likely cells. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

test('below draws again instead of favouring low numbers', () => {
  // 2^32 = 3 · 1431655765 + 1: with three items, only the very last number is unfair.
  expect(below(given(TWO_32 - 1, TWO_32 - 1, 4), 3)).toBe(1)
  expect(below(given(TWO_32 - 2), 3)).toBe(2)
  // 2^32 = 65 · 66076419 + 61: the last 61 numbers are unfair.
  expect(below(given(TWO_32 - 61, 7), 65)).toBe(7)
  expect(below(given(TWO_32 - 62), 65)).toBe(64)
})

test('below never draws twice if the limit divides 2^32', () => {
  expect(below(given(TWO_32 - 1), 1)).toBe(0)
  expect(below(given(TWO_32 - 1), 64)).toBe(63)
  expect(below(given(TWO_32 - 1), TWO_32)).toBe(TWO_32 - 1)
  expect(below(given(0), 65)).toBe(0)
})

test('below stays under its limit for every deck size', () => {
  const random = seeded('bounds')
  for (let n = 1; n <= 65; n++) {
    const drawn = repeated(200, () => below(random, n))
    expect(drawn.every(number => Number.isInteger(number) && number >= 0 && number < n)).toBe(true)
  }
})

test('below gives each number equally often', () => {
  const random = seeded('thirteen')
  const drawn = repeated(26_000, () => below(random, 13))
  const counts = Array.from({ length: 13 }, (_, number) => drawn.filter(other => other === number).length)
  // 12 degrees of freedom: above 32.9 with probability 0.001.
  expect(chiSquare(counts)).toBeLessThan(32.9)
})

test('pick returns one of the items', () => {
  expect(pick(given(0), ['a', 'b', 'c'])).toBe('a')
  expect(pick(given(5), ['a', 'b', 'c'])).toBe('c')
})

test('shuffle returns each order of four equally often', () => {
  const counts = new Map<string, number>()
  const random = seeded('four cards')
  for (let time = 0; time < 48_000; time++) {
    const order = shuffle(random, ['a', 'b', 'c', 'd']).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  // 23 degrees of freedom: above 49.7 with probability 0.001.
  expect(chiSquare([...counts.values()])).toBeLessThan(49.7)
})

test('shuffle returns the same items and does not change its input', () => {
  const deck = Object.freeze(Array.from({ length: 65 }, (_, card) => card))
  const shuffled = shuffle(seeded(1), deck)
  expect(shuffled).not.toEqual(deck)
  expect([...shuffled].sort((a, b) => a - b)).toEqual(deck)
})

test('shuffle of no item or one item draws no number', () => {
  expect(shuffle(given(), [])).toEqual([])
  expect(shuffle(given(), ['a'])).toEqual(['a'])
})

test('shuffle can move each card to each position', () => {
  // Four cards draw for the last, the third and the second place.
  expect(shuffle(given(0, 0, 0), ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd', 'a'])
  expect(shuffle(given(3, 2, 1), ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd'])
})

test('a seed repeats, as text or as a number', () => {
  const numbers = (seed: string | number): number[] => {
    const random = seeded(seed)
    return repeated(50, () => random.next())
  }
  expect(numbers('Ann')).toEqual(numbers('Ann'))
  expect(numbers(7)).toEqual(numbers('7'))
})

test('a seed gives the same numbers on every machine and in every later version', () => {
  const random = seeded('half-pint')
  expect(repeated(4, () => random.next())).toEqual([734609437, 521674460, 4290015326, 1240463998])
})

test('similar seeds give unrelated numbers', () => {
  const firsts = new Set<number>()
  for (let seed = 0; seed < 2000; seed++) firsts.add(seeded(seed).next())
  for (const seed of ['', 'a', 'b', 'aa', 'ab', 'ba', ' a', 'a ']) firsts.add(seeded(seed).next())
  expect(firsts.size).toBe(2008)
})

test('each bit differs in half of all neighbouring seeds', () => {
  const changes = Array.from({ length: 2000 }, (_, seed) => seeded(seed).next() ^ seeded(seed + 1).next())
  for (let bit = 0; bit < 32; bit++) {
    const changed = changes.filter(change => ((change >>> bit) & 1) === 1).length
    // 1000 of 2000, give or take five deviations of 22.4.
    expect(Math.abs(changed - 1000)).toBeLessThan(112)
  }
})

test.each([
  ['seeded', seeded('range')],
  ['cryptographic', cryptographic()],
])('%s numbers are whole, from 0 to 2^32 - 1, high and low', (_, random) => {
  const numbers = repeated(5000, () => random.next())
  expect(numbers.every(number => Number.isInteger(number) && number >= 0 && number < TWO_32)).toBe(true)
  expect(Math.max(...numbers)).toBeGreaterThan(TWO_32 * 0.99)
  expect(Math.min(...numbers)).toBeLessThan(TWO_32 * 0.01)
})

test('two cryptographic generators differ, also past what one of them draws at once', () => {
  const [one, other] = [cryptographic(), cryptographic()]
  const numbers = new Set([...repeated(600, () => one.next()), ...repeated(600, () => other.next())])
  expect(numbers.size).toBeGreaterThan(1195)
})

test('below refuses a limit under 1', () => {
  expect(() => below(seeded(1), 0)).toThrow(RangeError)
})
