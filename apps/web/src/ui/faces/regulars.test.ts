import { CHARACTER_PROFILES, LEVELS } from '@halfpint/bots'
import { expect, test } from 'vitest'
import { CHARACTERS, LEVEL_OF } from './regulars.ts'

test('the levels of the regulars are those of the bots, in order of strength', () => {
  for (const who of CHARACTERS) expect(LEVEL_OF[who]).toBe(CHARACTER_PROFILES[who].level)
  const order = Object.values(LEVEL_OF).map(level => LEVELS.indexOf(level))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})
