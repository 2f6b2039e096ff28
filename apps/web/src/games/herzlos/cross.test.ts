import { expect, test } from 'vitest'
import { placesAround } from '../../table/areas.ts'
import { crossFor } from './cross.ts'

test.each([2, 3, 4])('with %i others every place of a seat is in every grid', others => {
  const grid = crossFor(others)
  for (const { at } of placesAround(others + 1, 0)) {
    for (const name of ['--tall', '--wide', '--low']) expect(grid[name as '--tall']).toMatch(new RegExp(`\\b${at}\\b`))
  }
})
