import { bySeat, must, playOut, seeded } from '@halfpint/core'
import { type Action, type Event, halfPint, type Options, type State } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { matchesPerPair, parseEntrants, planExperiment } from './arena/experiment.ts'
import { playNumbered } from './arena/match.ts'
import { measureHalfPint } from './arena/measure.ts'
import { matchesOf, WHOLE } from './arena/shard.ts'
import { standingOf } from './arena/standing.ts'
import { gather } from './arena/tally.ts'
import { CHARACTERS, NATURES, type Nature } from './character.ts'
import { type Roster, rosterOf } from './roster.ts'
import { EVEN } from './temper.ts'

const { levels } = must(rosterOf(halfPint.id)) as Roster<State, Action, Event, Options>

/** How this nature plays at a table of novices: brawls a round, and the mean prediction. */
const habitsOf = ({ level, temper }: Nature, matches: number): { brawls: number; predicted: number } => {
  const sums = { brawls: 0, predicted: 0, rounds: 0 }
  for (let match = 0; match < matches; match++) {
    const opened = must(halfPint.open(must(halfPint.options.read({})), 4))
    const minds = bySeat(4, seat => seeded(`${match} ${seat}`))
    const choose = (state: State, seat: number): Action => {
      const view = halfPint.view(state, seat)
      const means = { random: minds[seat] as (typeof minds)[number], budget: { iterations: 10 }, now: () => 0 }
      const legal = halfPint.legal(view)
      return seat === 0
        ? levels[level](view, legal, { ...means, temper })
        : levels.novice(view, legal, { ...means, temper: EVEN })
    }
    // The same deals for every nature, whatever was played before.
    const { state, log } = playOut(
      { ...halfPint, chance: before => halfPint.chance(before, seeded(`deal ${match} ${before.round}`)) },
      opened,
      seeded('unused'),
      choose,
    )
    for (const { brawls, predictions } of measureHalfPint(state, log).rounds) {
      sums.brawls += brawls[0] as number
      sums.predicted += predictions?.[0] as number
      sums.rounds++
    }
  }
  return { brawls: sums.brawls / sums.rounds, predicted: sums.predicted / sums.rounds }
}

const even = ({ level }: Nature): Nature => ({ level, temper: EVEN })

test('seven regulars, and no two alike', () => {
  expect(CHARACTERS).toHaveLength(7)
  expect(new Set(CHARACTERS.map(who => JSON.stringify(NATURES[who]))).size).toBe(7)
})

test('Bruno gets into more brawls than others of his level', () => {
  expect(habitsOf(NATURES.bruno, 20).brawls).toBeGreaterThan(habitsOf(even(NATURES.bruno), 20).brawls)
})

test('Bruno marches more often in Herzlos than others of his level', () => {
  const experiment = must(
    planExperiment({
      game: herzlos.id,
      players: 4,
      // The game goes on after a march, so that there are more rounds to count.
      options: must(herzlos.options.read({ march: 'others-pay' })),
      bots: must(parseEntrants(`bruno,${NATURES.bruno.level}`, { iterations: 150 })),
      games: 12,
      seed: 'b',
    }),
  )
  const gathering = gather(2, matchesPerPair(experiment))
  for (const match of matchesOf(experiment, WHOLE)) gathering.add(playNumbered(experiment, match, () => 0))
  const [bruno, other] = standingOf(experiment, gathering.pairs()).bots
  expect(bruno?.brawls).toBeGreaterThan(other?.brawls ?? 1)
})

test('Gustl predicts higher than others of his level', () => {
  expect(habitsOf(NATURES.gustl, 6).predicted).toBeGreaterThan(habitsOf(even(NATURES.gustl), 6).predicted + 0.3)
})

test('Tilde predicts lower than others of her level', () => {
  expect(habitsOf(NATURES.tilde, 6).predicted).toBeLessThan(habitsOf(even(NATURES.tilde), 6).predicted - 0.3)
})
