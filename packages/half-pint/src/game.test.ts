import { must, pick, playOut, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { options } from './fixture.ts'
import { halfPint } from './game.ts'
import type { Event, State } from './state.ts'

const randomGame = (seats: number, seed: number, changed = {}) => {
  const random = seeded(seed)
  const opened = must(halfPint.open(options(changed), seats))
  return playOut(halfPint, opened, random, (state, seat) => pick(random, halfPint.legal(halfPint.view(state, seat))))
}

const refusal = (result: ReturnType<typeof halfPint.open>) => (result.ok ? 'ok' : result.problem.code)

test('H4: two to seven can play', () => {
  for (const seats of [2, 3, 4, 5, 6, 7]) expect(refusal(halfPint.open(options(), seats))).toBe('ok')
  for (const seats of [0, 1, 8, 2.5, Number.NaN]) expect(refusal(halfPint.open(options(), seats))).toBe('bad-players')
})

test('H5: a game has ten rounds, or as many as the option says', () => {
  const rounds = (log: readonly Event[]) => log.filter(event => event.type === 'round-scored').length
  expect(options().rounds).toBe(10)
  expect(rounds(randomGame(4, 2).log)).toBe(10)
  for (const number of [1, 4, 7]) expect(rounds(randomGame(3, 3, { rounds: number }).log)).toBe(number)
  for (const bad of [0, 11, 2.5, '5', null]) {
    expect(halfPint.options.read({ rounds: bad })).toMatchObject({ ok: false, problem: { code: 'bad-option' } })
  }
})

test('H6: the start seat is an option, and the start moves one seat clockwise each round', () => {
  const random = seeded(5)
  let state: State = must(halfPint.open(options({ startSeat: 2, rounds: 4 }), 3))
  const starts: number[] = []
  const opened = state
  for (const event of playOut(halfPint, opened, random, (now, seat) =>
    pick(random, halfPint.legal(halfPint.view(now, seat))),
  ).log) {
    if (event.type === 'dealt') starts.push(state.start)
    state = halfPint.evolve(state, event)
  }
  expect(starts).toEqual([2, 0, 1, 2])
})

test('H6: a start seat without a player is refused', () => {
  expect(refusal(halfPint.open(options({ startSeat: 3 }), 3))).toBe('bad-option')
  expect(refusal(halfPint.open(options({ startSeat: 2 }), 3))).toBe('ok')
})

test('H7: a round goes through deal, predict, bet, play and score', () => {
  let state: State = must(halfPint.open(options({ rounds: 1 }), 4))
  const phases = [state.phase]
  for (const event of randomGame(4, 8, { rounds: 1 }).log) {
    state = halfPint.evolve(state, event)
    if (state.phase !== phases.at(-1)) phases.push(state.phase)
  }
  expect(phases).toEqual(['deal', 'predict', 'bet', 'play', 'deal', 'over'])
  expect(state.results).toHaveLength(1)
})

test('H8: chance shuffles all 65 cards for every round', () => {
  const decks = randomGame(5, 9, { rounds: 3 }).log.flatMap(event => (event.type === 'dealt' ? [event.deck] : []))
  expect(decks).toHaveLength(3)
  for (const deck of decks) expect(new Set(deck).size).toBe(65)
  expect(decks[0]).not.toEqual(decks[1])
})
