import { SET_KINDS } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { FIGURES, laidBy, SET_EXAMPLES, trickOf } from './figures.ts'

test('H19 the reference card shows every set once, strongest first', () => {
  expect(SET_EXAMPLES.map(({ set }) => set)).toEqual(SET_KINDS.toReversed())
})

test.each(SET_EXAMPLES)('H19 the example of $set makes it, with every card', ({ set, hand, row }) => {
  expect(laidBy(0, hand, row)).toEqual({ seat: 0, hand, row, set })
})

test('the figures make what the lines under them say', () => {
  const { joining, rowpair, rowthree, trick } = FIGURES
  expect(laidBy(0, joining.hand, joining.row)).toMatchObject({ set: 'two-pair', row: ['g7', 'b5'] })
  expect(laidBy(0, rowpair.hand, rowpair.row)).toMatchObject({ set: 'pair', row: [] }) // H17
  expect(laidBy(0, rowthree.hand, rowthree.row)).toMatchObject({ set: 'three', row: ['y10', 'k10'] })
  const { plays, winner } = trickOf(trick.row, trick.hands)
  expect(plays.map(({ set }) => set)).toEqual(['pair', 'two-pair', 'pair'])
  expect(winner).toBe(1)
})
