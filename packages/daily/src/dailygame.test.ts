import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { playBy } from '../test/days.ts'
import { compare, rankIn } from './compare.ts'
import { dailyGame } from './dailygame.ts'
import { type FieldBot, fieldBots } from './fieldbots.ts'
import { replay } from './playthrough.ts'
import { playsOf, pointsOf } from './rounds.ts'
import { sharedOf } from './share.ts'

const GAMES = ['half-pint-heroes', 'herzlos']

test.each(GAMES)('%s: the daily deal is the same for everyone, and another the next day', async game => {
  const first = must(await replay(dailyGame('2026-11-16', game), []))
  expect(must(await replay(dailyGame('2026-11-16', game), []))).toEqual(first)
  expect(must(await replay(dailyGame('2026-11-17', game), [])).log[0]).not.toEqual(first.log[0])
  expect(dailyGame('2026-11-16', game).opponents.filter(bot => bot === null)).toHaveLength(1)
})

test.each(GAMES)('%s: a replay of the choices gives the same game, and invalid choices are refused', async game => {
  const fixed = dailyGame('2026-11-16', game)
  const played = await playBy(fixed, (_, count) => count - 1)
  const again = must(await replay(fixed, played.choices))
  expect(again).toEqual(played)
  expect(again.legal).toEqual([])
  expect(pointsOf(fixed, again)).toHaveLength(4)
  expect(playsOf(fixed, again)).toHaveLength(played.choices.length)
  expect(await replay(fixed, [...played.choices, 0])).toMatchObject({ problem: { code: 'bad-choice' } })
  for (const bad of [-1, 0.5, 1e9]) expect(await replay(fixed, [bad])).toMatchObject({ ok: false })
})

test.each(GAMES)('%s: bots of every level play the deal, and a result is ranked among them', async game => {
  const fixed = dailyGame('2026-11-16', game)
  const field = await fieldBots(fixed, 0, 5)
  expect(await fieldBots(fixed, 1, 3)).toEqual(field.slice(1, 3))
  expect(new Set(field.map(({ level }) => level)).size).toBe(5)
  const [bot] = field as [FieldBot]
  const { better, equal, worse } = rankIn(field, bot.points)
  expect(better + equal + worse).toBe(field.length)
  expect(equal).toBeGreaterThan(0)
  const compared = compare(field, bot.plays)
  expect(compared).toHaveLength(bot.plays.length)
  expect(compared[0]?.others.reduce((sum, { bots }) => sum + bots, 0)).toBe(field.length)
  for (const { play, others } of compared) expect(others.map(other => other.play)).toContain(play)
  const shared = sharedOf('2026-11-16', field, bot.points, bot.plays, [])
  expect([...shared.signs]).toHaveLength(bot.plays.length)
  // The shared text shows no card.
  for (const play of bot.plays) expect(JSON.stringify(shared)).not.toContain(play)
})
