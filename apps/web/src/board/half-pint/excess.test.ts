import { must, type Seen } from '@halfpint/core'
import { halfPint, type State } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { excessOf } from './excess.ts'
import { laidBy } from './figures.ts'

type Trick = State['tricks'][number]

const ROW = ['r8', 'y12'] as const

/** A trick of two players with this row: each seat with its hand cards, in the order of play. */
const trick = (
  winner: number,
  ...plays: readonly (readonly [seat: number, hand: readonly ['b2' | 'g8' | 'k13' | 'b5']])[]
): Trick => ({
  winner,
  plays: plays.map(([seat, hand]) => laidBy(seat, hand, ROW)),
})

const tableOf = (predicted: number, ...tricks: readonly Trick[]): Seen<State> => {
  const opened = must(halfPint.open(must(halfPint.options.read({})), 2))
  const state = { ...opened, phase: 'play', row: ROW, predictions: [predicted, 0], hands: [[], []], tricks } as State
  return halfPint.view(state, 0)
}

test('H25: the trick above the prediction is named, with a card that would have stayed below', () => {
  const first = trick(0, [1, ['k13']], [0, ['g8']])
  const table = tableOf(0, first, trick(1, [0, ['b2']], [1, ['b5']]))
  expect(excessOf(table, 0)).toMatchObject({ trick: 1, play: { hand: ['g8'], set: 'pair' }, lower: 'b2' })
  expect(excessOf(tableOf(1, first), 0)).toBeNull()
})

test('H25: the leader of a trick and the last card get no advice', () => {
  expect(excessOf(tableOf(0, trick(0, [1, ['b5']], [0, ['g8']])), 0)).toMatchObject({ lower: undefined })
  const led = tableOf(0, trick(0, [0, ['g8']], [1, ['b5']]), trick(1, [0, ['b2']], [1, ['k13']]))
  expect(excessOf(led, 0)).toMatchObject({ lower: undefined })
})

test('H25: no card stayed below if all were higher', () => {
  const table = tableOf(0, trick(0, [1, ['b2']], [0, ['g8']]), trick(0, [0, ['k13']], [1, ['b5']]))
  expect(excessOf(table, 0)).toMatchObject({ trick: 1, lower: null })
})
