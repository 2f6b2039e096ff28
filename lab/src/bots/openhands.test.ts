import { experimentResult, parseEntrants, planExperiment, playShard, WHOLE } from '@halfpint/bots'
import { type AnyGame, must } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { referenceBotOf } from './reference.ts'

const GAMES: readonly AnyGame[] = [halfPint, herzlos]

const contest = async (
  game: AnyGame,
  options: object,
  players: number,
  games: number,
  iterations: number,
  bots = 'open-hands,novice',
) => {
  const names = bots.split(',')
  const loaded = new Map(
    await Promise.all(names.map(async bot => [bot, await referenceBotOf(bot, game.id)?.load()] as const)),
  )
  const experiment = must(
    planExperiment({
      game: game.id,
      players,
      options: must(game.options.read(options)),
      bots: must(parseEntrants(bots, { iterations }, bot => referenceBotOf(bot, game.id)?.budget)),
      games,
      seed: 'ceiling',
    }),
  )
  return experimentResult(
    experiment,
    (
      await playShard(
        experiment,
        WHOLE,
        () => 0,
        bot => loaded.get(bot),
      )
    ).pairs,
  )
}

test.each(GAMES)('$id: a bot that sees all hands beats a novice clearly', async game => {
  const { bots } = await contest(game, { rounds: 4 }, 4, 36, game === herzlos ? 120 : 30)
  expect(bots[0]?.winShare).toBeGreaterThan(0.7)
})

test.each([
  [halfPint, { rounds: 1, sets: 'declared', rowGroups: 'free' }, 3],
  [halfPint, { rounds: 1, fullHouse: 'triple-first' }, 2],
  [herzlos, { rounds: 5, march: 'others-pay' }, 3],
  [herzlos, { rounds: 1 }, 5],
] as const)('a bot that sees all hands plays at other tables and with other rules', async (game, options, players) => {
  expect((await contest(game as AnyGame, options, players, 1, 20)).pairs).toBe(1)
})

test('a champion that sees all hands in one phase decides differently only there', async () => {
  const play = async (bots: string) => (await contest(halfPint, { rounds: 3 }, 3, 2, 20, bots)).bots[0]
  const honest = await play('champion,novice')
  // No cards are passed.
  expect({ ...(await play('open-hands:pass,novice')), bot: '' }).toEqual({ ...honest, bot: '' })
  expect({ ...(await play('open-hands:play,novice')), bot: '' }).not.toEqual({ ...honest, bot: '' })
})
