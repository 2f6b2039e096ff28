import { seeded } from '@halfpint/core'
import { type Action, herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import type { BotAdvice } from '../evaluation.ts'
import { NO_STYLE } from '../style.ts'
import { adviseHerzlos } from './advice.ts'
import { anyOptions, decisionsOf, type GameDecision, thinkOptionsOf } from './fixture.ts'
import { herzlosLevels } from './levels.ts'

const counsels = ({ view, legal }: Pick<GameDecision, 'view' | 'legal'>, iterations: number): BotAdvice<Action>[] => {
  const running = adviseHerzlos(view, legal, thinkOptionsOf('advice', iterations))
  const all: BotAdvice<Action>[] = []
  for (;;) {
    const step = running.next()
    all.push(step.value)
    if (step.done) return all
  }
}

test('advice covers every legal card and pass with plausible figures', () => {
  let decisions = 0
  for (let game = 0; game < 6; game++) {
    for (const decision of decisionsOf(`told ${game}`, 3 + (game % 3), anyOptions(seeded(game)))) {
      if (decisions++ % 10 !== 0) continue
      const last = counsels(decision, 60).at(-1) as BotAdvice<Action>
      const listed = last.estimates.map(({ action }) => action)
      expect(listed).toEqual(decision.legal)
      for (const { win, points, action } of last.estimates) {
        expect(win).toBeGreaterThanOrEqual(0)
        expect(win).toBeLessThanOrEqual(1 + 1e-9)
        expect(Number.isFinite(points)).toBe(true)
        expect(herzlos.decide(decision.state, decision.seat, action).ok).toBe(true)
      }
      expect(last.worlds).toBeGreaterThan(0)
    }
  }
  expect(decisions).toBeGreaterThan(300)
})

test('advice is refined: each one uses more deals than the one before', () => {
  for (const decision of decisionsOf('refined', 4, anyOptions(seeded(0)))) {
    if (decision.legal.length < 3) continue
    const worlds = counsels(decision, 4000).map(advice => advice.worlds)
    expect(worlds.length).toBeGreaterThan(2)
    expect(worlds).toEqual([...worlds].sort((a, b) => a - b))
    expect(new Set(worlds.slice(0, -1)).size).toBe(worlds.length - 1)
    return
  }
  expect.fail('no decision to advise on')
})

test('Z3: advice covers each of very many passes, with different figures', () => {
  for (const decision of decisionsOf('many passes', 4, { ...anyOptions(seeded(0)), rounds: 5 })) {
    if (decision.legal.length <= 100) continue
    const last = counsels(decision, 3000).at(-1) as BotAdvice<Action>
    expect(last.estimates.map(({ action }) => action)).toEqual(decision.legal)
    const wins = last.estimates.map(({ win }) => win)
    expect(Math.max(...wins)).toBeGreaterThan(Math.min(...wins))
    return
  }
  expect.fail('no long list of passes')
})

test('the first advice needs only eight deals, and one run of each unlikely pass', () => {
  let long = 0
  for (const decision of decisionsOf('soon', 4, { ...anyOptions(seeded(0)), rounds: 4 })) {
    const first = adviseHerzlos(decision.view, decision.legal, thinkOptionsOf('soon', 20_000)).next().value
    expect(first.worlds).toBeLessThanOrEqual(8)
    expect(first.estimates).toHaveLength(decision.legal.length)
    if (decision.legal.length > 100) long++
  }
  expect(long).toBeGreaterThanOrEqual(4)
})

test('advice without legal actions is empty', () => {
  for (const { state } of decisionsOf('nothing', 4, anyOptions(seeded(0)))) {
    expect(counsels({ view: herzlos.view(state, 'spectator'), legal: [] }, 10)).toEqual([{ worlds: 0, estimates: [] }])
    return
  }
})

test('a budget in milliseconds uses the clock that is passed in', () => {
  for (const level of ['expert', 'champion'] as const) {
    for (const { view, legal } of decisionsOf('clock', 4, anyOptions(seeded(2)))) {
      if (view.phase === 'pass' || legal.length < 4) continue
      let groups = 0
      const now = (): number => groups++
      herzlosLevels[level](view, legal, { random: seeded('clock'), budget: { milliseconds: 5 }, now, style: NO_STYLE })
      // One call at the start, and one after every deal until 5 ms have passed.
      expect(groups).toBeLessThanOrEqual(7)
      break
    }
  }
})
