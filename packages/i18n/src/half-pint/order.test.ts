import { expect, test } from 'vitest'
import { table as de } from '../de/half-pint/table.ts'
import { table as en } from '../en/half-pint/table.ts'
import { table as ru } from '../ru/half-pint/table.ts'

test.each([de, en, ru])('the reference card follows the options of the table', ({ setCard }) => {
  const standard = setCard.order({ sets: 'strongest', fullHouse: 'highest-card' })
  const triple = setCard.order({ sets: 'strongest', fullHouse: 'triple-first' })
  expect(triple.startsWith(standard)).toBe(true)
  expect(triple).not.toBe(standard)
  expect(setCard.order({ sets: 'declared', fullHouse: 'highest-card' })).not.toContain(standard)
})
