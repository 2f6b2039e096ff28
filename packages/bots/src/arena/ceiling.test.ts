import { type AnyGame, must } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { matchesPerPair, parseEntrants, planExperiment } from './experiment.ts'
import { playNumbered } from './match.ts'
import { matchesOf, WHOLE } from './shard.ts'
import { standingOf } from './standing.ts'
import { gather } from './tally.ts'

const GAMES: readonly AnyGame[] = [halfPint, herzlos]

const contest = (game: AnyGame, options: object, players: number, games: number, iterations: number) => {
  const experiment = must(
    planExperiment({
      game: game.id,
      players,
      options: must(game.options.read(options)),
      bots: must(parseEntrants('ceiling,novice', { iterations })),
      games,
      seed: 'ceiling',
    }),
  )
  const gathering = gather(2, matchesPerPair(experiment))
  for (const match of matchesOf(experiment, WHOLE)) gathering.add(playNumbered(experiment, match, () => 0))
  return standingOf(experiment, gathering.pairs())
}

test.each(GAMES)('$id: who is told all hands beats a novice by far', game => {
  const { bots } = contest(game, { rounds: 4 }, 4, 18, game === herzlos ? 250 : 60)
  expect(bots[0]?.winShare).toBeGreaterThan(0.7)
})

test.each([
  [halfPint, { rounds: 1, sets: 'declared', rowGroups: 'free' }, 3],
  [halfPint, { rounds: 1, fullHouse: 'triple-first' }, 2],
  [herzlos, { rounds: 5, march: 'others-pay' }, 3],
  [herzlos, { rounds: 1 }, 5],
] as const)('it plays at tables of other sizes and with other rules', (game, options, players) => {
  expect(contest(game as AnyGame, options, players, 1, 20).pairs).toBe(1)
})
