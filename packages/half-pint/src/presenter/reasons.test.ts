import { everySeat } from '@halfpint/core'
import { cards } from '@halfpint/testkit'
import { expect, test } from 'vitest'
import type { Card } from '../card.ts'
import { marked, options, table } from '../fixture.ts'
import { halfPint } from '../game.ts'
import { type RoundPlayed, scoreRound } from '../score.ts'
import { DEFAULT_OPTIONS, type Play, type RoundResult } from '../state.ts'
import { reasonsOf, trickReasonOf } from './reasons.ts'
import { seatsOf } from './seats.ts'
import { setNameOf } from './set.ts'
import { warningsOf } from './warnings.ts'

const finished = (round: RoundPlayed): RoundResult => ({ ...round, ...scoreRound(DEFAULT_OPTIONS, round) })

test('H29: every point of a round has its rule and details', () => {
  const results = [finished({ predictions: [3, 0, 1], bets: [1, 0, 0], tricks: [3, 1, 0], brawl: null })]
  expect(reasonsOf({ options: DEFAULT_OPTIONS, results }, 0, 0)).toEqual([
    { rule: 'H24', points: 30, count: 3 },
    { rule: 'H25', points: 30, count: 3 },
    { rule: 'H26', points: 20, seat: 1 },
  ])
  expect(reasonsOf({ options: DEFAULT_OPTIONS, results }, 0, 1)).toEqual([{ rule: 'H24', points: 10, count: 1 }])
  expect(reasonsOf({ options: DEFAULT_OPTIONS, results }, 0, 2)).toEqual([])
})

test('H27, H28: a lost bet between two players and a brawl have their reasons', () => {
  const bet = finished({ predictions: [1, 2], bets: [1, 0], tricks: [1, 2], brawl: null })
  expect(reasonsOf({ options: DEFAULT_OPTIONS, results: [bet] }, 0, 0)).toContainEqual({
    rule: 'H27',
    points: 20,
    seat: 1,
  })
  const brawl = finished({ predictions: [3, 0], bets: ['none', 0], tricks: [3, 0], brawl: 0 })
  expect(reasonsOf({ options: DEFAULT_OPTIONS, results: [brawl] }, 0, 0).map(({ rule }) => rule)).toEqual([
    'H24',
    'H28',
  ])
  expect(reasonsOf({ options: DEFAULT_OPTIONS, results: [brawl] }, 0, 1)).toEqual([])
})

test('the reasons of every seat add up to its points', () => {
  for (const predictions of [
    [0, 1, 2, 3],
    [2, 2, 0, 0],
    [1, 0, 1, 1],
  ]) {
    const result = finished({ predictions, bets: [1, 2, 3, 0], tricks: [1, 0, 2, 1], brawl: null })
    for (const seat of everySeat(4)) {
      const sum = reasonsOf({ options: DEFAULT_OPTIONS, results: [result] }, 0, seat).reduce(
        (points, reason) => points + reason.points,
        0,
      )
      expect(sum).toBe(result.scores[seat])
    }
  }
})

const laid = (seat: number, hand: string, set: Play['set']): Play => ({ seat, hand: cards<Card>(hand), row: [], set })

test('H18, H19, H20: a won trick has its reason', () => {
  const why = (...plays: readonly Play[]) => trickReasonOf({ plays }, options())
  const nine = laid(0, 'b9', 'high-card')
  expect(why()).toBeUndefined()
  expect(why(nine)).toEqual({ winner: nine, by: 'alone' })
  const fours = laid(1, 'r4 b4', 'pair')
  expect(why(nine, fours)).toEqual({ winner: fours, rival: nine, by: 'kind' })
  const sixes = laid(2, 'r6 g6', 'pair')
  expect(why(nine, fours, sixes)).toEqual({ winner: sixes, rival: fours, by: 'number', numbers: [6, 4] })
  const [low, high] = [laid(0, 'r9 b9 r4 b4', 'two-pair'), laid(1, 'g9 k9 g5 k5', 'two-pair')]
  expect(why(low, high)).toMatchObject({ winner: high, by: 'further-down', numbers: [5, 4] })
  const same = laid(1, 'k9', 'high-card')
  expect(why(nine, same)).toEqual({ winner: nine, rival: same, by: 'first' })
})

