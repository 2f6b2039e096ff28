import { seeded } from '@halfpint/core'
import { countRanks, playout } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { anyOptions, decisionsOf } from './fixture.ts'
import { type Known, knownTo } from './known.ts'
import { everyWorld } from './listed.ts'
import { createSampler } from './world.ts'

/** Problems of a deal that is inconsistent with the knowledge of a seat. */
const faults = (known: Known, hands: Int32Array): string[] => {
  const wrong: string[] = []
  for (let suit = 0; suit < 4; suit++) {
    let all = 0
    for (let seat = 0; seat < known.round.seats; seat++) {
      const held = hands[(suit << 3) | seat]!
      const shown = known.round.hands[(suit << 3) | seat]!
      if ((held & shown) !== shown) wrong.push(`seat ${seat} lost a card it is known to hold`)
      if (seat === known.seat && held !== shown) wrong.push('the own hand changed')
      if (all & held) wrong.push('a card is there twice')
      if (held & ~shown && (known.voids[seat]! >> suit) & 1) wrong.push(`seat ${seat} holds a suit it is void of`)
      all |= held
    }
    if (all !== known.round.live[suit]) wrong.push('the cards are not those still in hands')
  }
  for (let seat = 0; seat < known.round.seats; seat++) {
    let extra = 0
    for (let suit = 0; suit < 4; suit++) {
      const at = (suit << 3) | seat
      extra += countRanks(hands[at]! & ~known.round.hands[at]!)
    }
    if (extra !== known.room[seat]) wrong.push(`seat ${seat} holds ${extra} hidden cards of ${known.room[seat]}`)
  }
  return wrong
}

test('every sampled deal is consistent with the seat’s knowledge, in games of all sizes', () => {
  const round = playout(5, anyOptions(seeded('fits')), 7)
  let voids = 0
  for (let game = 0; game < 18; game++) {
    for (const { view } of decisionsOf(`fits ${game}`, 3 + (game % 3), anyOptions(seeded(game)))) {
      const known = knownTo(view)
      const sampler = createSampler(known)
      if (known.voids.some(suits => suits !== 0)) voids++
      for (let world = 0; world < 3; world++) {
        sampler.deal(round)
        expect(faults(known, round.hands)).toEqual([])
      }
    }
  }
  expect(voids).toBeGreaterThan(500)
})

test('the true deal is always possible, and the number of deals is exact', () => {
  let counted = 0
  for (let game = 0; game < 30; game++) {
    for (const { view, state } of decisionsOf(`count ${game}`, 3 + (game % 3), anyOptions(seeded(game)))) {
      const known = knownTo(view)
      const { deals } = createSampler(known)
      if (view.phase !== 'play' || deals > 400 || known.voids.every(suits => suits === 0)) continue
      const worlds = [...everyWorld(known)].map(hands => hands.join())
      expect(deals).toBeCloseTo(worlds.length, 6)
      const whole = knownTo({ ...view, hands: state.hands } as typeof view).round.hands
      expect(worlds).toContain(whole.join())
      counted++
    }
  }
  expect(counted).toBeGreaterThan(100)
})

test('all deals are equally likely: chi-square on small cases', () => {
  // The sum of chi-squares over many cases. With a fixed seed the bound can fail only if the code changes.
  let excess = 0
  let variance = 0
  let cases = 0
  const round = playout(5, anyOptions(seeded('uniform')), 11)
  for (let game = 0; cases < 60; game++) {
    for (const { view } of decisionsOf(`uniform ${game}`, 3 + (game % 3), anyOptions(seeded(game)))) {
      const known = knownTo(view)
      const sampler = createSampler(known)
      if (view.phase !== 'play' || sampler.deals < 12 || sampler.deals > 120) continue
      if (known.voids.every(suits => suits === 0) || cases >= 60) continue
      const tally = new Map([...everyWorld(known)].map(hands => [hands.join(), 0]))
      const each = 100
      for (let draw = 0; draw < each * tally.size; draw++) {
        sampler.deal(round)
        const key = round.hands.join()
        tally.set(key, (tally.get(key) as number) + 1)
      }
      let square = 0
      for (const times of tally.values()) square += (times - each) ** 2 / each
      const freedom = tally.size - 1
      // Five standard deviations for a single case.
      expect(square).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 5)
      excess += square - freedom
      variance += 2 * freedom
      cases++
    }
  }
  expect(Math.abs(excess) / Math.sqrt(variance)).toBeLessThan(3)
})
