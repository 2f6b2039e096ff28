import { must, seeded } from '@halfpint/core'
import {
  type Action,
  type Card,
  codeOf,
  herzlos,
  legalRanks,
  lowestRank,
  makePlay,
  type Playout,
  type RoundResult,
  slotOf,
} from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { NO_STYLE } from '../style.ts'
import { anyOptions, decisionsOf, type GameDecision, thinkOptionsOf } from './fixture.ts'
import { knownTo } from './known.ts'
import { herzlosLevels } from './levels.ts'
import { writePoints } from './match.ts'

test('the known round offers the same cards as the rules, in every decision of games of all sizes and options', () => {
  const masks = new Int32Array(4)
  let seen = 0
  for (let game = 0; game < 24; game++) {
    for (const { view, legal } of decisionsOf(`round ${game}`, 3 + (game % 3), anyOptions(seeded(game)))) {
      if (view.phase !== 'play') continue
      const count = legalRanks(knownTo(view).round, masks)
      const slots: number[] = []
      for (let suit = 0; suit < 4; suit++) {
        for (let ranks = masks[suit]!; ranks !== 0; ranks &= ranks - 1) slots.push((suit << 4) | lowestRank(ranks))
      }
      expect(slots).toEqual(legal.map(action => (action.type === 'play' ? slotOf(codeOf(action.card)) : -1)))
      expect(count).toBe(legal.length)
      seen++
    }
  }
  expect(seen).toBeGreaterThan(1000)
})

/** Plays the last trick of a round, where nobody has a choice, in the playout and by the rules. */
const lastTrick = ({ state, view }: GameDecision): [Playout, RoundResult] => {
  const { round } = knownTo({ ...view, hands: state.hands } as typeof view)
  let after = state
  while (after.phase === 'play') {
    const card = after.hands[after.toPlay]?.[0] as Card
    makePlay(round, slotOf(codeOf(card)))
    for (const event of must(herzlos.decide(after, after.toPlay, { type: 'play', card })))
      after = herzlos.evolve(after, event)
  }
  return [round, after.results[0] as RoundResult]
}

test('Z6, Z8: the playout scores a round as the rules do', () => {
  let marches = 0
  for (let game = 0; game < 120; game++) {
    const options = { ...anyOptions(seeded(`score ${game}`)), rounds: 1 }
    const seats = 3 + (game % 3)
    // One player with the strongest liking for marches sits among players without it.
    const choose = ({ seat, view, legal }: GameDecision): Action =>
      seat === 0
        ? herzlosLevels.regular(view, legal, { ...thinkOptionsOf(game, 1), style: { ...NO_STYLE, brawl: 250 } })
        : herzlosLevels.novice(view, legal, thinkOptionsOf(game, 1))
    for (const decision of decisionsOf(`score ${game}`, seats, options, choose)) {
      if (decision.state.phase !== 'play' || decision.state.hands.some(hand => hand.length !== 1)) continue
      const points = new Float64Array(seats)
      const [round, result] = lastTrick(decision)
      expect(writePoints(round, points)).toBe(result.march ?? -1)
      expect([...points]).toEqual([...result.points])
      if (result.march !== null) marches++
    }
  }
  expect(marches).toBeGreaterThan(3)
})
