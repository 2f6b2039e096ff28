import { expect, test } from 'vitest'
import { deckFor } from './card.ts'
import { dealt, legalPhrases, opened, passing, play, playing, refused } from './fixture.ts'
import { herzlos } from './game.ts'
import type { Play } from './state.ts'
import { winnerOf } from './trick.ts'

const trick = (text: string, leader = 0): Play[] =>
  text.split(' ').map((card, at) => ({ seat: (leader + at) % 4, card }) as Play)

test('Z4: the player with the 2 of flowers after passing leads it to the first trick', () => {
  const start = dealt(deckFor(4).join(' '), opened(4))
  // In card order the 2 of flowers, the 14th card, is dealt to seat 1.
  const kept = passing(start, ['h2', 'h3', 'h4', 'h5'])
  expect(herzlos.turn(kept)).toEqual({ kind: 'seats', seats: [1] })
  const given = passing(start, ['h2', 'f2', 'h4', 'h5'])
  expect(herzlos.turn(given)).toEqual({ kind: 'seats', seats: [0] })
  expect(legalPhrases(given, 0)).toEqual(['play f2'])
  expect(refused(given, 0, 'play f5')).toEqual({ code: 'first-lead', card: 'f5', lead: 'f2' })
  expect(refused(given, 1, 'play f6')).toEqual({ code: 'not-your-turn', seat: 1, turn: 0 })
})

test('Z4: play goes clockwise', () => {
  const { log } = play(playing(['f4 c4', 'f3 c3', 'f2 c2', 'f5 c5'], { toPlay: 2 }), 'f2 f5 f4 f3')
  expect(log.flatMap(fact => (fact.type === 'played' ? [fact.seat] : []))).toEqual([2, 3, 0, 1])
})

test('Z4: a player must follow suit if possible; otherwise any card may be played', () => {
  const { state } = play(playing(['c4 d2', 'c3 c9 hA fQ', 'h2 f3 d4', 'c5 d5']), 'c4')
  expect(legalPhrases(state, 1)).toEqual(['play c3', 'play c9'])
  expect(refused(state, 1, 'play fQ')).toEqual({ code: 'follow-suit', card: 'fQ', suit: 'cups' })
  expect(refused(state, 1, 'play cA')).toEqual({ code: 'not-in-hand', card: 'cA' })
  expect(legalPhrases(play(state, 'c3').state, 2)).toEqual(['play h2', 'play f3', 'play d4'])
})

test('Z4: the highest card of the suit led takes the trick, whatever else is played', () => {
  expect(winnerOf(trick('c4 c10 cJ c9'))).toBe(2)
  expect(winnerOf(trick('c4 hA dA fA'))).toBe(0)
  expect(winnerOf(trick('h10 hJ dA hA', 2))).toBe(1)
  expect(winnerOf(trick('dK dA'))).toBe(1)
})

test('Z4: the winner leads the next trick, with any suit but hearts', () => {
  const { state, log } = play(playing(['c4 d2 f5', 'c3 c9 f6', 'cK d4 h3 f7', 'c5 d5 f8']), 'c4 c9 cK c5')
  expect(log.at(-1)).toEqual({ type: 'trick-won', winner: 2 })
  expect(herzlos.turn(state)).toEqual({ kind: 'seats', seats: [2] })
  expect(legalPhrases(state, 2)).toEqual(['play f7', 'play d4'])
  expect([state.trick, state.tricks.length]).toEqual([[], 1])
})

test('Z5: hearts may not be led before one was thrown off', () => {
  const state = playing(['h2 c4', 'h3 c5', 'h4 c6', 'h5 c7'])
  expect(legalPhrases(state, 0)).toEqual(['play c4'])
  expect(refused(state, 0, 'play h2')).toEqual({ code: 'hearts-closed', card: 'h2' })
})

test('Z5: a heart thrown off to another suit opens hearts for the next trick', () => {
  const { state } = play(playing(['h2 c4', 'h3 d5', 'h4 c6', 'h5 c7']), 'c4 h3 c6 c7')
  expect(state.heartsOpen).toBe(true)
  expect(legalPhrases(state, 3)).toEqual(['play h5'])
  const led = play(playing(['h2 c4 d2', 'h3 d5 d6', 'h4 c6 d7', 'h5 c7 d8']), 'c4 h3 c6 c7')
  expect(legalPhrases(led.state, 3)).toEqual(['play h5', 'play d8'])
})

test('Z5: another card thrown off opens nothing', () => {
  const { state } = play(playing(['h2 c4', 'h3 d5', 'h4 c6', 'h5 c7 d9']), 'c4 d5 c6 c7')
  expect(legalPhrases(state, 3)).toEqual(['play d9'])
})

test('Z5: a player with hearts only may lead one, which opens hearts for nobody', () => {
  const start = playing(['h2 h9', 'h3 d5', 'h4 h6', 'hK d2 d3'])
  expect(legalPhrases(start, 0)).toEqual(['play h2', 'play h9'])
  const { state } = play(start, 'h2 h3 h4 hK')
  expect(state.heartsOpen).toBe(false)
  const again = play(playing(['h2 h9', 'h3 d5', 'h4 h6', 'hK d2 h5']), 'h2 h3 h4 hK').state
  expect(legalPhrases(again, 3)).toEqual(['play d2'])
})

test('Z5: a card of another suit thrown off to a heart lead opens nothing either', () => {
  const { state } = play(playing(['h2 h9', 'd4 d5', 'h4 h6', 'hK d2 h5']), 'h2 d4 h4 hK')
  expect([state.heartsOpen, legalPhrases(state, 3)]).toEqual([false, ['play d2']])
})

test('Z5: hearts are closed again in the next round', () => {
  const end = playing(['c4', 'h3', 'c6', 'c7'], { heartsOpen: true })
  const { state } = play(end, 'c4 h3 c6 c7')
  expect([state.round, state.heartsOpen]).toEqual([1, false])
})

test('Z5: cards that cost points may fall in the first trick', () => {
  const { state } = play(playing(['f2 c4', 'hA fQ', 'h3 d4', 'fK d5']), 'f2 fQ')
  expect(legalPhrases(state, 2)).toEqual(['play h3', 'play d4'])
  expect(play(state, 'h3 fK').state.heartsOpen).toBe(true)
})
