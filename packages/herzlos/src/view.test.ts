import { fold, must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { deckFor, type SeenCard } from './card.ts'
import { cards, dealt, opened, passing, play } from './fixture.ts'
import { herzlos } from './game.ts'
import type { Event, State } from './state.ts'

const { view, redact, evolve } = herzlos

/** Four seats, in whose hands each suit is spread evenly; round 2, so two cards are passed. */
const start = dealt(deckFor(4).join(' '), { ...opened(4), round: 1 })
const passed = passing(start, ['h2 dJ', 'h3 hJ', 'h4 hQ', 'h5 hK'])

const known = (state: State, viewer: number | 'spectator'): string[] =>
  view(state, viewer).hands.map(hand => hand.filter(card => card !== '?').join(' '))

const hidden = (count: number): SeenCard[] => Array(count).fill('?')

test('after the deal everybody sees the own hand and how many cards the others hold', () => {
  const { hands } = view(start, 2)
  expect(hands).toEqual([hidden(13), hidden(13), start.hands[2], hidden(13)])
})

test('a spectator sees no hand', () => {
  for (const state of [start, passed]) expect(known(state, 'spectator')).toEqual(['', '', '', ''])
})

test('Z3: a pass is face down: others see that it was chosen and its number of cards', () => {
  const facts = must(herzlos.decide(start, 1, { type: 'pass', cards: ['h3', 'hJ'] }))
  const state = fold(herzlos, start, facts)
  const expected = (cards: readonly SeenCard[]) => [null, cards, null, null]
  expect(view(state, 1).passes).toEqual(expected(['h3', 'hJ']))
  for (const viewer of [0, 2, 3, 'spectator'] as const) {
    expect(view(state, viewer).passes).toEqual(expected(['?', '?']))
    expect(redact(facts[0] as Event, viewer, start)).toEqual({ type: 'passed', seat: 1, cards: ['?', '?'] })
  }
  // The giver is on the left of the taker, who does not know more than the others yet.
  expect(view(state, 0).hands[1]).toEqual(hidden(11))
})

test('Z3: after passing, a seat knows what it got and, at its right, what it gave', () => {
  expect(view(passed, 0).passes).toEqual([cards('h2 dJ'), cards('h3 hJ'), ['?', '?'], ['?', '?']])
  expect(known(passed, 0)).toEqual([passed.hands[0]?.join(' '), '', '', 'h2 dJ'])
  expect(known(passed, 2)).toEqual(['', 'h4 hQ', passed.hands[2]?.join(' '), ''])
  expect(view(passed, 'spectator').passes).toEqual([0, 1, 2, 3].map(() => ['?', '?']))
})

test('known cards come first in a hidden hand, so that their position reveals nothing', () => {
  expect(view(passed, 0).hands[3]).toEqual(['h2', 'dJ', ...hidden(11)])
})

test('a played card that the giver knows leaves the hand; any other card removes a hidden one', () => {
  // The 2 of flowers is led by seat 1, who got the 4 and the queen of hearts from seat 2.
  const led = play(passed, 'f2').state
  expect(view(led, 2).hands[1]).toEqual(['h4', 'hQ', ...hidden(10)])
  const thrown = evolve(led, { type: 'played', seat: 1, card: 'hQ' })
  expect(view(thrown, 2).hands[1]).toEqual(['h4', ...hidden(10)])
  expect(view(thrown, 0).hands[1]).toEqual(hidden(11))
})

test('a seat sees its own cards of a deal and its own two passes of an exchange', () => {
  const deal: Event = { type: 'dealt', deck: deckFor(5) }
  const heard = redact(deal, 3, opened(5))
  expect(heard).toEqual({ type: 'dealt', deck: deckFor(5).map((card, place) => (place % 5 === 3 ? card : '?')) })
  const passes = [cards('h2'), cards('h3'), cards('h4'), cards('h5')]
  const exchanged: Event = { type: 'passes-exchanged', passes, leader: 2 }
  const seen = (viewer: number | 'spectator') => redact(exchanged, viewer, start)
  expect(seen(3)).toEqual({ ...exchanged, passes: [['h2'], ['?'], ['?'], ['h5']] })
  expect(seen('spectator')).toEqual({ ...exchanged, passes: [['?'], ['?'], ['?'], ['?']] })
})

test('a view names its viewer, and evolves into a view of the same viewer', () => {
  const seen = view(start, 1)
  expect(seen.viewer).toBe(1)
  const heard = redact({ type: 'passed', seat: 0, cards: ['h2', 'h6'] }, 1, start) as Event
  expect(evolve(seen, heard).viewer).toBe(1)
})
