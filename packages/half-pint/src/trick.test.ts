import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { lay, play, table, the } from './fixture.ts'
import { halfPint } from './game.ts'

const code = (...args: Parameters<typeof halfPint.decide>): string => {
  const decided = halfPint.decide(...args)
  return decided.ok ? 'ok' : decided.problem.code
}

test('H13: the start player leads and play goes clockwise, once for everybody', () => {
  let state = table({ row: 'k1', hands: ['r2 r3', 'y2 y3', 'g2 g3'], startSeat: 1 })
  const order = []
  for (const hand of ['y2', 'g2', 'r2']) {
    order.push(state.toPlay)
    state = play(state, hand).state
  }
  expect(order).toEqual([1, 2, 0])
  expect(state.tricks).toHaveLength(1)
})

test('H13: a play out of turn is refused', () => {
  const state = table({ row: 'k1', hands: ['r2', 'y2', 'g2'] })
  expect(code(state, 1, lay('y2'))).toBe('not-your-turn')
})

test('H13: a seat without cards is skipped', () => {
  const { log } = play(table({ row: 'k1', hands: ['r5 r7', '', 'g4 g9'] }), 'r5', 'g4', 'r7', 'g9')
  expect(log.flatMap(event => (event.type === 'played' ? [event.seat] : []))).toEqual([0, 2, 0, 2])
})

test('H13: Fig. 6: a player without cards passes, and of two pairs of 8s the first laid wins', () => {
  const state = table({ row: 'k3 y11', hands: ['r3 r1', 'r8 y8 y1', '', 'g8 b8 b1'] })
  const { state: after, log } = play(state, 'r3', 'r8 y8', 'g8 b8')
  expect(the(log, 'trick-won').winner).toBe(1)
  expect(after.toPlay).toBe(1)
})

test('H15: row cards serve every player in every trick', () => {
  const state = table({ row: 'k7', hands: ['r7 y7', 'g7 r1', 'b7 y1'] })
  const { state: after } = play(state, 'r7', 'g7', 'b7')
  expect(after.tricks[0]?.plays.map(({ row, set }) => [row, set])).toEqual([
    [['k7'], 'pair'],
    [['k7'], 'pair'],
    [['k7'], 'pair'],
  ])
  expect(after.row).toEqual(['k7'])
  expect(play(after, 'y7').state.trick[0]?.row).toEqual(['k7'])
})

test('H18: the strongest set takes the trick and its owner leads the next', () => {
  const state = table({ row: 'k1', hands: ['r5 r6', 'y9 y2', 'g8 g3'] })
  const { state: after } = play(state, 'r5', 'y9', 'g8')
  expect(after.tricks[0]?.winner).toBe(1)
  expect(after.toPlay).toBe(1)
})

test('H18: between equals the set laid first wins', () => {
  const state = table({ row: 'k1', hands: ['r9 r6', 'y9 y2', 'g9 g3'], startSeat: 2 })
  expect(the(play(state, 'g9', 'r9', 'y9').log, 'trick-won').winner).toBe(2)
})

test('H18: a winner without cards passes the lead to the next seat clockwise with cards', () => {
  const state = table({ row: 'k1', hands: ['r5', 'y9', 'g8', 'b2 b3'] })
  expect(play(state, 'r5', 'y9', 'g8', 'b2').state.toPlay).toBe(3)
})

test('H18: Fig. 5: a straight beats three of a kind, which beats two pair', () => {
  const state = table({ row: 'k10 y7 b8', hands: ['r10 g7 g1', 'r11 y11 g11', 'b6 k9 b1', 'b4 y4'] })
  const { log } = play(state, 'r10 g7', 'r11 y11 g11', 'b6 k9', 'b4')
  expect(log.flatMap(event => (event.type === 'played' ? [event.set] : []))).toEqual([
    'two-pair',
    'three',
    'straight',
    'high-card',
  ])
  expect(the(log, 'trick-won').winner).toBe(2)
})

test('H18: Fig. 7: the higher straight wins', () => {
  const state = table({ row: 'k9 y10 b11 r12', hands: ['r8 r1', 'y2 y1', 'g3 g1', 'b13 b1'] })
  const { log } = play(state, 'r8', 'y2', 'g3', 'b13')
  expect(log.flatMap(event => (event.type === 'played' ? [event.set] : []))).toEqual([
    'straight',
    'high-card',
    'high-card',
    'straight',
  ])
  expect(the(log, 'trick-won').winner).toBe(3)
})

