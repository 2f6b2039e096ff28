import { expect, test } from 'vitest'
import { FIGURES, takerOf } from './figures.ts'

test('Z4 the trick of the figure goes where the line under it says', () => {
  expect(takerOf(FIGURES.ztrick.cards)).toBe(1)
})
