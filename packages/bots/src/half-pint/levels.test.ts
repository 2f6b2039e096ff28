import { pick, seeded } from '@halfpint/core'
import { type Action, halfPint } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { LEVELS } from '../level.ts'
import { dealtOtherwise, means, said, somePosition } from './fixture.ts'
import { adviseHalfPint, halfPintLevels } from './levels.ts'

const actor = (state: ReturnType<typeof somePosition>, random: ReturnType<typeof seeded>): number => {
  const turn = halfPint.turn(state)
  return turn.kind === 'seats' ? pick(random, turn.seats) : 0
}

test.each(LEVELS)('%s answers with a legal action in every position, whatever the options', level => {
  const random = seeded(`legal ${level}`)
  for (let time = 0; time < (level === 'expert' || level === 'champion' ? 400 : 1_500); time++) {
    const state = somePosition(random)
    const seat = actor(state, random)
    const view = halfPint.view(state, seat)
    const legal = halfPint.legal(view)
    const action = halfPintLevels[level](view, legal, means(`${time}`, 3))
    expect(legal.map(said)).toContain(said(action))
    expect(halfPint.decide(state, seat, action).ok).toBe(true)
  }
})

test.each(LEVELS)('%s decides alike when the hidden cards and choices are others', level => {
  const random = seeded(`honest ${level}`)
  for (let time = 0; time < 120; time++) {
    const state = somePosition(random)
    const seat = actor(state, random)
    const other = dealtOtherwise(state, seat, random)
    const choose = (of: typeof state): string => {
      const view = halfPint.view(of, seat)
      return said(halfPintLevels[level](view, halfPint.legal(view), means(`seed ${time}`, 12)))
    }
    expect(halfPint.view(other, seat)).toEqual(halfPint.view(state, seat))
    expect(choose(other)).toBe(choose(state))
  }
})

test.each(LEVELS)('%s does the same for the same seed and number of worlds', level => {
  const random = seeded(`again ${level}`)
  for (let time = 0; time < 60; time++) {
    const state = somePosition(random)
    const view = halfPint.view(state, actor(state, random))
    const legal = halfPint.legal(view)
    const choose = () => said(halfPintLevels[level](view, legal, means(`seed ${time}`, 20)))
    expect(choose()).toBe(choose())
  }
})

test('a budget in time is kept by the clock that is passed in', () => {
  const random = seeded('clock')
  for (let time = 0; time < 20; time++) {
    const state = somePosition(random)
    const view = halfPint.view(state, actor(state, random))
    const legal = halfPint.legal(view)
    let clock = 0
    const thinking = adviseHalfPint(view, legal, {
      ...means('clock', 1),
      budget: { milliseconds: 50 },
      now: () => clock++,
    })
    let step = thinking.next()
    while (!step.done) step = thinking.next()
    // The clock moves one millisecond a look, and it is looked at once a world.
    expect(step.value.worlds).toBe(50)
  }
})

const last = (view: Parameters<typeof adviseHalfPint>[0], legal: readonly Action[], worlds: number) => {
  const thinking = adviseHalfPint(view, legal, means('advice', worlds))
  const told: number[] = []
  let step = thinking.next()
  while (!step.done) {
    told.push(step.value.worlds)
    step = thinking.next()
  }
  return { counsel: step.value, told }
}

test('advice covers every legal action and is refined while it runs', () => {
  const random = seeded('advice')
  for (let time = 0; time < 60; time++) {
    const state = somePosition(random)
    const view = halfPint.view(state, actor(state, random))
    const legal = halfPint.legal(view)
    const { counsel, told } = last(view, legal, 70)
    expect(told).toEqual([32, 64])
    expect(counsel.worlds).toBe(70)
    expect(counsel.outlooks.map(({ action }) => said(action))).toEqual(legal.map(said))
    for (const { win, points, tricks, exact, miss } of counsel.outlooks) {
      expect(win).toBeGreaterThanOrEqual(0)
      expect(win).toBeLessThanOrEqual(1)
      expect(points).toBeGreaterThanOrEqual(0)
      if (tricks !== undefined && exact !== undefined && exact > 0) {
        expect(tricks.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      }
      if (miss !== undefined) expect(miss).toBeLessThanOrEqual(1)
    }
  }
})

test('a sure trick is known: the royal flush in the hand is not predicted as 0', () => {
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
    const { counsel } = last(view, halfPint.legal(view), 300)
    const zero = counsel.outlooks[0]
    expect(zero?.exact ?? 1).toBeLessThan(0.3)
    return
  }
})
