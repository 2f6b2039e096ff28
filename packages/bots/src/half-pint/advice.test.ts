import { pick, seeded } from '@halfpint/core'
import { type Action, halfPint } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { accumulator } from './accumulator.ts'
import { chooseByStyle, narrow } from './advice.ts'
import { said, somePosition, thinkOptions } from './fixture.ts'
import { adviseHalfPint } from './levels.ts'
import { FULL, type Parts } from './parts.ts'
import { think } from './think.ts'

const last = (view: Parameters<typeof adviseHalfPint>[0], legal: readonly Action[], worlds: number) => {
  const thinking = adviseHalfPint(view, legal, thinkOptions('advice', worlds))
  const reported: number[] = []
  let step = thinking.next()
  while (!step.done) {
    reported.push(step.value.worlds)
    step = thinking.next()
  }
  return { advice: step.value, reported }
}

/** Advice for some hundred decisions of all phases, sizes and options. */
const someAdvice = (seed: string, decisions: number, worlds: number) => {
  const random = seeded(seed)
  return Array.from({ length: decisions }, () => {
    const state = somePosition(random)
    const turn = halfPint.turn(state)
    const seat = turn.kind === 'seats' ? pick(random, turn.seats) : 0
    const view = halfPint.view(state, seat)
    const legal = halfPint.legal(view)
    return { state, seat, legal, view, ...last(view, legal, worlds) }
  })
}

test('advice covers every possible legal action with plausible figures, and is refined while it runs', () => {
  for (const { legal, view, seat, advice, reported } of someAdvice('advice', 60, 70)) {
    expect(reported).toEqual([8, 16, 32, 64])
    expect(advice.worlds).toBe(70)
    const held = view.hands[seat]?.length ?? 0
    const canBe = legal.filter(action => action.type !== 'predict' || action.prediction <= held)
    expect(advice.estimates.map(({ action }) => said(action))).toEqual(canBe.map(said))
    for (const { win, points } of advice.estimates) {
      expect(win).toBeGreaterThanOrEqual(0)
      expect(win).toBeLessThanOrEqual(1 + 1e-9)
      expect(points).toBeGreaterThanOrEqual(0)
    }
  }
})

test('the first advice needs only eight deals, for any number of actions', () => {
  for (const { reported, advice } of someAdvice('soon', 40, 9)) {
    expect(reported).toEqual([8])
    // Eight deals with two hundred plays are about a thousand rounds: 20 ms of work.
    expect(8 * advice.estimates.length).toBeLessThan(3_000)
  }
})

