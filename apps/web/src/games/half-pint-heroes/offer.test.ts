import { must } from '@halfpint/core'
import { type Card, halfPint, type Play } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { offersIn } from './offer.ts'
import { playsIn } from './reading.ts'

const options = must(halfPint.options.read({}))
const cards = (text: string): Card[] => text.split(' ') as Card[]
const offered = (hand: string, row: string, trick: readonly Play[], phase: 'predict' | 'play' = 'play'): string[] =>
  offersIn({ phase, trick, options }, playsIn(cards(hand), cards(row), options)).map(
    ({ kind, leads, play }) => `${kind}${leads ? ' leads' : ''}: ${play.hand.join(' ')}`,
  )

test('the cheapest set that leads, the strongest, and the lowest to lose with', () => {
  const trick: Play[] = [{ seat: 1, hand: cards('g6'), row: cards('r6'), set: 'pair' }]
  expect(offered('y9 b9 k9 g2', 'r6 b12', trick)).toEqual([
    'enough leads: b9 k9',
    'strongest leads: y9 b9 k9',
    'low: g2',
  ])
})

test('H18: a set that only equals the leading one is not offered as leading', () => {
  const trick: Play[] = [{ seat: 1, hand: cards('g6 b6'), row: [], set: 'pair' }]
  expect(offered('y6 k6', 'r1 b12', trick)).toEqual(['strongest: y6 k6', 'low: k6'])
})

test('whoever opens a trick is offered the strongest and the lowest', () => {
  expect(offered('y9 b9 g2', 'r6 b12', [])).toEqual(['strongest leads: y9 b9', 'low leads: g2'])
})

test('before a prediction the best sets are shown', () => {
  expect(offered('y9 b9 g2 k2', 'r6 b12', [], 'predict')[0]).toBe('hold: y9 g2 b9 k2')
})
