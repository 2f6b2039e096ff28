import { expect, test } from 'vitest'
import { CARDS, type Card, cardOf, codeOf, deckFor, parseCard, rankOf, SUITS, sortCards, suitOf } from './card.ts'

test('Z1: 52 cards: four suits of 2 to 10, jack, queen, king and ace', () => {
  expect(new Set(CARDS).size).toBe(52)
  for (const suit of SUITS) {
    const ranks = CARDS.filter(card => suitOf(card) === suit).map(rankOf)
    expect(ranks).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'])
  }
})

test('Z1: three players take out the 2 of cups, five also the 2 of diamonds, and all hands are equal', () => {
  const missing = (seats: number): Card[] => CARDS.filter(card => !deckFor(seats).includes(card))
  expect([3, 4, 5].map(missing)).toEqual([['c2'], [], ['c2', 'd2']])
  expect([3, 4, 5].map(seats => deckFor(seats).length / seats)).toEqual([17, 13, 10])
})

test('codeOf and cardOf are inverses; a code is 13 × suit + rank', () => {
  expect(['h2', 'hA', 'f2', 'cJ', 'dA'].map(card => codeOf(card as Card))).toEqual([0, 12, 13, 35, 51])
  for (const card of CARDS) expect(cardOf(codeOf(card))).toBe(card)
})

test('only the names of the record format are cards', () => {
  for (const card of CARDS) expect(parseCard(card)).toBe(card)
  for (const other of ['h1', 'h11', 'H2', 'hq', 'r7', '?', '', ' h2', 'h2 ', 2, null, ['h2'], undefined]) {
    expect(parseCard(other)).toBeUndefined()
  }
})

test('cards are sorted by suit and rank, hidden ones last', () => {
  expect(sortCards(['?', 'd2', 'hA', '?', 'h10', 'hJ', 'f2'])).toEqual(['h10', 'hJ', 'hA', 'f2', 'd2', '?', '?'])
})
