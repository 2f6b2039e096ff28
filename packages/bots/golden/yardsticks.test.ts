import { type Json, must, pick, seeded } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { parseEntrants } from '../src/arena/entrant.ts'
import { planExperiment } from '../src/arena/experiment.ts'
import { playShard } from '../src/arena/match.ts'
import { measuredOf, YARDSTICKS } from '../src/arena/measured.ts'
import { WHOLE } from '../src/arena/shard.ts'
import { standingOf } from '../src/arena/standing.ts'
import { pimcUct, soIsmcts } from '../src/arena/tree.ts'
import { dealtOtherwise, means, said, somePosition } from '../src/half-pint/fixture.ts'
import { sampledHalfPint } from '../src/half-pint/sampled.ts'
import { anyOptions, dealtAnew, decisionsOf } from '../src/herzlos/fixture.ts'
import { sampledHerzlos } from '../src/herzlos/sampled.ts'
import { rosterOf } from '../src/registry.ts'
import { hash, positionsOf } from './index.ts'

/** What each chose, in 40 positions with 40 iterations, when it was frozen. */
const FROZEN_CHOICES = {
  'half-pint-heroes': { 'so-ismcts': '70481fd6', 'pimc-uct': 'efda1e6a' },
  herzlos: { 'so-ismcts': '2adf50f3', 'pimc-uct': '34869423' },
} as const

const halfPintSearches = { 'so-ismcts': soIsmcts(sampledHalfPint), 'pimc-uct': pimcUct(sampledHalfPint) }
const herzlosSearches = { 'so-ismcts': soIsmcts(sampledHerzlos), 'pimc-uct': pimcUct(sampledHerzlos) }

const CASES = (['half-pint-heroes', 'herzlos'] as const).flatMap(game => YARDSTICKS.map(name => ({ game, name })))

test.each(CASES)('$game: $name is frozen, and chooses legal actions', ({ game, name }) => {
  const { game: rules } = must(rosterOf(game as string))
  const { yardsticks } = measuredOf(game)
  const positions = positionsOf(rules)
  const choices = hash()
  for (let at = 0; at < 40; at++) {
    const { view, legal, seed } = positions.next().value
    const place = legal.indexOf(yardsticks?.[name](view, legal, means(seed, 40)) as Json)
    expect(place).toBeGreaterThanOrEqual(0)
    choices.add(place)
  }
  expect(choices.text()).toBe(FROZEN_CHOICES[game][name])
})

test.each(YARDSTICKS)('Half-Pint Heroes: %s decides alike when the hidden cards and choices are others', name => {
  const choose = halfPintSearches[name]
  const random = seeded(`honest ${name}`)
  for (let time = 0; time < 40; time++) {
    const state = somePosition(random)
    const turn = halfPint.turn(state)
    const seat = turn.kind === 'seats' ? pick(random, turn.seats) : 0
    const [view, other] = [state, dealtOtherwise(state, seat, random)].map(of => halfPint.view(of, seat)) as [
      ReturnType<typeof halfPint.view>,
      ReturnType<typeof halfPint.view>,
    ]
    const decide = (of: typeof view) => said(choose(of, halfPint.legal(of), means(`seed ${time}`, 30)))
    expect(decide(other)).toBe(decide(view))
  }
})

test.each(YARDSTICKS)('Herzlos: %s decides alike when the hidden cards are others', name => {
  const choose = herzlosSearches[name]
  let number = 0
  for (const decision of decisionsOf(`honest ${name}`, 4, anyOptions(seeded(3)))) {
    if (number++ % 5 !== 0) continue
    const view = herzlos.view(dealtAnew(decision, `anew ${number}`), decision.seat)
    const decide = (of: typeof view) => choose(of, herzlos.legal(of), means('same', 30))
    expect(decide(view)).toEqual(decide(decision.view))
  }
  expect(number).toBeGreaterThan(50)
})

test.each(CASES)('$game: $name beats chance by far', async ({ game, name }) => {
  const experiment = must(
    planExperiment({
      game,
      players: 3,
      options: { rounds: 1 },
      bots: must(
        parseEntrants(
          `${name},random`, // Thirty trees need more than one does.
          { iterations: name === 'pimc-uct' ? 300 : 120 },
        ),
      ),
      games: 30,
      seed: 'yardstick',
    }),
  )
  const { bots } = standingOf(experiment, (await playShard(experiment, WHOLE, () => 0)).pairs)
  expect(bots[0]?.winShare).toBeGreaterThan(0.65)
})
