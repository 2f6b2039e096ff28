import { seeded } from '@halfpint/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alike, difference } from './difference.ts'
import { distort } from './distort.ts'
import { frozen, reread } from './frozen.ts'
import { namesIn, rename } from './relabel.ts'

test.each([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, '.a[1].b: 2 where 3 was expected'],
  [{ a: 1 }, { a: 1, b: null }, '.b: missing where null was expected'],
  [{ a: 1, b: undefined }, { a: 1 }, '.b: there, with undefined, where it should not be'],
  [[1, 2], [1], 'all of it: [1,2] where [1] was expected'],
  [[], {}, 'all of it: Array where Object was expected'],
  [{ a: new Set() }, { a: {} }, '.a: Set where Object was expected'],
  [0, -0, 'all of it: 0 where -0 was expected'],
  [null, {}, 'all of it: null where {} was expected'],
])('%j and %j differ: %s', (found, expected, where) => {
  expect(difference(found, expected)).toBe(where)
})

test('equal values have no difference, in whatever order their keys are', () => {
  const value = { a: [1, 'x', null, { b: Number.NaN }], c: true }
  expect(difference(value, { c: true, a: [1, 'x', null, { b: Number.NaN }] })).toBeUndefined()
  expect(() => alike('the value', value, { ...value, c: false })).toThrow(
    'the value: .c: true where false was expected',
  )
})

test('difference agrees with comparing JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: true }), fc.integer(), (json, seed) => {
      const other = distort(reread(json) as never, seeded(seed))
      const sorted = (value: unknown): string =>
        JSON.stringify(value, (_, part) =>
          typeof part === 'object' && part !== null && !Array.isArray(part)
            ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
            : part,
        )
      expect(difference(reread(json), reread(other)) === undefined).toBe(sorted(json) === sorted(other))
    }),
    { seed: 1, numRuns: 500 },
  )
})

test('frozen freezes deeply', () => {
  const state = frozen({ hands: [['r7'], ['y7']] })
  expect(() => state.hands[0]?.push('g7')).toThrow(TypeError)
  expect(state).toEqual({ hands: [['r7'], ['y7']] })
})

test('names are found and replaced wherever they are, all at once', () => {
  const event = { type: 'c1', deck: ['c1', 'c2', '?'], plays: [{ seat: 1, card: 'c3' }] }
  expect([...namesIn(event, new Set(['c1', 'c3', 'c9']))].sort()).toEqual(['c1', 'c3'])
  const swapped = new Map([
    ['c1', 'c3'],
    ['c3', 'c1'],
  ])
  expect(rename(event, swapped)).toEqual({ type: 'c3', deck: ['c3', 'c2', '?'], plays: [{ seat: 1, card: 'c1' }] })
})
