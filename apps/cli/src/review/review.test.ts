import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, clean, halfpint, scratch } from '../child.ts'
import { linesOf } from '../example.ts'

const GAMES = ['half-pint-heroes', 'herzlos'] as const
const QUICK = ['--budget', '20it']

beforeAll(async () => {
  build()
  writeFileSync(join(scratch, 'junk.jsonl'), '\n{"game":"poker"}\n')
  await Promise.all(
    GAMES.map(async game => {
      const { out } = await halfpint([
        'simulate',
        game,
        '-o',
        'rounds=1',
        '-p',
        '3',
        '--seed',
        'tea',
        '--bots',
        'random',
      ])
      writeFileSync(join(scratch, `${game}.jsonl`), out)
    }),
  )
})
afterAll(clean)

test.concurrent.each(GAMES)('%s: every decision as JSON, the same each time', async game => {
  const words = ['review', `${game}.jsonl`, '--json', ...QUICK]
  const [first, again] = await Promise.all([halfpint(words), halfpint(words)])
  expect(again).toEqual(first)
  expect(first).toMatchObject({ code: 0, err: '' })
  const review = JSON.parse(first.out)
  expect(review).toMatchObject({ game, players: ['random', 'random 2', 'random 3'] })
  expect(review.seats).toHaveLength(3)
  for (const { accuracy, luck, worst } of review.seats) {
    expect(accuracy).toBeGreaterThanOrEqual(0)
    expect(accuracy).toBeLessThanOrEqual(100)
    expect(Number.isFinite(luck)).toBe(true)
    for (const { loss, chosen, best } of worst) expect(loss).toBeCloseTo(best.win - chosen.win, 3)
  }
  expect(review.decisions.length).toBeGreaterThan(6)
})

test.concurrent.each([
  ['en', 'accuracy', 'The costliest decisions of'],
  ['de', 'Genauigkeit', 'Die teuersten Entscheidungen von'],
  ['ru', 'точность', 'Самые дорогие решения'],
])('the text for people is in %s', async (language, column, costliest) => {
  const { code, out, err } = await halfpint(['review', 'half-pint-heroes.jsonl', ...QUICK, '--lang', language])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain(column)
  expect(out).toContain(costliest)
  expect(out).toContain('→')
  expect(out).not.toMatch(/undefined|NaN/)
})

test('seats can be selected, and an unfinished game, several records and stdin are accepted', async () => {
  const { out: games } = await halfpint(['simulate', 'herzlos', '-o', 'rounds=2', '--seed', 'x', '--games', '2'])
  const [first = '', second = ''] = linesOf(games)
  const cut = JSON.parse(second)
  cut.rounds = [{ ...cut.rounds[0], plays: cut.rounds[0].plays.slice(0, 3), result: undefined }]
  delete cut.result
  const { code, out } = await halfpint(
    ['review', '-', '--seats', '1,3', '--json', '--budget', '5it'],
    `${first}\n${JSON.stringify(cut)}\n`,
  )
  expect(code).toBe(0)
  const reviews = linesOf(out).map(line => JSON.parse(line))
  expect(reviews.map(({ seats }) => seats.map(({ seat }: { seat: number }) => seat))).toEqual([
    [1, 3],
    [1, 3],
  ])
  expect(reviews[1].deals).toHaveLength(1)
})

test.concurrent.each([
  [['missing.jsonl'], 2, 'missing.jsonl'],
  [['herzlos.jsonl', '--budget', 'long'], 2, 'long'],
  [['herzlos.jsonl', '--seats', '3', ...QUICK], 2, '“3”'],
  [['herzlos.jsonl', '--seats', '0,0', ...QUICK], 2, '0,0'],
  [['junk.jsonl'], 1, 'junk.jsonl:2:'],
  [[], 2, 'file'],
])('review %j ends with %i and a message about %s', async (words, expected, told) => {
  const { code, out, err } = await halfpint(['review', ...words])
  expect({ code, out }).toEqual({ code: expected, out: '' })
  expect(err).toContain(told)
})

test('seats that do not exist are a usage error, reported once', async () => {
  const { out } = await halfpint(['simulate', 'herzlos', '--games', '3', '--seed', 'tea', '-o', 'rounds=1'])
  const { code, err } = await halfpint(['review', '-', '--seats', '9', '--budget', '1it'], out)
  expect(code).toBe(2)
  expect(err.split('\n').filter(line => line !== '')).toHaveLength(1)
})
