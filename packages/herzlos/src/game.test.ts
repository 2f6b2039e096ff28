import { must, pick, playOut, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { opened, playing, withOptions } from './fixture.ts'
import { herzlos } from './game.ts'

test('Z1: three to five can play', () => {
  const seats = [0, 1, 2, 3, 4, 5, 6, 3.5, Number.NaN].filter(count => herzlos.open(withOptions(), count).ok)
  expect(seats).toEqual([3, 4, 5])
  const alone = herzlos.open(withOptions(), 1)
  expect(alone).toEqual({ ok: false, problem: { code: 'bad-players', least: 3, most: 5, players: 1 } })
})

test('Z2: a game has five rounds, or as many as the option says', () => {
  const random = seeded('rounds')
  for (const rounds of [1, 2, 3, 4, 5]) {
    const table = must(herzlos.open(withOptions({ rounds, march: 'others-pay' }), 4))
    const { state } = playOut(herzlos, table, random, (now, seat) =>
      pick(random, herzlos.legal(herzlos.view(now, seat))),
    )
    expect([state.results.length, state.phase]).toEqual([rounds, 'over'])
  }
  expect(must(herzlos.options.read({})).rounds).toBe(5)
  for (const rounds of [0, 6, 2.5, '3']) expect(herzlos.options.read({ rounds }).ok).toBe(false)
})

test('options have their default values, and unknown values are refused', () => {
  expect(must(herzlos.options.read(undefined))).toEqual({
    rounds: 5,
    hearts: [-2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14],
    march: 'wins-game',
  })
  for (const hearts of [[], Array(12).fill(-1), Array(14).fill(-1), Array(13).fill(0.5), Array(13).fill(1001), -1]) {
    expect(herzlos.options.read({ hearts }).ok).toBe(false)
  }
  expect(herzlos.options.read({ march: 'ends-round' }).ok).toBe(false)
})

test('a refusal has its reason, also for a seat that does not exist', () => {
  const state = playing(['f2', 'f3', 'f4'])
  const why = (seat: number, phrase: string) => {
    const decided = herzlos.decide(state, seat, must(herzlos.actions.parse(phrase)))
    return decided.ok ? undefined : decided.problem.code
  }
  expect([why(3, 'play f2'), why(-1, 'play f2'), why(0.5, 'play f2')]).toEqual(Array(3).fill('no-such-seat'))
  expect([why(1, 'play f3'), why(0, 'pass f2'), why(0, 'play f2')]).toEqual(['not-your-turn', 'wrong-phase', undefined])
})

test('passes are listed before plays, each by its cards', () => {
  const phrases = ['play f2', 'pass h2 d3', 'play hA', 'pass h2', 'pass h2 f2', 'pass f2']
  const sorted = phrases.map(phrase => must(herzlos.actions.parse(phrase))).sort(herzlos.compare)
  expect(sorted.map(herzlos.actions.make)).toEqual([
    'pass h2',
    'pass h2 f2',
    'pass h2 d3',
    'pass f2',
    'play hA',
    'play f2',
  ])
})

test('a whole state is not accepted as a view', () => {
  const state = opened(3)
  // @ts-expect-error: legal takes what a viewer may see, and nothing else
  herzlos.legal(state)
  // @ts-expect-error: a viewer written on it makes it no view
  herzlos.legal({ ...state, viewer: 0 })
  expect(herzlos.legal(herzlos.view(state, 0))).toEqual([])
})
