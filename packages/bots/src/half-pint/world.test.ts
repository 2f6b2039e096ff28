import { seeded } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { somePosition } from './fixture.ts'
import { type Known, knownTo, playoutOf } from './known.ts'
import { dealWorld } from './world.ts'

test('a sampled deal contains every unseen card once, in hands of the right size', () => {
  const random = seeded('world')
  for (let time = 0; time < 300; time++) {
    const state = somePosition(random)
    const seat = time % state.seats
    const known = knownTo(halfPint.view(state, seat))
    const round = playoutOf(known, time + 1)
    const unseen = known.unseen.slice()
    dealWorld(known, round, unseen)
    expect(Array.from(unseen).sort((a, b) => a - b)).toEqual(Array.from(known.unseen))
    const seen = [...known.row, ...known.hand, ...known.played.flatMap(cards => [...cards])]
    expect(new Set([...seen, ...unseen]).size).toBe(65)
    expect(known.held).toEqual(state.hands.map(hand => hand.length))
  }
})

test('every consistent deal is equally likely', () => {
  // Five unseen cards; one seat holds two of them and another one holds one: 30 deals.
  const state = somePosition(seeded('even'), 3)
  const view = halfPint.view(state, 0)
  const small: Known = { ...knownTo(view), me: 0, held: [0, 2, 1], unseen: Uint8Array.of(3, 14, 25, 36, 47) }
  const round = playoutOf(knownTo(view), 4711)
  const unseen = small.unseen.slice()
  const counts = new Map<string, number>()
  const times = 30_000
  for (let time = 0; time < times; time++) {
    dealWorld(small, round, unseen)
    const world = `${Array.from(unseen.subarray(0, 2)).sort((a, b) => a - b)}|${unseen[2]}`
    counts.set(world, (counts.get(world) ?? 0) + 1)
  }
  expect(counts.size).toBe(30)
  const expected = times / 30
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 29 degrees of freedom: above 58.3 with probability 0.001.
  expect(chiSquare).toBeLessThan(58.3)
})
