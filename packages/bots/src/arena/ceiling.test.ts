import { type AnyGame, must } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { parseEntrants } from './entrant.ts'
import { planExperiment } from './experiment.ts'
import { playShard } from './match.ts'
import { WHOLE } from './shard.ts'
import { standingOf } from './standing.ts'

const GAMES: readonly AnyGame[] = [halfPint, herzlos]

const contest = async (
  game: AnyGame,
  options: object,
  players: number,
  games: number,
  iterations: number,
  bots = 'ceiling,novice',
) => {
  const experiment = must(
    planExperiment({
      game: game.id,
      players,
      options: must(game.options.read(options)),
      bots: must(parseEntrants(bots, { iterations })),
      games,
      seed: 'ceiling',
    }),
  )
  return standingOf(experiment, (await playShard(experiment, WHOLE, () => 0)).pairs)
}

test.each(GAMES)('$id: who is told all hands beats a novice by far', async game => {
  const { bots } = await contest(game, { rounds: 4 }, 4, 36, game === herzlos ? 120 : 30)
  expect(bots[0]?.winShare).toBeGreaterThan(0.7)
})

test.each([
  [halfPint, { rounds: 1, sets: 'declared', rowGroups: 'free' }, 3],
  [halfPint, { rounds: 1, fullHouse: 'triple-first' }, 2],
  [herzlos, { rounds: 5, march: 'others-pay' }, 3],
  [herzlos, { rounds: 1 }, 5],
] as const)('it plays at tables of other sizes and with other rules', async (game, options, players) => {
  expect((await contest(game as AnyGame, options, players, 1, 20)).pairs).toBe(1)
})

test('told the hands in one phase only, a champion decides otherwise there and nowhere else', async () => {
  const play = async (bots: string) => (await contest(halfPint, { rounds: 3 }, 3, 2, 20, bots)).bots[0]
  const honest = await play('champion,novice')
  // There is nothing to pass.
  expect({ ...(await play('ceiling:pass,novice')), bot: '' }).toEqual({ ...honest, bot: '' })
  expect({ ...(await play('ceiling:play,novice')), bot: '' }).not.toEqual({ ...honest, bot: '' })
  expect(parseEntrants('ceiling:bid')).toMatchObject({ problem: { code: 'unknown-bot' } })
})
