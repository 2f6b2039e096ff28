import { seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { seatingCount, seatingsOf } from './seating.ts'

const random = seeded('mixes')

test('two bots at four seats play two against two in all six seatings', () => {
  const seatings = seatingsOf(2, 4, random)
  expect(seatings.map(seating => seating.join(''))).toEqual(['0011', '0101', '0110', '1001', '1010', '1100'])
})

test.each([
  [2, 2, 2],
  [2, 3, 6],
  [2, 5, 20],
  [2, 6, 20],
  [2, 7, 70],
  [3, 3, 6],
  [3, 4, 36],
  [4, 4, 24],
  [3, 7, 21],
  [7, 7, 49],
])('%i bots at %i seats: %i seatings, each bot on each seat equally often', (bots, seats, count) => {
  const seatings = seatingsOf(bots, seats, random)
  expect(seatings).toHaveLength(count)
  expect(seatingCount(bots, seats)).toBe(count)
  for (let seat = 0; seat < seats; seat++) {
    for (let bot = 0; bot < bots; bot++) {
      expect(seatings.filter(seating => seating[seat] === bot).length * bots).toBe(count)
    }
  }
})

test.each([2, 3, 5, 7])('at %i seats the numbers of seats per bot differ by at most one', seats => {
  for (let bots = 2; bots <= seats; bots++) {
    for (const seating of seatingsOf(bots, seats, random)) {
      const shares = Array.from({ length: bots }, (_, bot) => seating.filter(sitting => sitting === bot).length)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
    }
  }
})
