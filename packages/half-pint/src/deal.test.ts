import { seeded, shuffle } from '@halfpint/core'
import { expect, test } from 'vitest'
import { CARDS, type Card, COLOURS, codeOf, numberOf } from './card.ts'
import { deal, readDeck } from './deal.ts'
import { splitOf } from './split.ts'

test('H2: row and hand size add up to eight, the row from 1 to 5', () => {
  for (const card of CARDS) {
    const { row, hand } = splitOf(card)
    expect(row + hand).toBe(8)
    expect(row).toBeGreaterThanOrEqual(1)
    expect(row).toBeLessThanOrEqual(5)
  }
})

test('H3: the default table follows 1 + (number + colour + 2) mod 5', () => {
  for (const card of CARDS) {
    const colour = Math.floor(codeOf(card) / 13)
    expect(splitOf(card).row).toBe(1 + ((numberOf(card) + colour + 2) % 5))
  }
})

test('H3: every split is on 13 cards, once for each number', () => {
  for (let row = 1; row <= COLOURS.length; row++) {
    const having = CARDS.filter(card => splitOf(card).row === row)
    expect(having).toHaveLength(13)
    expect(new Set(having.map(numberOf)).size).toBe(13)
  }
})

/** A deck with these cards on top and the others in order below. */
const stacked = (...top: Card[]): Card[] => [...top, ...CARDS.filter(card => !top.includes(card))]

test('H8: the top card opens the row, hands go round from the start player, then the row is filled', () => {
  // r1 opens with a row of 4 and hands of 4.
  const deck = stacked('r1')
  const { row, hands, stock } = deal(deck, 3, 1)
  expect(row).toEqual(['r1', deck[13], deck[14], deck[15]])
  expect(hands[1]).toEqual([deck[1], deck[4], deck[7], deck[10]].sort((a, b) => codeOf(a as Card) - codeOf(b as Card)))
  expect(new Set(hands[2])).toEqual(new Set([deck[2], deck[5], deck[8], deck[11]]))
  expect(new Set(hands[0])).toEqual(new Set([deck[3], deck[6], deck[9], deck[12]]))
  expect(stock).toEqual(deck.slice(16))
})

test('H8: Fig. 3: an opening card that shows five lays a row of five and deals hands of three', () => {
  const opening = CARDS.find(card => splitOf(card).row === 5) as Card
  const { row, hands } = deal(stacked(opening), 4, 0)
  expect(row).toHaveLength(5)
  expect(hands.map(hand => hand.length)).toEqual([3, 3, 3, 3])
})

test('H8: the deck is enough for seven players whatever card opens', () => {
  for (const opening of CARDS) {
    const { row, hands, stock } = deal(stacked(opening), 7, 3)
    expect([...row, ...hands.flat(), ...stock].toSorted()).toEqual(CARDS.toSorted())
    expect(hands.every(hand => hand.length === splitOf(opening).hand)).toBe(true)
  }
})

test('a deck from outside must be all 65 cards, each once', () => {
  const deck = shuffle(seeded(1), CARDS)
  const code = (json: unknown) => {
    const read = readDeck(json)
    return read.ok ? 'ok' : read.problem.code
  }
  expect(code(deck)).toBe('ok')
  expect(code(deck.slice(1))).toBe('bad-deck')
  expect(code([...deck, 'r1'])).toBe('bad-deck')
  expect(code(deck.with(3, deck[4] as Card))).toBe('card-twice')
  expect(code([...deck.slice(1), 'x1'])).toBe('unknown-card')
  expect(code([...deck.slice(1), 7])).toBe('unknown-card')
  expect(code(undefined)).toBe('missing-key')
})
