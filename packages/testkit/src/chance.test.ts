import { seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { cards } from './cards.ts'
import { countingRandom, fixedRandom } from './chance.ts'

test('cards are written as one says them', () => {
  expect(cards('r7 y7  g7\n k13 ')).toEqual(['r7', 'y7', 'g7', 'k13'])
  expect(cards('')).toEqual([])
})

test('fixed chance gives its numbers and then fails', () => {
  const random = fixedRandom([4, 1])
  expect([random.next(), random.left(), random.next(), random.left()]).toEqual([4, 1, 1, 0])
  expect(() => random.next()).toThrow(/more than 2 numbers/)
})

test('counted chance is the same chance', () => {
  const [random, same] = [countingRandom(seeded(1)), seeded(1)]
  expect([random.next(), random.next()]).toEqual([same.next(), same.next()])
  expect(random.drawn()).toBe(2)
})