test('H21: three tricks in a row start a brawl and end the round at once', () => {
  const state = table({ row: 'k1', hands: ['r13 y13 g13 r2', 'y3 y4 y5 y6', 'g3 g4 g5 g6'] })
  const { state: after, log } = play(state, 'r13', 'y3', 'g3', 'y13', 'y4', 'g4', 'g13', 'y5', 'g5')
  expect(the(log, 'round-scored').brawl).toBe(0)
  expect(after.round).toBe(1)
})

test('H21: three tricks that are not in a row are no brawl', () => {
  const state = table({ row: 'k1', hands: ['r13 y13 r2 g13 r3', 'y3 y4 y12 y6 y8', 'g3 g4 g5 g6 g7'] })
  const { log } = play(state, 'r13', 'y3', 'g3', 'y13', 'y4', 'g4', 'r2', 'y12', 'g5', 'y6', 'g6', 'g13')
  expect(log.filter(event => event.type === 'trick-won').map(event => event.winner)).toEqual([0, 0, 1, 0])
  expect(log.some(event => event.type === 'round-scored')).toBe(false)
})

test('H22: the last player with cards plays on alone and wins each trick', () => {
  const state = table({ row: 'k1', hands: ['r3 y5', 'y2', 'g4'], predictions: [1, 0, 1] })
  const { log } = play(state, 'r3', 'y2', 'g4', 'y5')
  expect(log.filter(event => event.type === 'trick-won').map(event => event.winner)).toEqual([2, 0])
  expect(the(log, 'round-scored')).toMatchObject({ tricks: [1, 0, 1], brawl: null })
})

test('H22: tricks won alone count for a brawl', () => {
  const state = table({ row: 'k1', hands: ['r3 y5 b6', 'y2', 'g2'] })
  const { log } = play(state, 'r3', 'y2', 'g2', 'y5', 'b6')
  expect(the(log, 'round-scored')).toMatchObject({ tricks: [3, 0, 0], brawl: 0 })
})

test('H22: the last player with cards may lay several at once', () => {
  const state = table({ row: 'k1', hands: ['r3 y5 b5', 'y2', 'g2'] })
  const { log } = play(state, 'r3', 'y2', 'g2', 'y5 b5')
  expect(the(log, 'round-scored')).toMatchObject({ tricks: [2, 0, 0], brawl: null })
})

test('H23: the round ends when nobody holds cards', () => {
  const state = table({ row: 'k1', hands: ['r3', 'y2', 'g4'] })
  expect(the(play(state, 'r3', 'y2', 'g4').log, 'round-scored').tricks).toEqual([0, 0, 1])
})

test('H23: with two players the round ends after the trick in which one runs out of cards', () => {
  const state = table({ row: 'k1', hands: ['r3', 'y2 y5 y9'] })
  const first = play(state, 'r3')
  expect(first.log.some(event => event.type === 'round-scored')).toBe(false)
  expect(the(play(first.state, 'y9').log, 'round-scored').tricks).toEqual([0, 1])
})

test('H23: with two players the second player may run out of cards first', () => {
  const state = table({ row: 'k1', hands: ['r3 r9 r12', 'y2 y12'] })
  const { log } = play(state, 'r3', 'y2', 'r9', 'y12')
  expect(the(log, 'round-scored').tricks).toEqual([1, 1])
})

test('H21: a third trick in a row that is also the last is a brawl', () => {
  const state = table({ row: 'k1', hands: ['r13 y13 g13', 'y3 y4 y5', 'g3 g4 g5'] })
  const { log } = play(state, 'r13', 'y3', 'g3', 'y13', 'y4', 'g4', 'g13', 'y5', 'g5')
  expect(the(log, 'round-scored').brawl).toBe(0)
})

test('the cards a player lays must be in the hand, each once', () => {
  const state = table({ row: 'k1', hands: ['r3 r9', 'y2 y12'] })
  expect(code(state, 0, lay('y2'))).toBe('not-in-hand')
  expect(code(state, 0, lay('k1'))).toBe('not-in-hand')
  expect(code(state, 0, lay('r3 r3'))).toBe('card-twice')
  expect(code(state, 0, lay(''))).toBe('no-card')
  expect(must(halfPint.decide(state, 0, lay('r9')))).toHaveLength(1)
})
