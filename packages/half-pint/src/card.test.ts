import { expect, test } from 'vitest'
import { CARDS, cardOf, codeOf, colourOf, compareCards, numberOf, parseCard, sortCards } from './card.ts'

test('H1: there are 65 cards: five colours times 1 to 13', () => {
  expect(CARDS).toHaveLength(65)
  expect(new Set(CARDS).size).toBe(65)
  expect(CARDS.filter(card => colourOf(card) === 'black').map(numberOf)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  ])
  expect(['r1', 'y13', 'g7', 'b10', 'k13'].map(card => colourOf(card as 'r1'))).toEqual([
    'red',
    'yellow',
    'green',
    'blue',
    'black',
  ])
})

test('codeOf and cardOf are inverses', () => {
  expect(CARDS.map(card => cardOf(codeOf(card)))).toEqual(CARDS)
})

test('only real card names are cards', () => {
  for (const text of ['r0', 'r14', 'x5', 'R5', 'r05', ' r5', '', '?', null, 5, ['r5'], { toString: () => 'r5' }]) {
    expect(parseCard(text)).toBeUndefined()
  }
  expect(parseCard('k13')).toBe('k13')
})

test('cards sort by colour, then number, and hidden ones come last', () => {
  expect(sortCards(['?', 'k1', 'r10', 'r9', '?', 'y1'])).toEqual(['r9', 'r10', 'y1', 'k1', '?', '?'])
  expect(compareCards('r2', 'r10')).toBeLessThan(0)
})