test('a set is named by its groups, the larger first, or by its highest number', () => {
  expect(setNameOf(laid(0, 'r4 b4 g4 r9 b9', 'full-house'))).toEqual({ set: 'full-house', first: 4, other: 9 })
  expect(setNameOf(laid(0, 'r4 b4 r9 b9', 'two-pair'))).toEqual({ set: 'two-pair', first: 9, other: 4 })
  expect(setNameOf(laid(0, 'r4 r5 r6 r7 r8', 'straight-flush'))).toMatchObject({ first: 8 })
  expect(setNameOf(laid(0, 'r4', 'high-card'))).toEqual({ set: 'high-card', first: 4, other: 4 })
})

test('H21, H30: warnings are sorted, the most urgent first', () => {
  const four = Array.from({ length: 4 }, () => marked('X', '', 'X'))
  const state = table({ row: 'k1', hands: ['r13', 'y2', 'g4'], results: four, gunFight: [1] })
  const two = [1, 2].map(() => ({ plays: [], winner: 2 }))
  const keys = (change: object) => warningsOf(halfPint.view({ ...state, ...change }, 0)).map(({ key }) => key)
  expect(keys({ tricks: two })).toEqual(['brawlLooms', 'gunFight'])
  expect(keys({ tricks: two.slice(1) })).toEqual(['gunFight'])
  expect(warningsOf(halfPint.view({ ...state, phase: 'predict', gunFight: [] }, 'spectator'))).toEqual([
    { key: 'gunFightNear', facts: { seats: [0, 2] } },
  ])
  expect(keys({ phase: 'over' })).toEqual([])
})

test('H21, H23: no brawl is announced for a seat that cannot win one more trick', () => {
  const two = [1, 2].map(() => ({ plays: [], winner: 2 }))
  const looming = (hands: readonly string[], ...trick: readonly Play[]) =>
    warningsOf(halfPint.view({ ...table({ row: 'k1', hands }), tricks: two, trick }, 0)).map(({ facts }) => facts)
  expect(looming(['r13', 'y2', 'g4']), 'it still has a card').toEqual([{ seat: 2 }])
  expect(looming(['r13', 'y2', '']), 'it has no card left').toEqual([])
  expect(looming(['', '', '']), 'H23: the round is over').toEqual([])
  expect(looming(['', 'r13', '']), 'H22: the last cards are in another hand').toEqual([])
  const [low, high] = [laid(0, 'r9', 'high-card'), laid(2, 'g12', 'high-card')]
  expect(looming(['', 'y2', ''], low, high), 'its last card leads').toEqual([{ seat: 2 }])
  const beaten = laid(2, 'g4', 'high-card')
  expect(looming(['', 'y2', ''], low, beaten), 'its last card is beaten').toEqual([])
  expect(looming(['', 'y2', 'b3'], low, beaten), 'another seat wins this trick').toEqual([])
})

test('H23: with two players no brawl is announced once a hand is empty', () => {
  const tricks = [1, 2].map(() => ({ plays: [], winner: 0 }))
  const state = table({ row: 'k1', hands: ['r13 r2', ''] })
  expect(warningsOf(halfPint.view({ ...state, tricks }, 0))).toEqual([])
})

test('a seat has all its public fields', () => {
  const state = table({ row: 'k1', hands: ['r13 r2', 'y2', 'g4'], predictions: [1, 0, 2], bets: [1, 0, 1] })
  const laying = { ...state, trick: [laid(2, 'g5', 'high-card')], tricks: [{ plays: [], winner: 2 }], toPlay: 0 }
  const [me, second, third] = seatsOf(halfPint.view(laying, 0))
  expect(me).toMatchObject({ held: 2, won: 0, turn: true, prediction: 1, chips: [1], leads: false, score: null })
  expect(second).toMatchObject({ chips: [0, 2], turn: false, play: undefined })
  expect(third).toMatchObject({ won: 1, streak: 1, leads: true, play: { seat: 2 } })
  const full = { ...laying, hands: [[], [], []] }
  expect(seatsOf(halfPint.view(full, 0)).some(({ turn }) => turn)).toBe(false)
  const choosing = { ...state, phase: 'predict', predictions: [null, 3, null] } as const
  expect(seatsOf(halfPint.view(choosing, 0)).map(({ chosen, turn, prediction }) => [chosen, turn, prediction])).toEqual(
    [
      [false, true, null],
      [true, false, '?'],
      [false, true, null],
    ],
  )
})
