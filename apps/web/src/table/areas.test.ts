import { expect, test } from 'vitest'
import { gridsFor, placesAround } from './areas.ts'

test('everybody sits around the table clockwise, the reader at the bottom', () => {
  expect(placesAround(4, 1)).toEqual([
    { seat: 2, at: 'ul' },
    { seat: 3, at: 't' },
    { seat: 0, at: 'ur' },
  ])
})

test('from the rail everybody is seen, the last seat at the bottom', () => {
  expect(placesAround(3, null).map(({ seat, at }) => `${seat} ${at}`)).toEqual(['0 ul', '1 ur', '2 m'])
})

test.each([1, 2, 3, 4, 5, 6])('with %i others every place of a seat is in every grid', others => {
  const grid = gridsFor(others)
  for (const { at } of placesAround(others + 1, 0)) {
    for (const name of ['--tall', '--wide', '--low']) expect(grid[name as '--tall']).toMatch(new RegExp(`\\b${at}\\b`))
  }
})
