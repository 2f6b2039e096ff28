import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, clean, finish, halfpint, scratch, startChild } from './child.ts'
import { linesOf } from './example.ts'

beforeAll(build)
afterAll(clean)

test('the same seed gives the same bytes, another seed other games', async () => {
  const words = ['simulate', 'half-pint-heroes', '--games', '5', '--seed', 'tea']
  const [first, again, other] = await Promise.all([
    halfpint(words),
    halfpint(words),
    halfpint([...words, '--seed', 'rum']),
  ])
  expect(first).toEqual(again)
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(linesOf(first.out)).toHaveLength(5)
  expect(new Set([...linesOf(first.out), ...linesOf(other.out)]).size).toBe(10)
})

test('a game of a seed is the same however many are played', async () => {
  const [few, many] = await Promise.all(
    ['3', '12'].map(games => halfpint(['simulate', 'herzlos', '--games', games, '--seed', '7'])),
  )
  expect(linesOf(many?.out ?? '').slice(0, 3)).toEqual(linesOf(few?.out ?? ''))
})

test('without a seed one is generated, and printed to stderr so that the games can be repeated', async () => {
  const drawn = await halfpint(['simulate', 'herzlos', '--games', '2'])
  const seed = /--seed (\w+)/.exec(drawn.err)?.[1] as string
  const repeated = await halfpint(['simulate', 'herzlos', '--games', '2', '--seed', seed])
  expect(repeated.out).toBe(drawn.out)
  expect(repeated.err).toBe('')
})

test('--out writes the output to a file instead of stdout', async () => {
  const words = ['simulate', 'half-pint-heroes', '--games', '20', '--seed', 'x']
  const [shown, kept] = await Promise.all([halfpint(words), halfpint([...words, '--out', 'kept.jsonl'])])
  expect(kept).toEqual({ code: 0, out: '', err: '' })
  expect(readFileSync(join(scratch, 'kept.jsonl'), 'utf8')).toBe(shown.out)
})

const OPTIONS = {
  'half-pint-heroes': {
    seats: [2, 3, 4, 5, 6, 7],
    options: ['strongest', 'declared'].flatMap(sets =>
      ['anchored', 'free'].flatMap(rowGroups =>
        ['highest-card', 'triple-first'].map(fullHouse => [
          `sets=${sets}`,
          `rowGroups=${rowGroups}`,
          `fullHouse=${fullHouse}`,
        ]),
      ),
    ),
    others: [['rounds=1', 'startSeat=1'], ['rounds=10'], ['rounds=2', 'startSeat=0']],
  },
  herzlos: {
    seats: [3, 4, 5],
    options: [['march=wins-game'], ['march=others-pay']],
    others: [
      ['rounds=1'],
      ['rounds=2', 'hearts=-1,-1,-1,-1,-1,-1,-1,-1,-1,-5,-5,-5,-20'],
      ['hearts=0,0,0,0,0,0,0,0,0,0,0,0,9'],
    ],
  },
}

test.each(Object.entries(OPTIONS))(
  '%s: simulated games are valid for every number of players and option',
  async (game, house) => {
    const tables = [...house.options, ...house.others]
    const rounds = Math.max(tables.length, house.seats.length)
    const lines: string[] = []
    for (let at = 0; at < rounds; at += 2) {
      const played = await Promise.all(
        [at, at + 1].map(table => {
          const seats = String(house.seats[table % house.seats.length])
          const options = (tables[table % tables.length] as string[]).flatMap(option => ['--option', option])
          return halfpint(['simulate', game, '--players', seats, '--games', '8', '--seed', String(table), ...options])
        }),
      )
      for (const { code, out } of played) {
        expect(code).toBe(0)
        lines.push(...linesOf(out))
      }
    }
    const sizes = new Set(lines.map(line => (JSON.parse(line) as { players: string[] }).players.length))
    expect([...sizes].sort()).toEqual(house.seats)
    const { code, out } = await halfpint(['judge', '--json', '-'], `${lines.join('\n')}\n`)
    const bad = linesOf(out).filter(line => !line.startsWith(`{"ok":true,"game":"${game}","rounds":[{`))
    expect(bad).toEqual([])
    expect(linesOf(out)).toHaveLength(lines.length)
    expect(code).toBe(0)
  },
)

test('a closed output ends the command quietly', async () => {
  const child = startChild(['simulate', 'half-pint-heroes', '--games', '1000000', '--seed', '1'])
  const ended = finish(child)
  await once(child.stdout, 'data')
  child.stdout.destroy()
  expect(await ended).toMatchObject({ code: 0, err: '' })
})

