import { readFileSync } from 'node:fs'
import { type AddedBot, NO_STYLE, parseEntrants, planExperiment, playShard, rosterOf, WHOLE } from '@halfpint/bots'
import { type GoldenPosition, hash, positionsOf } from '@halfpint/bots/golden'
import { must, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { LAB_GAMES, referenceBotNames, referenceBotOf } from './reference.ts'

/** The choices of each version in 120 positions. Written again only if the positions themselves change. */
const GOLDEN = JSON.parse(readFileSync(new URL('../../reference/golden.json', import.meta.url), 'utf8')) as readonly {
  readonly game: string
  readonly bot: string
  readonly choices: string
}[]

const POSITIONS = 120

const ask = (bot: AddedBot, { view, legal, seed }: GoldenPosition) =>
  bot(view, legal, {
    random: seeded(seed),
    budget: { iterations: 20 },
    now: () => 0,
    style: NO_STYLE,
  })

test.each(GOLDEN)('$game: $bot chooses as it did when it was released', async ({ game, bot, choices }) => {
  const choose = (await referenceBotOf(bot, game)?.load()) as AddedBot
  const positions = positionsOf(must(rosterOf(game)).game)
  const found = hash()
  for (let at = 0; at < POSITIONS; at++) {
    const position = positions.next().value
    found.add(position.legal.indexOf(await ask(choose, position)))
  }
  expect(found.text()).toBe(choices)
})

test('every bot of a released version has golden choices', () => {
  const kept = LAB_GAMES.flatMap(game => referenceBotNames(game).map(bot => ({ game, bot }))).filter(({ bot }) =>
    /\d\.\d\.\d$/.test(bot),
  )
  expect(GOLDEN.map(({ game, bot }) => ({ game, bot }))).toEqual(kept)
})

test.each(LAB_GAMES)('%s: every reference bot plays a match', async game => {
  expect(referenceBotNames(game)).toEqual(
    expect.arrayContaining(['champion-without:match', 'champion-without:playouts']),
  )
  const added = (bot: string) => referenceBotOf(bot, game)?.budget
  for (const name of referenceBotNames(game)) {
    const bots = must(parseEntrants(`${name}@2it,random`, undefined, added))
    const settings = { game, players: 3, options: { rounds: 1 }, bots, games: 1, seed: 'reference' }
    const bot = await referenceBotOf(name, game)?.load()
    const find = (asked: string) => (asked === name ? bot : undefined)
    const { pairs } = await playShard(must(planExperiment(settings)), WHOLE, () => 0, find)
    expect(
      pairs[0]?.tally.reduce((sum, side) => sum + side.wins, 0),
      name,
    ).toBeCloseTo(6, 9)
  }
})

test('an unknown version, part or phase is no reference bot', () => {
  for (const bot of [
    'champion',
    'champion-0.0.9',
    'regular-0.1.0',
    'champion-without:toString',
    'open-hands:bid',
    '',
  ]) {
    expect(referenceBotOf(bot, 'herzlos')).toBe(undefined)
  }
  expect(referenceBotOf('champion-without:inference', 'herzlos')).toBe(undefined)
  expect(referenceBotOf('so-ismcts', 'poker')).toBe(undefined)
})
