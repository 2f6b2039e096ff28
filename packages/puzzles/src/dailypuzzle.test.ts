import { expect, test } from 'vitest'
import { dailyPuzzle } from './dailypuzzle.ts'
import { SHIPPED } from './shipped.gen.ts'

test('the puzzle of a day is the same for everybody and another the next day', () => {
  const ids = ['2026-11-16', '2026-11-17', '2026-11-18'].map(day => dailyPuzzle(SHIPPED, day).id)
  expect(new Set(ids).size).toBe(3)
  expect(dailyPuzzle(SHIPPED, '2026-11-16').id).toBe(ids[0])
  expect(dailyPuzzle(SHIPPED, '2026-11-16', 'herzlos').game).toBe('herzlos')
})
