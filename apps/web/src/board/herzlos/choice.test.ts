import { must, type Seen } from '@halfpint/core'
import { type Card, herzlos, type State } from '@halfpint/herzlos'
import { describe, expect, test } from 'vitest'
import { tapCard } from './choice.ts'

const opened = must(herzlos.open(must(herzlos.options.read({})), 4))

describe('choosing cards', () => {
  const hand: readonly Card[] = ['h5', 'f3', 'cK', 'c4']
  const mine = (change: Partial<State>): Seen<State> =>
    herzlos.view({ ...opened, phase: 'play', hands: [hand, ['f9'], ['f8'], ['f7']], ...change }, 0)

  test('Z3: no more cards are chosen than are passed, and a tap puts one back', () => {
    const state = mine({ phase: 'pass', round: 1 })
    const two = ['h5', 'f3'] as const
    expect(tapCard(state, ['h5'], 'f3').chosen).toEqual(two)
    expect(tapCard(state, two, 'cK')).toMatchObject({ chosen: two, problem: { code: 'enough-chosen', cards: 2 } })
    expect(tapCard(state, two, 'h5').chosen).toEqual(['f3'])
  })

  test('Z3: in the first round the one card is replaced', () => {
    const state = mine({ phase: 'pass', round: 0 })
    expect(tapCard(state, ['h5'], 'cK').chosen).toEqual(['cK'])
  })

  test('Z4: a card that does not follow suit is refused with the reason', () => {
    const state = mine({ toPlay: 0, trick: [{ seat: 3, card: 'c9' }] })
    expect(tapCard(state, ['c4'], 'f3')).toMatchObject({
      chosen: ['c4'],
      problem: { code: 'follow-suit', suit: 'cups' },
    })
  })

  test('Z5: a heart may not be led while hearts are closed', () => {
    const state = mine({ toPlay: 0, trick: [] })
    expect(tapCard(state, [], 'h5').problem?.code).toBe('hearts-closed')
  })

  test('the first tap chooses a card, the second plays it', () => {
    const state = mine({ toPlay: 0, trick: [{ seat: 3, card: 'c9' }] })
    expect(tapCard(state, [], 'c4')).toEqual({ chosen: ['c4'], problem: null, action: null })
    expect(tapCard(state, ['c4'], 'c4').action).toEqual({ type: 'play', card: 'c4' })
  })

  test('no card is chosen out of turn', () => {
    expect(tapCard(mine({ toPlay: 2 }), [], 'c4').problem).toMatchObject({ code: 'not-your-turn', turn: 2 })
  })
})
