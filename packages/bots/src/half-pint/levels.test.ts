import { must, pick, playOut, seeded } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { LEVELS } from '../level.ts'
import { dealtOtherwise, said, somePosition, thinkOptions } from './fixture.ts'
import { adviseHalfPint, halfPintLevels } from './levels.ts'

const actor = (state: ReturnType<typeof somePosition>, random: ReturnType<typeof seeded>): number => {
  const turn = halfPint.turn(state)
  return turn.kind === 'seats' ? pick(random, turn.seats) : 0
}

/** `npm run thorough -w lab` tests more positions. */
const TIMES = Number(process.env.TIMES) || 1

test.each(LEVELS)('%s returns a legal action in every position, with all options', level => {
  const random = seeded(`legal ${level}`)
  for (let time = 0; time < (level === 'expert' || level === 'champion' ? 100 : 300) * TIMES; time++) {
    const state = somePosition(random)
    const seat = actor(state, random)
    const view = halfPint.view(state, seat)
    const legal = halfPint.legal(view)
    const action = halfPintLevels[level](view, legal, thinkOptions(`${time}`, 3))
    expect(legal.map(said)).toContain(said(action))
    expect(halfPint.decide(state, seat, action).ok).toBe(true)
  }
})

test.each(LEVELS)('%s decides the same with different hidden cards and choices', level => {
  const random = seeded(`honest ${level}`)
  for (let time = 0; time < 120; time++) {
    const state = somePosition(random)
    const seat = actor(state, random)
    const other = dealtOtherwise(state, seat, random)
    const choose = (of: typeof state): string => {
      const view = halfPint.view(of, seat)
      return said(halfPintLevels[level](view, halfPint.legal(view), thinkOptions(`seed ${time}`, 12)))
    }
    expect(halfPint.view(other, seat)).toEqual(halfPint.view(state, seat))
    expect(choose(other)).toBe(choose(state))
  }
})

test.each(LEVELS)('%s decides the same for the same seed and number of iterations', level => {
  const random = seeded(`again ${level}`)
  for (let time = 0; time < 60; time++) {
    const state = somePosition(random)
    const view = halfPint.view(state, actor(state, random))
    const legal = halfPint.legal(view)
    const choose = () => said(halfPintLevels[level](view, legal, thinkOptions(`seed ${time}`, 20)))
    expect(choose()).toBe(choose())
  }
})

test('a budget in milliseconds uses the clock that is passed in', () => {
  const random = seeded('clock')
  for (let time = 0; time < 20; time++) {
    const state = somePosition(random)
    const view = halfPint.view(state, actor(state, random))
    const legal = halfPint.legal(view)
    let clock = 0
    const thinking = adviseHalfPint(view, legal, {
      ...thinkOptions('clock', 1),
      budget: { milliseconds: 50 },
      now: () => clock++,
    })
    let step = thinking.next()
    while (!step.done) step = thinking.next()
    // The clock advances one millisecond per call, and is read once per deal.
    expect(step.value.worlds).toBe(50)
  }
})

test.each(LEVELS)('H9: %s predicts no more tricks than it has cards, and advice lists no such prediction', level => {
  const random = seeded(`possible ${level}`)
  for (let time = 0; time < 120; time++) {
    const state = somePosition(random)
    if (state.phase !== 'predict') continue
    const seat = actor(state, random)
    const view = halfPint.view(state, seat)
    const held = view.hands[seat]?.length ?? 0
    const legal = halfPint.legal(view)
    const action = halfPintLevels[level](view, legal, thinkOptions(`${time}`, 4))
    expect(action.type === 'predict' && action.prediction).toBeLessThanOrEqual(held)
    const { estimates } = adviseHalfPint(view, legal, thinkOptions(`${time}`, 2)).next().value
    expect(estimates).toHaveLength(Math.min(7, held + 1))
  }
})

test('H9, H10: a skilled bot predicts 2 in at most six of ten rounds, and does not always bet on the highest', () => {
  const sums = { rounds: 0, twos: 0, bets: 0, highest: 0 }
  for (let match = 0; match < 10; match++) {
    const random = seeded(`habits ${match}`)
    playOut(halfPint, must(halfPint.open(must(halfPint.options.read({})), 4)), random, (state, seat) => {
      const view = halfPint.view(state, seat)
      const action = halfPintLevels.regular(view, halfPint.legal(view), thinkOptions(`${match} ${seat}`, 1))
      if (action.type === 'predict') {
        sums.rounds++
        sums.twos += action.prediction === 2 ? 1 : 0
      } else if (action.type === 'bet' && action.on !== null) {
        const others = view.predictions.filter((_, other) => other !== seat).map(Number)
        sums.bets++
        sums.highest += Number(view.predictions[action.on]) === Math.max(...others) ? 1 : 0
      }
      return action
    })
  }
  expect(sums.twos / sums.rounds).toBeLessThan(0.6)
  expect(sums.highest / sums.bets).toBeLessThan(0.9)
})
