import {
  DEFAULT_BUDGETS,
  experimentResult,
  parseEntrants,
  planExperiment,
  playShard,
  rosterOf,
  WHOLE,
} from '@halfpint/bots'
import { hash, positionsOf } from '@halfpint/bots/golden'
import { dealtOtherwise, said, somePosition, thinkOptions } from '@halfpint/bots/internal/half-pint/fixture.ts'
import { anyOptions, dealtAnew, decisionsOf } from '@halfpint/bots/internal/herzlos/fixture.ts'
import { type Json, must, pick, seeded } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { sampleHalfPint } from './half-pint/sampled.ts'
import { sampleHerzlos } from './herzlos/sampled.ts'
import { labBotsOf, SEARCHES } from './reference.ts'
import { pimcUct, soIsmcts } from './treesearch.ts'

/** The choices of each search in 40 positions with 40 iterations. They must never change. */
const FROZEN_CHOICES = {
  'half-pint-heroes': { 'so-ismcts': '70481fd6', 'pimc-uct': 'efda1e6a' },
  herzlos: { 'so-ismcts': '2adf50f3', 'pimc-uct': '34869423' },
} as const

const halfPintSearches = { 'so-ismcts': soIsmcts(sampleHalfPint), 'pimc-uct': pimcUct(sampleHalfPint) }
const herzlosSearches = { 'so-ismcts': soIsmcts(sampleHerzlos), 'pimc-uct': pimcUct(sampleHerzlos) }

const CASES = (['half-pint-heroes', 'herzlos'] as const).flatMap(game => SEARCHES.map(name => ({ game, name })))

test.each(CASES)('$game: $name always makes the same choices, all legal', ({ game, name }) => {
  const { game: rules } = must(rosterOf(game as string))
  const searches = labBotsOf(game)?.searches
  const positions = positionsOf(rules)
  const choices = hash()
  for (let at = 0; at < 40; at++) {
    const { view, legal, seed } = positions.next().value
    const place = legal.indexOf(searches?.[name](view, legal, thinkOptions(seed, 40)) as Json)
    expect(place).toBeGreaterThanOrEqual(0)
    choices.add(place)
  }
  expect(choices.text()).toBe(FROZEN_CHOICES[game][name])
})

test.each(SEARCHES)('Half-Pint Heroes: the choice of %s does not depend on hidden cards and choices', name => {
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
    const decide = (of: typeof view) => said(choose(of, halfPint.legal(of), thinkOptions(`seed ${time}`, 30)))
    expect(decide(other)).toBe(decide(view))
  }
})

test.each(SEARCHES)('Herzlos: the choice of %s does not depend on hidden cards', name => {
  const choose = herzlosSearches[name]
  let number = 0
  for (const decision of decisionsOf(`honest ${name}`, 4, anyOptions(seeded(3)))) {
    if (number++ % 5 !== 0) continue
    const view = herzlos.view(dealtAnew(decision, `anew ${number}`), decision.seat)
    const decide = (of: typeof view) => choose(of, herzlos.legal(of), thinkOptions('same', 30))
    expect(decide(view)).toEqual(decide(decision.view))
  }
  expect(number).toBeGreaterThan(50)
})

test.each(CASES)('$game: $name beats random play clearly', async ({ game, name }) => {
  const experiment = must(
    planExperiment({
      game,
      players: 3,
      options: { rounds: 1 },
      bots: must(
        parseEntrants(
          `${name},random`,
          // Thirty trees need more iterations than one.
          { iterations: name === 'pimc-uct' ? 300 : 120 },
          bot => (bot === name ? DEFAULT_BUDGETS.champion : undefined),
        ),
      ),
      games: 30,
      seed: 'search',
    }),
  )
  const { bots } = experimentResult(
    experiment,
    (
      await playShard(
        experiment,
        WHOLE,
        () => 0,
        bot => (bot === name ? labBotsOf(game)?.searches[name] : undefined),
      )
    ).pairs,
  )
  expect(bots[0]?.winShare).toBeGreaterThan(0.65)
})
