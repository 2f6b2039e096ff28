import { type Json, must } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'

import { parseEntrants } from './entrant.ts'
import { type Experiment, matchesPerPair, planExperiment } from './experiment.ts'
import { type AddedBots, playNumbered, playShard } from './match.ts'
import { experimentResult } from './result.ts'
import { matchesOf, mergeShards, pairsOf, parseShard, readShard, type Shard, WHOLE, writeShard } from './shard.ts'
import { collectPairs } from './tally.ts'

const GAMES = [halfPint, herzlos]

const plan = (game: (typeof GAMES)[number], bots: string, players = 4, games = 12): Experiment =>
  must(
    planExperiment({
      game: game.id,
      players,
      options: must<{ readonly rounds: number }>(game.options.read({ rounds: 2 })),
      bots: must(parseEntrants(bots, undefined)),
      games,
      seed: 'test',
    }),
  )

const still = (): number => 0

const run = (experiment: Experiment, shard: Shard = WHOLE) => playShard(experiment, shard, still)

test.each(GAMES)('$id: games are rounded up to whole deals, and wins add up to 1 per game', async game => {
  const experiment = plan(game, 'random,novice', 3, 13)
  const { pairs } = await run(experiment)
  expect(pairs).toHaveLength(3)
  for (const { tally } of pairs) expect(tally.reduce((sum, side) => sum + side.wins, 0)).toBeCloseTo(6, 9)
  const standing = experimentResult(experiment, pairs)
  expect(standing).toMatchObject({ game: game.id, games: 18, pairs: 3, players: 3 })
  expect(standing.bots.reduce((sum, bot) => sum + bot.winShare, 0)).toBeCloseTo(1, 3)
  for (const bot of standing.bots) {
    expect(bot.low).toBeLessThanOrEqual(bot.winShare)
    expect(bot.high).toBeGreaterThanOrEqual(bot.winShare)
    expect(bot.exact === null).toBe(game === herzlos)
  }
})

test.each(GAMES)('$id: the order of the matches does not change the result', async game => {
  const experiment = plan(game, 'random,random')
  const gathering = collectPairs(2, matchesPerPair(experiment))
  for (const match of [...matchesOf(experiment, WHOLE)].reverse()) {
    gathering.add(await playNumbered(experiment, match, still))
  }
  expect(gathering.pairs()).toEqual((await run(experiment)).pairs)
  expect(gathering.played).toBe(12)
})

test.each(GAMES)('$id: a deal that is not played in all seatings does not count', async game => {
  const experiment = plan(game, 'random,random')
  const gathering = collectPairs(2, 6)
  for (let match = 0; match < 11; match++) gathering.add(await playNumbered(experiment, match, still))
  expect(gathering.pairs().map(({ pair }) => pair)).toEqual([0])
})

test.each([1, 2, 3, 4, 5])('%i merged shards equal the whole experiment, to the byte', async shards => {
  const experiment = plan(halfPint, 'random,regular', 4, 24)
  const whole = experimentResult(experiment, (await run(experiment)).pairs)
  const texts: string[] = []
  for (let part = 1; part <= shards; part++) texts.push(writeShard(await run(experiment, { part, of: shards })))
  const files = texts.map((_, at) => `shard ${at}`).reverse()
  const reports = texts.reverse().map((text, at) => must(readShard(JSON.parse(text), files[at] as string)))
  const merged = must(mergeShards(reports, files))
  expect(JSON.stringify(experimentResult(merged.experiment, merged.pairs))).toBe(JSON.stringify(whole))
})

test('empty shards can be merged if there are more shards than deals', () => {
  const experiment = plan(herzlos, 'random,random', 4, 6)
  expect([1, 2, 3].map(part => pairsOf(experiment, { part, of: 3 }))).toEqual([[0], [], []])
})

const shardOf = async (experiment: Experiment, part: number, of: number) =>
  must(readShard(JSON.parse(writeShard(await run(experiment, { part, of }))), 'x'))

test('mergeShards refuses different experiments, missing shards and duplicates', async () => {
  const experiment = plan(herzlos, 'random,random')
  const one = await shardOf(experiment, 1, 2)
  const two = await shardOf(experiment, 2, 2)
  const foreign = await shardOf({ ...experiment, seed: 'other' }, 2, 2)
  const third = await shardOf(experiment, 2, 3)
  const codes = [[one, foreign], [one, third], [one], [one, two, one], []].map(reports => {
    const merged = mergeShards(reports, ['a', 'b', 'c'])
    return merged.ok ? 'merged' : merged.problem
  })
  expect(codes).toEqual([
    { code: 'other-experiment', file: 'b', other: 'a', keys: ['seed'] },
    { code: 'other-experiment', file: 'b', other: 'a', keys: ['shard'] },
    { code: 'shard-missing', shards: ['2/2'] },
    { code: 'shard-twice', file: 'c', other: 'a', shard: '1/2' },
    { code: 'no-shards' },
  ])
})