test('H9: advice on a prediction contains the distribution of tricks, and the probability of an exact prediction agrees with it', () => {
  let predictions = 0
  for (const { view, advice } of someAdvice('tricks', 120, 40)) {
    if (view.phase !== 'predict') continue
    for (const { action, tricks = [], exact = -1 } of advice.estimates) {
      const prediction = action.type === 'predict' ? action.prediction : -1
      expect(tricks.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      expect(tricks).toHaveLength(8)
      // The player's own brawl earns the mark too, so the probability may be a little higher than that of the tricks.
      expect(exact).toBeLessThanOrEqual(
        (tricks[prediction] ?? 0) + tricks.slice(3).reduce((sum, each) => sum + each, 0) + 1e-9,
      )
      if (prediction > (view.hands[view.viewer as number]?.length ?? 0)) expect(tricks[prediction] ?? 0).toBe(0)
      predictions++
    }
  }
  expect(predictions).toBeGreaterThan(50)
})

test('calibration lowers the probability of every prediction with two players, and changes nothing with more', () => {
  const exactOf = (seats: number, parts: Parts): readonly number[] => {
    const random = seeded(`spoilt ${seats}`)
    let state = somePosition(random, seats)
    while (state.phase !== 'predict') state = somePosition(random, seats)
    const view = halfPint.view(state, state.predictions.indexOf(null))
    const legal = [0, 1, 2].map(prediction => ({ type: 'predict', prediction }) as const)
    const thinking = think(view, legal, thinkOptions('spoilt', 300), parts, false)
    let step = thinking.next()
    while (!step.done) step = thinking.next()
    return step.value.estimates.map(({ exact = 0 }) => exact / (1 - exact))
  }
  for (const seats of [2, 3, 7]) {
    const [own, plain] = [exactOf(seats, FULL), exactOf(seats, { ...FULL, calibration: false })]
    for (const [at, odds] of plain.entries()) {
      expect(odds).toBeGreaterThan(0)
      expect(own[at]).toBeCloseTo(seats === 2 ? 0.74 * odds : odds)
    }
  }
})

test('H10: advice on a bet contains the probability that the opponent misses, and a higher one makes the bet better', () => {
  let bets = 0
  for (const { view, advice } of someAdvice('misses', 160, 60)) {
    if (view.phase !== 'bet' || view.seats === 2) continue
    const misses = advice.estimates.map(({ miss = -1 }) => miss)
    for (const miss of misses) {
      expect(miss).toBeGreaterThanOrEqual(0)
      expect(miss).toBeLessThanOrEqual(1)
    }
    // H26: a bet is worth twenty points, in the same deals.
    const points = advice.estimates.map(each => each.points)
    for (const [at, miss] of misses.entries()) {
      expect(points[at]! - points[0]!).toBeCloseTo(20 * (miss - misses[0]!), 6)
    }
    bets++
  }
  expect(bets).toBeGreaterThan(8)
})

test('advice without legal actions is empty', () => {
  const state = somePosition(seeded('nothing'))
  expect(last(halfPint.view(state, 'spectator'), [], 10).advice).toEqual({ worlds: 0, estimates: [] })
})

test('a certain trick is recognised: 0 is not predicted with a royal flush', () => {
  const random = seeded('sure')
  for (;;) {
    const state = somePosition(random, 4)
    if (state.phase !== 'predict' || state.options.rounds < 2) continue
    const hands = state.hands.map((hand, seat) =>
      seat === 0 ? (['b9', 'b10', 'b11', 'b12', 'b13', 'y1', 'y2'] as const).slice(0, hand.length) : hand,
    )
    const row = state.row.map((card, at) =>
      hands[0]?.includes(card as 'b9') ? (['k1', 'k2', 'k3', 'k4', 'k5'] as const)[at] : card,
    )
    const rigged = { ...state, hands, row } as typeof state
    if ((hands[0]?.length ?? 0) < 5) continue
    const view = halfPint.view({ ...rigged, predictions: rigged.predictions.map(() => null) }, 0)
    const { advice } = last(view, halfPint.legal(view), 300)
    const zero = advice.estimates[0]
    expect(zero?.exact ?? 1).toBeLessThan(0.3)
    return
  }
})

test('a dropped action is never chosen, even if its few samples looked best', () => {
  const lucky = { ...accumulator(), weight: 1, value: 1 }
  const steady = { ...accumulator(), weight: 100, value: 60 }
  const legal: Action[] = [
    { type: 'predict', prediction: 0 },
    { type: 'predict', prediction: 1 },
  ]
  const advice = { worlds: 100, estimates: [], accumulators: [lucky, steady] }
  expect(chooseByStyle(legal, { ...advice, alive: [1] }, thinkOptions('x', 1), FULL)).toBe(legal[1])
  expect(chooseByStyle(legal, { ...advice, alive: [0, 1] }, thinkOptions('x', 1), FULL)).toBe(legal[0])
})

test('actions are compared by their difference in the same deals, weighted by the deals’ probability', () => {
  const of = (values: readonly number[], weights: readonly number[]) => ({
    ...accumulator(),
    weight: weights.reduce((a, b) => a + b, 0),
    value: values.reduce((sum, value, at) => sum + value * weights[at]!, 0),
  })
  // The deals differ a lot, but the difference between the actions is constant: clear when paired.
  const worlds = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 0.9 : 0.1))
  const worse = worlds.map((value, at) => value - 0.02 - (at % 3) * 0.001)
  const even = worlds.map(() => 1)
  const dropped = (weights: number[]) =>
    narrow([0, 1], [of(worlds, weights), of(worse, weights)], { weights, values: [worlds, worse] })
  expect(dropped(even)).toEqual([0])
  // With one dominating weight the sample size is effectively 1.
  const mixed = worlds.map((value, at) => value + (at % 2 === 0 ? -0.3 : 0.27))
  const heavy = even.map((_, at) => (at === 1 ? 1000 : 1))
  expect(narrow([0, 1], [of(worlds, heavy), of(mixed, heavy)], { weights: heavy, values: [worlds, mixed] })).toEqual([
    0, 1,
  ])
})
