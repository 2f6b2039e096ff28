import { must, pick, type Seat, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { options } from './fixture.ts'
import { halfPint } from './game.ts'
import type { Action, State } from './state.ts'

const dealt = (seats: number): State => {
  const opened = must(halfPint.open(options(), seats))
  return halfPint.chance(opened, seeded(4)).reduce((state, event) => halfPint.evolve(state, event), opened)
}

const act = (state: State, seat: Seat, action: Action): State =>
  must(halfPint.decide(state, seat, action)).reduce((now, event) => halfPint.evolve(now, event), state)

const predict = (prediction: number): Action => ({ type: 'predict', prediction })
const bet = (on: Seat | null): Action => ({ type: 'bet', on })

const predicted = (seats: number): State => {
  let state = dealt(seats)
  for (let seat = 0; seat < seats; seat++) state = act(state, seat, predict(seat % 4))
  return state
}

const code = (state: State, seat: Seat, action: Action): string => {
  const decided = halfPint.decide(state, seat, action)
  return decided.ok ? 'ok' : decided.problem.code
}

test('H9: a prediction is 0 to 6, the sums of the cards 1, 2 and 3', () => {
  const state = dealt(3)
  expect(halfPint.legal(halfPint.view(state, 1))).toEqual([0, 1, 2, 3, 4, 5, 6].map(predict))
  for (const bad of [-1, 7, 1.5, 99, Number.NaN]) expect(code(state, 1, predict(bad))).toBe('bad-prediction')
})

test('H9: predictions stay secret until the last is in, then all are shown together', () => {
  let state = act(dealt(3), 2, predict(5))
  expect(halfPint.view(state, 0).predictions).toEqual([null, null, '?'])
  expect(halfPint.view(state, 2).predictions).toEqual([null, null, 5])
  expect(halfPint.view(state, 'spectator').predictions).toEqual([null, null, '?'])
  state = act(act(state, 0, predict(0)), 1, predict(2))
  expect(halfPint.view(state, 0).predictions).toEqual([0, 2, 5])
  expect(halfPint.view(state, 'spectator').predictions).toEqual([0, 2, 5])
})

test('H9: a second prediction is refused, and so are bets and plays before all have predicted', () => {
  const state = act(dealt(3), 1, predict(1))
  expect(code(state, 1, predict(2))).toBe('already-chosen')
  expect(code(state, 0, bet(1))).toBe('wrong-phase')
  expect(code(state, 0, { type: 'play', hand: ['r1'] })).toBe('wrong-phase')
  expect(code(state, 3, predict(1))).toBe('no-such-seat')
  expect(code(state, -1, predict(1))).toBe('no-such-seat')
})

test('H10: with three or more everybody bets on one opponent, never on oneself', () => {
  const state = predicted(4)
  expect(halfPint.legal(halfPint.view(state, 2))).toEqual([bet(0), bet(1), bet(3)])
  expect(code(state, 2, bet(2))).toBe('bet-on-oneself')
  expect(code(state, 2, bet(null))).toBe('bet-needed')
  expect(code(state, 2, bet(4))).toBe('no-such-seat')
  expect(code(state, 2, bet(0.5))).toBe('no-such-seat')
})

test('H10: several players may bet against the same player', () => {
  let state = predicted(4)
  for (const [seat, on] of [
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 0],
  ] as const) {
    state = act(state, seat, bet(on))
  }
  expect(state).toMatchObject({ bets: [3, 3, 3, 0], phase: 'play' })
})

test('H11: between two players a bet is optional', () => {
  const state = predicted(2)
  expect(halfPint.legal(halfPint.view(state, 0))).toEqual([bet(null), bet(1)])
  const laid = act(act(state, 0, bet(null)), 1, bet(0))
  expect(laid).toMatchObject({ bets: ['none', 0], phase: 'play' })
})

test('H12: bets are chosen at the same time and revealed together', () => {
  let state = predicted(3)
  expect(halfPint.turn(state)).toEqual({ kind: 'seats', seats: [0, 1, 2] })
  state = act(state, 1, bet(2))
  expect(halfPint.turn(state)).toEqual({ kind: 'seats', seats: [0, 2] })
  expect(halfPint.view(state, 0).bets).toEqual([null, '?', null])
  expect(halfPint.redact({ type: 'bet-placed', seat: 1, bet: 2 }, 0, state)).toEqual({
    type: 'bet-placed',
    seat: 1,
    bet: '?',
  })
  state = act(act(state, 0, bet(1)), 2, bet(0))
  expect(halfPint.view(state, 'spectator').bets).toEqual([1, 2, 0])
})

test('actions read from outside must have the right shape', () => {
  const read = (json: unknown) => {
    const action = halfPint.actions.read(json)
    return action.ok ? 'ok' : action.problem.code
  }
  expect(read({ type: 'predict', prediction: '2' })).toBe('bad-prediction')
  expect(read({ type: 'bet' })).toBe('bad-bet')
  expect(read({ type: 'bet', on: null })).toBe('ok')
  expect(read({ type: 'play', hand: 'r1' })).toBe('bad-cards')
  expect(read({ type: 'play', hand: ['r1', 'r99'] })).toBe('unknown-card')
  expect(read({ type: 'play', hand: ['r1'], row: null })).toBe('bad-cards')
  expect(read({ type: 'play', hand: Array(1e6).fill('r1') })).toBe('too-many-cards')
  for (const bad of [null, 5, 'play r1', [], {}, { type: 'dance' }]) expect(read(bad)).toBe('bad-action')
})

test('actions typed by people are read', () => {
  const parse = (text: string) => halfPint.actions.parse(text)
  expect(parse('predict 3')).toEqual({ ok: true, value: predict(3) })
  expect(parse('  bet   none ')).toEqual({ ok: true, value: bet(null) })
  expect(parse('play r7, r5')).toEqual({ ok: true, value: { type: 'play', hand: ['r7', 'r5'] } })
  expect(parse('play r7 + y7')).toEqual({ ok: true, value: { type: 'play', hand: ['r7'], row: ['y7'] } })
  for (const bad of ['', 'predict', 'predict x', 'predict 1 2', 'bet', 'bet -1', 'sing r7', 'play r77']) {
    expect(parse(bad).ok).toBe(false)
  }
})

test('a random choice is always among the legal ones', () => {
  const random = seeded(11)
  const state = dealt(7)
  for (let seat = 0; seat < 7; seat++)
    expect(code(state, seat, pick(random, halfPint.legal(halfPint.view(state, seat))))).toBe('ok')
})
