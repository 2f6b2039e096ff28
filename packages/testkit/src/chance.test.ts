import { seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { cards } from './cards.ts'
import { countingRandom, fixedRandom } from './chance.ts'

test('cards reads a list of card names', () => {
  expect(cards('r7 y7  g7\n k13 ')).toEqual(['r7', 'y7', 'g7', 'k13'])
  expect(cards('')).toEqual([])
})

test('a fixed generator returns its numbers and then throws', () => {
  const random = fixedRandom([4, 1])
  expect([random.next(), random.left(), random.next(), random.left()]).toEqual([4, 1, 1, 0])
  expect(() => random.next()).toThrow(/more than 2 numbers/)
})

test('a counted generator returns the same numbers', () => {
  const [random, same] = [countingRandom(seeded(1)), seeded(1)]
  expect([random.next(), random.next()]).toEqual([same.next(), same.next()])
  expect(random.drawn()).toBe(2)
})
