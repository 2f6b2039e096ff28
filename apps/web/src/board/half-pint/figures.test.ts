import { SET_KINDS } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { choicesOf, FIGURES, laidBy, padOf, SET_EXAMPLES, trickOf } from './figures.ts'

test('H19 the reference card shows every set once, strongest first', () => {
  expect(SET_EXAMPLES.map(({ set }) => set)).toEqual(SET_KINDS.toReversed())
})

test.each(SET_EXAMPLES)('H19 the example of $set makes it, with every card', ({ set, hand, row }) => {
  expect(laidBy(0, hand, row)).toEqual({ seat: 0, hand, row, set })
})

test('the figures make what the lines under them say', () => {
  const { joining, rowthree } = FIGURES
  expect(laidBy(0, joining.hand, joining.row)).toMatchObject({ set: 'two-pair', row: ['g7', 'b5'] })
  expect(laidBy(0, rowthree.hand, rowthree.row)).toMatchObject({ set: 'three', row: ['r12', 'y12'] })
})

test('H14 the fourth figure of the rulebook: no single 13, for the row makes a pair of it', () => {
  const { hand, row } = FIGURES.choices
  expect(choicesOf(hand, row).map(play => `${play.set} ${[...play.hand, ...play.row].join(' ')}`)).toEqual([
    'two-pair r13 y2 g2 b13',
    'pair r13 b13',
    'pair y2 g2',
    'high-card g12',
    expect.stringMatching(/^high-card [yg]2$/),
  ])
})

const tricks = [
  { figure: 'kinds', sets: ['two-pair', 'three', 'straight', 'high-card'], winner: 2 },
  { figure: 'equals', sets: ['pair', 'pair', 'pair'], winner: 1 },
  { figure: 'higher', sets: ['straight', 'high-card', 'high-card', 'straight'], winner: 3 },
  { figure: 'rowpair', sets: ['two-pair', 'pair', 'high-card', 'high-card'], winner: 0 },
] as const

test.each(tricks)(
  'H18 the trick of the figure $figure goes to the one who is said to win it',
  ({ figure, sets, winner }) => {
    const { row, hands } = FIGURES[figure]
    const trick = trickOf(row, hands)
    expect(trick.plays.map(({ set }) => set)).toEqual(sets)
    expect(trick.winner).toBe(winner)
  },
)

test('H34 the pad of the last figure adds up as the rulebook says', () => {
  expect(padOf(FIGURES.pad.columns).result).toMatchObject({
    bonus: [30, 10, 10, 20],
    totals: [260, 320, 170, 310],
    winners: [1],
  })
})
