import { must } from '@halfpint/core'
import { herzlos, pointsOf } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { decisionsOf } from './fixture.ts'
import { rivalOf } from './rival.ts'

test('the attacker gave the most points to the tricks of this round that the viewer won', () => {
  let found = 0
  for (const { view } of decisionsOf('rival', 4, must(herzlos.options.read({})))) {
    const given = [0, 0, 0, 0]
    for (const { plays, winner } of view.tricks) {
      for (const { seat, card } of plays) if (winner === view.viewer) given[seat]! -= pointsOf(view.options, [card])
    }
    given[Number(view.viewer)] = 0
    const rival = rivalOf(view, 'attacker')
    if (Math.max(...given) <= 0) expect(rival).toBe(-1)
    else {
      found++
      expect(given[rival]).toBe(Math.max(...given))
    }
  }
  expect(found).toBeGreaterThan(5)
})

test('the leader has the most points before the round; nobody leads in the first round', () => {
  for (const { view } of decisionsOf('leader', 4, must(herzlos.options.read({})))) {
    const totals = view.results.reduce((sum, { points }) => sum.map((all, seat) => all + points[seat]!), [0, 0, 0, 0])
    const others = totals.filter((_, seat) => seat !== view.viewer)
    const rival = rivalOf(view, 'leader')
    if (view.results.length === 0) expect(rival).toBe(-1)
    else expect(totals[rival]).toBe(Math.max(...others))
    expect(rivalOf(view, 'none')).toBe(-1)
  }
})
