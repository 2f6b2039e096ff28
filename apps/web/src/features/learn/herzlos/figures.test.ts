import { expect, test } from 'vitest'
import { FIGURES, takerOf } from './figures.ts'

test('Z4 the trick of the figure goes to the player named below it', () => {
  expect(takerOf(FIGURES.ztrick.cards)).toBe(1)
})
