import { seeded } from '@halfpint/core'
import { DEFAULT_OPTIONS, dealRandomly, playout, playRandomly, roundPoints } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { type MatchModel, winChance } from './match.ts'

const deck = Uint8Array.from({ length: 65 }, (_, code) => code)

const match = (seats: number, said: Partial<MatchModel> = {}): MatchModel => ({
  seats,
  totals: new Float64Array(seats),
  runs: new Int32Array(seats),
  longest: new Int32Array(seats),
  duelist: new Uint8Array(seats),
  left: 4,
  spread: 26,
  ...said,
})

const playedOut = (seats: number, seed: number) => {
  const round = playout(seats, DEFAULT_OPTIONS, seed)
  dealRandomly(round, deck, 0)
  playRandomly(round)
  return round
}

test('the probabilities of winning add up to 1', () => {
  const random = seeded('sum')
  for (let time = 0; time < 500; time++) {
    const seats = 2 + (time % 6)
    const round = playedOut(seats, time + 1)
    const draw = (below: number) => Int32Array.from({ length: seats }, () => random.next() % below)
    const before = match(seats, {
      totals: Float64Array.from(draw(300)),
      runs: draw(5),
      longest: draw(5),
      duelist: Uint8Array.from(draw(2)),
      left: time % 10,
    })
    const sum = Array.from({ length: seats }, (_, seat) => winChance(before, round, seat)).reduce((a, b) => a + b, 0)
    expect(sum).toBeCloseTo(1)
  }
})

test('after the last round the most points win, including the bonus', () => {
  const round = playedOut(3, 99)
  round.brawl = -1
  round.predictions.set([6, 6, 6])
  round.bets.set([-1, -1, -1])
  const lead = match(3, { left: 0, totals: Float64Array.of(500, 0, 0) })
  expect([0, 1, 2].map(seat => winChance(lead, round, seat))).toEqual([1, 0, 0])
  const run = match(3, { left: 0, totals: Float64Array.of(0, 100, 100), longest: Int32Array.of(0, 9, 0) })
  expect(winChance(run, round, 1)).toBe(roundPoints(round, 2) - roundPoints(round, 1) > 90 ? 0 : 1)
})

test('the winner of a gun fight wins with probability 1', () => {
  const round = playedOut(3, 7)
  round.brawl = -1
  round.predictions.set([round.tricks[0]!, 9, 9])
  const duel = match(3, { duelist: Uint8Array.of(1, 1, 0), totals: Float64Array.of(0, 900, 900) })
  expect([0, 1, 2].map(seat => winChance(duel, round, seat))).toEqual([1, 0, 0])
})

test('a lead is worth more when fewer rounds are left', () => {
  const round = playedOut(4, 3)
  const ahead = (left: number) => winChance(match(4, { left, totals: Float64Array.of(150, 0, 0, 0) }), round, 0)
  expect(ahead(1)).toBeGreaterThan(ahead(8))
})

test('H30: a mark is worth more if it continues a longer run', () => {
  const round = playedOut(4, 3)
  round.brawl = -1
  const met = (runs: number) => winChance(match(4, { left: 5, runs: Int32Array.of(runs, 0, 0, 0) }), round, 0)
  round.predictions[0] = round.tricks[0]!
  expect(met(2)).toBeGreaterThan(met(0))
  expect(met(4)).toBeGreaterThan(met(2))
  round.predictions[0] = 9
  expect(met(4)).toBe(met(0))
})
