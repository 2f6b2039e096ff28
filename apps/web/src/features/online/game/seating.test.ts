import { expect, test, vi } from 'vitest'

test('a screen without a reader skips what is a round late or belongs to another match', async () => {
  // Boards ask for the width of the screen; Node has none.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
  const { isFarBehind } = await import('./seating.ts')
  expect(isFarBehind({ matches: 1, version: 90 }, { matches: 1, version: 60 })).toBe(false)
  expect(isFarBehind({ matches: 1, version: 190 }, { matches: 1, version: 60 })).toBe(true)
  expect(isFarBehind({ matches: 2, version: 61 }, { matches: 1, version: 60 })).toBe(true)
})
