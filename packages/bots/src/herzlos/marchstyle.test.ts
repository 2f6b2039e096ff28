import { must, seeded } from '@halfpint/core'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { NO_STYLE } from '../style.ts'
import { decisionsOf } from './fixture.ts'
import { herzlosLevels } from './levels.ts'

/** Number of games that a regular with this liking for marches ends with one, among players without it. */
const marches = (brawl: number, games: number): number => {
  const options = { ...must(herzlos.options.read({})), rounds: 1 }
  let count = 0
  for (let game = 0; game < games; game++) {
    let state = must(herzlos.open(options, 4))
    const thinkOptions = (seat: number) => ({
      random: seeded(game),
      budget: { iterations: 1 },
      now: () => 0,
      style: { ...NO_STYLE, brawl: seat === 0 ? brawl : 0 },
    })
    for (const decision of decisionsOf(`bold ${game}`, 4, options, ({ view, legal, seat }) =>
      herzlosLevels.regular(view, legal, thinkOptions(seat)),
    )) {
      state = decision.state
      // The last card is not a decision: look one play ahead.
      const { seat, view, legal } = decision
      const action = herzlosLevels.regular(view, legal, thinkOptions(seat))
      for (const event of must(herzlos.decide(state, seat, action))) state = herzlos.evolve(state, event)
    }
    if (state.results[0]?.march === 0) count++
  }
  return count
}

test('Z8: a regular with a liking for marches marches far more often than one without', () => {
  const even = marches(0, 150)
  const brawler = marches(250, 150)
  expect(brawler).toBeGreaterThan(2 * even)
  expect(brawler).toBeGreaterThanOrEqual(5)
})
