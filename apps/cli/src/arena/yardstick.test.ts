import { readFileSync } from 'node:fs'
import { FROZEN, type Guest, rosterOf } from '@halfpint/bots'
import { type GoldenPosition, hash, positionsOf } from '@halfpint/bots/golden'
import { must, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { companyOf } from './yardstick.ts'

const POSITIONS = 120

/** What the frozen bots chose when they were kept. Written anew only if the positions themselves become others. */
const GOLDEN = JSON.parse(
  readFileSync(new URL('../../../../bench/yardsticks/golden.json', import.meta.url), 'utf8'),
) as unknown

const ask = (guest: Guest, { view, legal, seed }: GoldenPosition) =>
  guest(view, legal, {
    random: seeded(seed),
    budget: { iterations: 20 },
    now: () => 0,
    temper: { brawl: 0, boast: 0, risk: 0 },
  })

test('frozen bots choose as they did when they were kept', async () => {
  const bots = FROZEN.map(bot => ({ bot, budget: null }))
  const { guests } = await companyOf({ bots, game: 'herzlos' }, () => {})
  const found: { game: string; bot: string; choices: string }[] = []
  for (const game of ['half-pint-heroes', 'herzlos']) {
    for (const bot of FROZEN) {
      const positions = positionsOf(must(rosterOf(game)).game)
      const choices = hash()
      for (let at = 0; at < POSITIONS; at++) {
        const position = positions.next().value
        choices.add(position.legal.indexOf(await ask(guests(bot, game) as Guest, position)))
      }
      found.push({ game, bot, choices: choices.text() })
    }
  }
  expect(found).toEqual(GOLDEN)
})

test('a name that nobody kept has no bot behind it', async () => {
  const { guests } = await companyOf({ bots: [{ bot: 'champion', budget: null }], game: 'herzlos' }, () => {})
  expect(guests('champion', 'herzlos')).toBe(undefined)
  expect(guests('champion-0.1.0', 'herzlos')).toBe(undefined)
})
