import { must } from '@halfpint/core'
import { FLOWERS, HEARTS, herzlos, QUEEN, type Slot, worthsOf } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { decisionsOf } from './fixture.ts'
import { knownTo } from './known.ts'
import { passLikely } from './passed.ts'

const worths = worthsOf(must(herzlos.options.read({})))

const handOf = (slots: readonly Slot[]): Int32Array => {
  const hand = new Int32Array(4)
  for (const slot of slots) hand[slot >> 4] = (hand[slot >> 4] as number) | (1 << (slot & 15))
  return hand
}

test('Z3 who kept heavy hearts is less likely to have passed a light one', () => {
  const light = (HEARTS << 4) | 2
  // The two heaviest may have come in the exchange; the third was kept.
  const low = handOf([0, 1, 3, 4, 9, 10].map(rank => (HEARTS << 4) | rank))
  const high = handOf([0, 1, 8, 9, 10, 11].map(rank => (HEARTS << 4) | rank))
  expect(passLikely(worths, [light, (HEARTS << 4) | 12], low)).toBeGreaterThan(
    passLikely(worths, [light, (HEARTS << 4) | 12], high),
  )
})

test('Z3 the queen of flowers passed on tells nothing by herself', () => {
  expect(passLikely(worths, [QUEEN], handOf([(FLOWERS << 4) | 1, (FLOWERS << 4) | 2]))).toBe(0)
})

test('Z3 the cards received are known to who got them, after the exchange', () => {
  let checked = 0
  for (const { view, state, seat } of decisionsOf('received', 4, must(herzlos.options.read({})))) {
    const { received } = knownTo(view)
    if (view.phase === 'pass') expect(received).toEqual([])
    else {
      expect(received).toHaveLength((state.passes[(seat + 1) % 4] ?? []).length)
      checked++
    }
  }
  expect(checked).toBeGreaterThan(50)
})
