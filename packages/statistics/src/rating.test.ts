import { exp, type Random, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { balancesOf, trendsOf } from './figures.ts'
import { ratingsOf } from './rating.ts'
import type { StatisticsEntry } from './statistics.ts'

const SCALE = 400 / Math.LN10
const unit = (random: Random): number => random.next() / 0x1_0000_0000

/** Games of a player of this strength against three bots of level regular, whose rating is 1000. */
const gamesOf = (strength: number, games: number, seed: string): readonly StatisticsEntry[] => {
  const random = seeded(seed)
  const chance = 1 / (1 + 3 * exp((1000 - strength) / SCALE))
  return Array.from({ length: games }, (_, at) => ({
    id: `g${at}`,
    at,
    kind: 'game',
    game: 'herzlos',
    against: ['regular', 'tilde', 'gustl'],
    won: unit(random) < chance,
  }))
}

test('a rating finds the strength of the player within its interval', () => {
  const found = [700, 1000, 1300].flatMap(strength =>
    Array.from({ length: 20 }, (_, seed) => ({
      strength,
      of: ratingsOf(gamesOf(strength, 150, `r ${strength} ${seed}`))[0],
    })),
  )
  const within = found.filter(({ strength, of }) => of !== undefined && of.low <= strength && strength <= of.high)
  expect(within.length / found.length).toBeGreaterThan(0.85)
})

test('more games narrow the interval; no games give no rating; games with people do not count', () => {
  const [few, many] = [8, 200].map(games => ratingsOf(gamesOf(1000, games, 'sure'))[0])
  const width = (of: typeof few): number => (of?.high ?? 0) - (of?.low ?? 0)
  expect(width(few)).toBeGreaterThan(2 * width(many))
  expect(ratingsOf([])).toEqual([])
  const online = gamesOf(1000, 5, 'people').map(entry => ({ ...entry, against: ['tilde', 'Ann', 'gustl'] }))
  expect(ratingsOf(online)).toEqual([])
  const all = ratingsOf(gamesOf(1000, 20, 'all').map(entry => ({ ...entry, won: true })))
  expect(all[0]?.rating).toBeLessThan(2500)
})

test('luck and skill add up to the lead, and months are in order', () => {
  const review = (id: string, luck: number, ahead: number): StatisticsEntry => ({
    ...{ id, at: 0, kind: 'review', game: 'herzlos' },
    ...{ agreed: 8, decisions: 10, luck, ahead },
  })
  expect(balancesOf([review('a', 4, 10), review('b', -2, 2)])).toEqual([
    { game: 'herzlos', luck: 1, skill: 5, entries: ['a', 'b'] },
  ])
  const months = trendsOf([0, 40, 41].map((day, at) => ({ ...review(`${at}`, 0, 0), at: day * 86_400_000 })))
  expect(months.map(({ of, times }) => [of, times])).toEqual([
    ['1970-01', 10],
    ['1970-02', 20],
  ])
})
