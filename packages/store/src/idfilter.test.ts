import { expect, test } from 'vitest'
import { openIdFilter } from './idfilter.ts'

test('a filter always contains an added id, and rarely another one', () => {
  const filter = openIdFilter()
  const ids = Array.from({ length: 20_000 }, (_, n) => `anna/w${n}/1z${n % 7}`)
  for (const [at, id] of ids.entries()) {
    if (at % 2 === 0) filter.add(id)
  }
  const wrong = ids.filter((id, at) => at % 2 === 1 && filter.mayContain(id))
  expect(ids.every((id, at) => at % 2 === 1 || filter.mayContain(id))).toBe(true)
  expect(wrong.length).toBeLessThan(5)
  expect(openIdFilter().mayContain('')).toBe(false)
})