test('readShard refuses an incomplete shard and other JSON', async () => {
  const experiment = plan(herzlos, 'random,random')
  const report = await run(experiment)
  const cut = writeShard({ ...report, pairs: report.pairs.slice(1) })
  expect(readShard(JSON.parse(cut), 'f')).toMatchObject({
    problem: { code: 'shard-unfinished', file: 'f', pairs: 1, expected: 2 },
  })
  for (const json of [null, {}, { arena: 1 }, { ...JSON.parse(writeShard(report)), pairs: [1] }]) {
    expect(readShard(json, 'f')).toMatchObject({ problem: { code: 'not-a-shard', file: 'f' } })
  }
})

test.each(['', '0/3', '4/3', '1', 'a/b', '1/0'])('parseShard refuses "%s"', text => {
  expect(parseShard(text)).toMatchObject({ problem: { code: 'bad-shard', shard: text } })
})

test('parseEntrants reads bots with and without a budget', () => {
  const typed = parseEntrants('champion@200ms, expert,regular,proc:bot,oda@9it', { iterations: 50 })
  expect(must(typed)).toEqual([
    { bot: 'champion', budget: '200ms' },
    { bot: 'expert', budget: '50it' },
    { bot: 'regular', budget: null },
    { bot: 'proc:bot', budget: '50it' },
    { bot: 'oda', budget: '9it' },
  ])
  expect(must(parseEntrants('champion,expert', undefined)).map(({ budget }) => budget)).toEqual(['200ms', '20ms'])
})

test.each([
  ['random,wizard', 'unknown-bot'],
  ['random,', 'unknown-bot'],
  ['champion@soon,random', 'bad-budget'],
  ['champion@1ms@2ms,random', 'bad-budget'],
  ['champion-0.1.0,random', 'reference-bot'],
  ['pimc-uct@5ms,random', 'reference-bot'],
  ['champion-without:inference,random', 'reference-bot'],
  ['ceiling:play,random', 'reference-bot'],
])('"%s" is refused: %s', (text, code) => {
  expect(parseEntrants(text, undefined)).toMatchObject({ problem: { code } })
})

test('an experiment needs two bots, and at most one per seat', () => {
  const settings = { game: herzlos.id, players: 3, options: must(herzlos.options.read({})), games: 1, seed: '' }
  const bots = must(parseEntrants('random,random,random,random', undefined))
  expect(planExperiment({ ...settings, bots: bots.slice(0, 1) })).toMatchObject({ problem: { code: 'too-few-bots' } })
  expect(planExperiment({ ...settings, bots })).toMatchObject({
    problem: { code: 'too-many-bots', bots: 4, players: 3 },
  })
})

test('missing options get defaults, and an invalid experiment is refused', () => {
  const bots = must(parseEntrants('regular,novice', undefined))
  const settings = { game: herzlos.id, players: 3, bots, games: 1, seed: '' }
  const options = must(herzlos.options.read({ rounds: 2 }))
  expect(planExperiment({ ...settings, options: { rounds: 2 } })).toMatchObject({ ok: true, value: { options } })
  expect(planExperiment({ ...settings, options: { rounds: 0 } })).toMatchObject({ problem: { code: 'bad-option' } })
})

test.each(GAMES)('$id: the decisions of a bot do not depend on the bots at the other seats', async game => {
  const experiment = plan(game, 'random,random', 4, 6)
  const { pairs } = await run(experiment)
  // All six seatings of one deal give the same match, so each side wins what its seats win.
  const [first, second] = pairs[0]?.tally ?? []
  expect(first?.wins).toBeCloseTo(second?.wins as number, 9)
  expect(first?.points).toBe(second?.points)
})

test('an added bot has its own default budget', () => {
  const added = (bot: string) => (bot === 'champion-0.1.0' ? { milliseconds: 7 } : undefined)
  expect(must(parseEntrants('champion-0.1.0,champion-0.1.0@3it', undefined, added))).toEqual([
    { bot: 'champion-0.1.0', budget: '7ms' },
    { bot: 'champion-0.1.0', budget: '3it' },
  ])
  expect(parseEntrants('champion-0.0.9', undefined, added)).toMatchObject({ problem: { code: 'unknown-bot' } })
})

test.each(GAMES)('$id: an added bot gets a view and may answer asynchronously', async game => {
  const views: boolean[] = []
  const added: AddedBots = bot =>
    bot === 'proc:bot'
      ? async (view, legal) => {
          views.push('viewer' in view)
          return legal[0] as Json
        }
      : undefined
  const experiment = plan(game, 'proc:bot,random', 3, 1)
  const { pairs } = await playShard(experiment, WHOLE, still, added)
  expect(pairs).toHaveLength(1)
  expect(new Set(views)).toEqual(new Set([true]))
})
