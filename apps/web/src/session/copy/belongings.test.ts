import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Belongings, merge, readBelongings, type Versioned, writeBelongings } from './belongings.ts'

const thing: fc.Arbitrary<Versioned> = fc.oneof(
  fc.record({ changes: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    changes: fc.integer({ min: 1, max: 4 }),
    value: fc.record({ at: fc.integer({ min: -2, max: 2 }), text: fc.constantFrom('a', 'b') }),
  }),
)

const belongings: fc.Arbitrary<Belongings> = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), thing), { maxLength: 8 })
  .map(all => new Map(all))

test('a merge is the same in any order, and merging again changes nothing', () => {
  fc.assert(
    fc.property(belongings, belongings, belongings, (a, b, c) => {
      expect(merge(a, b)).toEqual(merge(b, a))
      expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)))
      expect(merge(a, a)).toEqual(a)
      expect(merge(merge(a, b), b)).toEqual(merge(a, b))
    }),
    { numRuns: 2_000 },
  )
})

test('a merge loses no name, and more changes win, also a removal', () => {
  fc.assert(
    fc.property(belongings, belongings, (a, b) => {
      const both = merge(a, b)
      expect(new Set(both.keys())).toEqual(new Set([...a.keys(), ...b.keys()]))
      for (const [name, { changes }] of both)
        expect(changes).toBe(Math.max(a.get(name)?.changes ?? 0, b.get(name)?.changes ?? 0))
    }),
  )
})

test('belongings are the same after writing and reading, and other texts are refused', () => {
  fc.assert(
    fc.property(belongings, all => {
      expect(readBelongings(writeBelongings(all))).toEqual(all)
    }),
  )
  for (const text of ['{}', '[]', '{"format":2,"things":[]}', '{"format":1,"things":[["a",0]]}'])
    expect(readBelongings(text)).toBeUndefined()
})
