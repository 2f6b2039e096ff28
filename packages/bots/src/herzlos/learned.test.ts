import { must, pick } from '@halfpint/core'
import { herzlos, loadState, playout } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { decisionsOf, thinkOptionsOf } from './fixture.ts'
import { POLICY_WEIGHTS } from './learned.gen.ts'
import { scores, slots, weigh } from './learned.ts'
import { regular } from './plainlevels.ts'
import { FEATURES, featuresOf } from './test/features.ts'

test.each([3, 4, 5])('the score of every card is the sum of its weights, with %d players', seats => {
  const cards = new Uint8Array(20)
  const places = new Int32Array(20 * FEATURES)
  const options = must(herzlos.options.read({}))
  const kinds = new Set<string>()
  // Half of the games are played by regulars, so that marches occur; the other half at random.
  for (let game = 0; game < 20; game++) {
    const decisions = decisionsOf(`looks ${game}`, seats, options, ({ view, legal }, random) =>
      game % 2 === 0 ? pick(random, legal) : regular(view, legal, thinkOptionsOf(game, 1)),
    )
    for (const { state } of decisions) {
      if (state.phase !== 'play') continue
      const round = playout(state.seats, state.options, 1)
      loadState(round, state)
      const count = featuresOf(round, cards, places)
      expect(weigh(round)).toBe(count)
      for (let card = 0; card < count; card++) {
        let sum = 0
        for (let at = card * FEATURES; at < (card + 1) * FEATURES; at++) sum += POLICY_WEIGHTS[places[at]!]!
        expect([slots[card], scores[card]]).toEqual([cards[card], sum])
      }
      kinds.add(`${round.led < 0} ${Math.sign(round.alone)} ${round.alone === round.toPlay}`)
    }
  }
  expect(kinds.size).toBeGreaterThan(5)
})
