import { fold, must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { deckFor } from './card.ts'
import { cards, dealt, legalPhrases, opened, passing, refused } from './fixture.ts'
import { herzlos } from './game.ts'
import { choicesOf, rightOf } from './pass.ts'
import type { State } from './state.ts'

/** Seat k holds every card whose place in the deck is k, k + seats, and so on. */
const inOrder = (seats: number, round = 0): State => dealt(deckFor(seats).join(' '), { ...opened(seats), round })

test('Z3: in round n everybody passes n cards', () => {
  const sizes = [0, 1, 2, 3, 4].map(round =>
    legalPhrases(inOrder(5, round), 3).map(phrase => phrase.split(' ').length - 1),
  )
  expect(sizes.map(all => new Set(all))).toEqual([1, 2, 3, 4, 5].map(size => new Set([size])))
  // As many ways as there are to choose 1 to 5 of 10 cards.
  expect(sizes.map(all => all.length)).toEqual([10, 45, 120, 210, 252])
  expect(refused(inOrder(5, 1), 3, 'pass h5')).toEqual({ code: 'wrong-pass-size', cards: 1, expected: 2 })
  expect(refused(inOrder(5, 0), 3, 'pass')).toEqual({ code: 'wrong-pass-size', cards: 0, expected: 1 })
})

test('Z3: the cards go to the neighbour on the right, against the direction of play', () => {
  expect([0, 1, 2, 3].map(seat => rightOf(seat, 4))).toEqual([3, 0, 1, 2])
  const { hands, phase } = passing(inOrder(4), ['h2', 'h3', 'h4', 'h5'])
  expect(phase).toBe('play')
  expect(['h2', 'h3', 'h4', 'h5'].map(card => hands.findIndex(hand => hand.includes(cards(card)[0] as 'h2')))).toEqual([
    3, 0, 1, 2,
  ])
  expect(hands.map(hand => hand.length)).toEqual([13, 13, 13, 13])
})

test('Z3: all choose at the same time, and cards move after the last choice', () => {
  let state = inOrder(3)
  for (const [seat, pass] of [
    [2, 'h4'],
    [0, 'h2'],
  ] as const) {
    const facts = must(herzlos.decide(state, seat, { type: 'pass', cards: cards(pass) }))
    expect(facts).toEqual([{ type: 'passed', seat, cards: [pass] }])
    state = fold(herzlos, state, facts)
  }
  expect(herzlos.turn(state)).toEqual({ kind: 'seats', seats: [1] })
  expect(state.hands.flat()).toHaveLength(49)
  expect(refused(state, 2, 'pass h7')).toEqual({ code: 'already-chosen', seat: 2 })
  const last = must(herzlos.decide(state, 1, { type: 'pass', cards: ['h3'] }))
  expect(last).toEqual([
    { type: 'passed', seat: 1, cards: ['h3'] },
    { type: 'passes-exchanged', passes: [['h2'], ['h3'], ['h4']], leader: expect.any(Number) },
  ])
})

test('Z3: a pass contains own cards, each once', () => {
  const state = inOrder(4, 1)
  expect(refused(state, 0, 'pass h2 h3')).toEqual({ code: 'not-in-hand', card: 'h3' })
  expect(refused(state, 0, 'pass h2 h2')).toEqual({ code: 'card-twice', card: 'h2' })
  expect(refused(state, 0, 'pass h2 h6')).toBeUndefined()
  expect(refused(state, 0, 'play h2')).toEqual({ code: 'wrong-phase', phase: 'pass', action: 'play' })
})

test('a pass may name its cards in any order; the event has them sorted', () => {
  const state = inOrder(4, 2)
  const facts = must(herzlos.decide(state, 0, { type: 'pass', cards: ['dJ', 'h2', 'f5'] }))
  expect(facts).toEqual([{ type: 'passed', seat: 0, cards: ['h2', 'f5', 'dJ'] }])
  expect(herzlos.compare({ type: 'pass', cards: ['dJ', 'h2'] }, { type: 'pass', cards: ['h2', 'dJ'] })).toBe(0)
})

test('choices lists all ways to choose cards in the order of the hand', () => {
  expect(choicesOf(cards('h2 f3 c4'), 2)).toEqual([cards('h2 f3'), cards('h2 c4'), cards('f3 c4')])
  expect(choicesOf(deckFor(4).slice(0, 17), 5)).toHaveLength(6188)
})
