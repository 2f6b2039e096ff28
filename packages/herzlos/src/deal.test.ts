import { must, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { type Card, codeOf, deckFor, sortCards } from './card.ts'
import { readDeck } from './deal.ts'
import { opened } from './fixture.ts'
import { herzlos } from './game.ts'
import type { State } from './state.ts'

test.each([3, 4, 5])('Z2: the cards are dealt one by one, clockwise: card k to seat k mod %i', seats => {
  const deck = [...deckFor(seats)].reverse()
  const { hands } = herzlos.evolve(opened(seats), { type: 'dealt', deck })
  hands.forEach((hand, seat) => {
    const places = hand.map(card => deck.indexOf(card as Card)).sort((a, b) => a - b)
    expect(places).toEqual(Array.from({ length: deck.length / seats }, (_, turn) => turn * seats + seat))
  })
})

test.each([3, 4, 5])('Z2: all cards of a table for %i are shuffled for every round', seats => {
  const random = seeded('two rounds')
  const rounds: State[] = [opened(seats), { ...opened(seats), round: 1 }]
  const decks = rounds.map(state => {
    const [event, ...more] = herzlos.chance(state, random)
    expect(more).toEqual([])
    return event?.type === 'dealt' ? event.deck : []
  })
  for (const deck of decks) expect(sortCards(deck)).toEqual(deckFor(seats))
  expect(decks[1]).not.toEqual(decks[0])
})

test('a hand is sorted, so that it does not reveal the order of the deal', () => {
  const { hands } = herzlos.evolve(opened(4), { type: 'dealt', deck: [...deckFor(4)].reverse() })
  for (const hand of hands) expect(hand).toEqual(sortCards(hand))
})

test('a deck from outside holds every card of the table once', () => {
  const deck = deckFor(3)
  const why = (json: unknown): unknown => {
    const read = readDeck(json, 3)
    return read.ok ? undefined : read.problem
  }
  expect(must(readDeck([...deck], 3))).toEqual(deck)
  expect(why(undefined)).toEqual({ code: 'missing-key', key: 'deck' })
  expect(why(deck.slice(1))).toEqual({ code: 'bad-deck', cards: 50, expected: 51 })
  expect(why(deck.with(7, 'h2'))).toEqual({ code: 'card-twice', card: 'h2' })
  expect(why(deck.with(codeOf('c3'), 'c2'))).toEqual({ code: 'card-left-out', card: 'c2', seats: 3 })
  expect(why((deck as readonly string[]).with(7, 'h1'))).toEqual({ code: 'unknown-card', card: 'h1' })
  expect(why((deck as readonly unknown[]).with(7, 7))).toEqual({ code: 'unknown-card', card: null })
})
