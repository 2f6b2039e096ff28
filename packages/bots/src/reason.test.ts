import { must, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { positionsOf } from '../golden/index.ts'
import type { BotAdvice } from './evaluation.ts'
import { REASONS, reasonFor } from './reason.ts'
import { rosterOf } from './registry.ts'
import { NO_STYLE } from './style.ts'

const even = { action: null, win: 0.3, points: 10 }

test('the reason is the figure with the largest effect', () => {
  const better = { ...even, win: 0.4 }
  expect(reasonFor({ ...better, exact: 0.6 }, { ...even, exact: 0.4 })).toEqual({ name: 'exact', own: 0.6, other: 0.4 })
  expect(reasonFor({ ...better, exact: 0.5, foe: 0.1 }, { ...even, exact: 0.5, foe: 0.3 }).name).toBe('foe')
  expect(reasonFor({ ...better, miss: 0.7 }, { ...even, miss: 0.5 }).name).toBe('miss')
  const queen = reasonFor({ ...better, queen: 0.05, behind: 0.75 }, { ...even, queen: 0.3, behind: 0.75 })
  expect(queen).toEqual({ name: 'queen', own: 0.05, other: 0.3, behind: 0.75 })
})

test('a figure that favours the other action is no reason', () => {
  const better = { ...even, win: 0.4, queen: 0.3, jack: 0.9 }
  expect(reasonFor(better, { ...even, queen: 0.1, jack: 0.2 }).name).toBe('jack')
  expect(reasonFor({ ...better, jack: 0.2 }, { ...even, queen: 0.1, jack: 0.2 }).name).toBe('match')
  expect(reasonFor({ ...even, win: 0.4, points: 14 }, even).name).toBe('points')
  expect(reasonFor({ ...even, win: 0.302 }, even).name).toBe('alike')
})

test.each(['half-pint-heroes', 'herzlos'])(
  '%s: every advice has a reason, with probabilities between 0 and 1',
  gameId => {
    const { game, advise } = must(rosterOf(gameId))
    const positions = positionsOf(game)
    const found = new Set<string>()
    for (let at = 0; at < 60; at++) {
      const { view, legal, seed } = positions.next().value
      const thinkOptions = { random: seeded(seed), budget: { iterations: 24 }, now: () => 0, style: NO_STYLE }
      const thinking = advise(view, legal, thinkOptions)
      let step = thinking.next()
      while (!step.done) step = thinking.next()
      const { estimates }: BotAdvice<unknown> = step.value
      for (const { action: _, win, points, tricks: __, ...shares } of estimates) {
        for (const share of [win, ...Object.values(shares)]) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1 + 1e-9)
        }
        expect(Number.isFinite(points)).toBe(true)
      }
      const [best, next] = [...estimates].sort((a, b) => b.win - a.win)
      if (best !== undefined && next !== undefined) found.add(reasonFor(best, next).name)
    }
    expect(found.size).toBeGreaterThan(2)
    for (const name of found) expect(REASONS).toContain(name)
  },
)
