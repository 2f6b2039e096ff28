import { rosterOf } from '@halfpint/bots'
import { below, bySeat, type Json, must, type Position, pick, seeded } from '@halfpint/core'
import { randomGame } from '@halfpint/daily/testing'
import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import { gameEntry } from './gameentry.ts'
import type { StatisticsEntry } from './statistics.ts'

const GAMES = ['half-pint-heroes', 'herzlos']

const recordOf = (id: string, seed: string) => {
  const { game } = must(rosterOf(id))
  const { options, opponents, log, seat } = randomGame(id, seed)
  const opened: Position = must(game.open(must(game.options.read(options)), opponents.length))
  const names = bySeat(opponents.length, each => `P${each}`)
  return { record: game.records.write(names, opened, log), seat, bots: opponents }
}

const entries: readonly StatisticsEntry[] = GAMES.flatMap(id =>
  Array.from({ length: 25 }, (_, number) => {
    const played = recordOf(id, `figures ${number}`)
    return must(gameEntry({ id: `${id} ${number}`, at: number, where: 'bots', ...played }))
  }),
)

type Result = { readonly [key: string]: readonly Json[] & Json }

test('predictions, bets and brawls agree with a plain count over the records', () => {
  const plain = new Map<string, [number, number]>()
  const count = (key: string, hit: boolean): void => {
    const [hits, times] = plain.get(key) ?? [0, 0]
    plain.set(key, [hits + (hit ? 1 : 0), times + 1])
  }
  for (let number = 0; number < 25; number++) {
    const { record, seat } = recordOf('half-pint-heroes', `figures ${number}`)
    const { rounds } = record as unknown as {
      rounds: { predictions: number[]; bets: (number | null)[]; result: Result }[]
    }
    for (const { predictions, bets, result } of rounds) {
      const tricks = result.tricks as unknown as number[]
      count('brawls ', (result.brawl as unknown) === seat)
      if ((result.brawl as unknown) !== null) continue
      count(`predicted ${predictions[seat]}`, predictions[seat] === tricks[seat])
      const bet = bets[seat] ?? null
      if (bet !== null) count('bets ', predictions[bet] !== tricks[bet])
    }
  }
  const figures = figuresOf(entries).filter(({ group }) => ['predicted', 'bets', 'brawls'].includes(group))
  expect(new Map(figures.map(({ group, of, hits, times }) => [`${group} ${of}`, [hits, times]]))).toEqual(plain)
})

test('every figure names its entries, and hands add up to predictions', () => {
  const figures = figuresOf(entries)
  const sum = (group: string): number =>
    figures.filter(each => each.group === group).reduce((all, { times }) => all + times, 0)
  expect(sum('hand')).toBe(sum('predicted'))
  expect(sum('games')).toBe(entries.length)
  expect(sum('queen')).toBe(sum('marches'))
  for (const { entries: behind, hits, times } of figures) {
    expect(behind.length).toBeGreaterThan(0)
    expect(hits).toBeLessThanOrEqual(times)
  }
})

test('puzzles are counted by difficulty; unknown entries are not counted', () => {
  const random = seeded('answers')
  const answers = Array.from({ length: 40 }, (_, at): StatisticsEntry => {
    const difficulty = 1 + below(random, 5)
    return { id: `p${at}`, at, kind: 'puzzle', task: 'h1', difficulty, right: pick(random, [true, false]) }
  })
  const figures = figuresOf([...answers, { id: 'x', at: 0, kind: 'from-the-future' }])
  expect(figures.reduce((all, { times }) => all + times, 0)).toBe(40)
  for (const { of, hits } of figures) {
    expect(hits).toBe(answers.filter(({ difficulty, right }) => `${difficulty}` === of && right === true).length)
  }
})

test('an unfinished game is not entered', () => {
  const { record, seat, bots } = recordOf('herzlos', 'cut')
  const { rounds, result: _, ...rest } = record as { rounds: Json[]; result?: Json }
  const cut = { ...rest, rounds: [{ deck: (rounds[0] as { deck: Json }).deck }] }
  expect(gameEntry({ id: 'x', at: 0, where: 'bots', record: cut as Json, seat, bots })).toMatchObject({
    problem: { code: 'unfinished-game' },
  })
})