test.concurrent.each([
  [['simulate'], 'half-pint-heroes|herzlos'],
  [['simulate', 'chess'], '“chess”; the games are half-pint-heroes, herzlos'],
  [['simulate', 'herzlos', '--players', '2'], '--players takes a whole number from 3 to 5, not “2”'],
  [['simulate', 'herzlos', '--players', 'four'], 'not “four”'],
  [['simulate', 'herzlos', '--games', '0'], '--games takes a whole number from 1'],
  [['simulate', 'herzlos', '--games', '1e3'], 'not “1e3”'],
  [['simulate', 'herzlos', '--option', 'sets=declared'], '“sets” in this game; choose from rounds, hearts, march'],
  [['simulate', 'herzlos', '--option', 'rounds'], '--option rounds= needs a value'],
  [['simulate', 'herzlos', '--option', 'rounds=6'], 'it takes 1..5'],
  [['simulate', 'half-pint-heroes', '--players', '3', '--option', 'startSeat=3'], 'it takes 0..2'],
  [['simulate', 'herzlos', '--seed', '1', '--out', 'no/such/folder'], 'no folder “no/such”'],
  [['simulate', 'herzlos', '--seed', '1', '--out', '.'], '“.” is a folder'],
])('%j is refused with words and exit code 2', async (words, said) => {
  const { code, out, err } = await halfpint(words)
  expect(err).toContain(said)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).not.toMatch(/\n {4}at /)
})

test('a refused simulation leaves no file behind', async () => {
  await halfpint(['simulate', 'herzlos', '--players', '9', '--out', 'never.jsonl'])
  expect(existsSync(join(scratch, 'never.jsonl'))).toBe(false)
})

test('--out refuses an existing file without --append or --force', async () => {
  const words = ['simulate', 'herzlos', '--option', 'rounds=1', '--seed', 'tea', '--out', 'twice.jsonl']
  const games = (): number => linesOf(readFileSync(join(scratch, 'twice.jsonl'), 'utf8')).length
  expect(await halfpint([...words, '--games', '3'])).toMatchObject({ code: 0, err: '' })
  const refused = await halfpint(words)
  expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--append') })
  expect(games()).toBe(3)
  expect(await halfpint([...words, '--append'])).toMatchObject({ code: 0 })
  expect(games()).toBe(4)
  expect(await halfpint([...words, '--force'])).toMatchObject({ code: 0 })
  expect(games()).toBe(1)
})

test('an invalid budget is refused, even if no bot uses it', async () => {
  const { code, err } = await halfpint(['simulate', 'herzlos', '--seed', '1', '--budget', 'banana'])
  expect([code, err]).toEqual([2, expect.stringContaining('“banana” is not a budget')])
})

test('--csv writes a row for each round and seat, with the values of the records', async () => {
  for (const [game, key, column, more] of [
    ['half-pint-heroes', 'scores', 'score', 'prediction'],
    ['herzlos', 'points', 'points', 'taken'],
  ] as const) {
    const words = ['simulate', game, '--games', '2', '--players', '3', '--seed', 'tea']
    const [table, records] = [await halfpint([...words, '--csv']), await halfpint(words)]
    const [heading = '', ...rows] = table.out.trim().split('\n')
    const columns = heading.split(',')
    expect(columns.slice(0, 4)).toEqual(['game', 'round', 'seat', 'player'])
    const at = (row: string, column: string): string => row.split(',')[columns.indexOf(column)] as string
    const judged = (await halfpint(['judge', '--json', '-'], records.out)).out.trim().split('\n')
    const points = judged.flatMap((line, number) =>
      (JSON.parse(line) as { rounds: { [key: string]: number[] }[] }).rounds.flatMap((round, place) =>
        round[key]?.map((each, seat) => [number, place, seat, each].join()),
      ),
    )
    expect(rows.map(row => ['game', 'round', 'seat', column].map(each => at(row, each)).join())).toEqual(points)
    // Values that records do not contain.
    expect(new Set(rows.map(row => at(row, more))).size).toBeGreaterThan(1)
    expect(new Set(rows.map(row => at(row, 'won')))).toEqual(new Set(['0', '1']))
  }
})

test('a series is continued at its end, as records and as a table', async () => {
  const words = ['simulate', 'herzlos', '--players', '3', '--seed', 'tea', '--option', 'rounds=1']
  for (const form of [[], ['--csv']]) {
    const out = (...more: string[]) => halfpint([...words, ...form, ...more])
    const whole = (await out('--games', '4')).out
    const file = join(scratch, `series${form.length}`)
    await out('--games', '3', '--out', file)
    await out('--games', '1', '--from', '3', '--out', file, '--append')
    expect(readFileSync(file, 'utf8')).toBe(whole)
  }
  expect((await halfpint([...words, '--from', '-1'])).code).toBe(2)
})

test.skipIf(spawnSync('python3', ['--version']).status !== 0)('the notebook draws the values of a table', async () => {
  const file = join(scratch, 'rounds.csv')
  await halfpint(['simulate', 'half-pint-heroes', '--games', '30', '--seed', 'tea', '--csv', '--out', file])
  const notebook = join(import.meta.dirname, '../../../examples/rounds.py')
  const { status, stdout, stderr } = spawnSync('python3', [notebook, file, join(scratch, 'rounds.svg')], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/prediction 0: \d+ rounds, met in \d+%/)
  expect(readFileSync(join(scratch, 'rounds.svg'), 'utf8')).toMatch(/^<svg[\s\S]*<rect[\s\S]*<\/svg>/)
})
