import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, clean, finish, halfpint, scratch, startChild } from '../child.ts'

beforeAll(build)
afterAll(clean)

const GAMES = ['half-pint-heroes', 'herzlos'] as const

const SHORT = ['--option', 'rounds=2', '--seed', 'tea']

test.concurrent.each(GAMES)('%s: the result is JSON, and the same with one worker and with two', async game => {
  const words = ['arena', game, '--bots', 'regular,random', '--games', '12', '--json', ...SHORT]
  const [one, two] = await Promise.all(['1', '2'].map(workers => halfpint([...words, '--workers', workers])))
  expect(one).toMatchObject({ code: 0, err: '' })
  expect(two).toEqual(one)
  const result = JSON.parse(one?.out ?? '')
  expect(result).toMatchObject({ game, games: 12, pairs: 2, players: 4, seed: 'tea' })
  expect(result.bots.map(({ bot }: { bot: string }) => bot)).toEqual(['regular', 'random'])
  for (const { winShare, low, high, points, exact, brawls, marches } of result.bots) {
    expect(winShare).toBeGreaterThanOrEqual(low)
    expect(winShare).toBeLessThanOrEqual(high)
    expect(Number.isFinite(points)).toBe(true)
    expect(exact === null).toBe(game === 'herzlos')
    // Only Half-Pint Heroes has brawls, and only Herzlos has marches.
    expect([typeof brawls, typeof marches]).toEqual(game === 'herzlos' ? ['object', 'number'] : ['number', 'object'])
  }
})

test.concurrent.each(GAMES)('%s: bots that think give the same result for the same iterations', async game => {
  const words = ['arena', game, '--bots', 'champion@8it,expert', '--budget', '4it', '--games', '6', '--json']
  const play = (): Promise<{ out: string }> => halfpint([...words, '--option', 'rounds=1', '--seed', 'rum'])
  const [first, again] = await Promise.all([play(), play()])
  expect(again).toEqual(first)
  expect(JSON.parse(first.out).bots).toMatchObject([
    { bot: 'champion', budget: '8it' },
    { bot: 'expert', budget: '4it' },
  ])
})

test('merged parts equal the whole experiment byte for byte, and so does the table', async () => {
  const words = ['arena', 'herzlos', '--bots', 'random,regular', '-p', '3', '--games', '30', ...SHORT]
  const files = ['1', '2', '3'].map(part => `part${part}.json`)
  const [whole, ...parts] = await Promise.all([
    halfpint([...words, '--json']),
    halfpint([...words, '--shard', '1/3', '--out', files[0] as string]),
    halfpint([...words, '--shard', '2/3', '--out', files[1] as string, '--workers', '2']),
    halfpint([...words, '--shard', '3/3', '--json']),
  ])
  expect(parts.map(({ code, err }) => ({ code, err }))).toEqual(parts.map(() => ({ code: 0, err: '' })))
  writeFileSync(join(scratch, files[2] as string), parts[2]?.out ?? '')
  const merged = await halfpint(['arena', 'merge', ...files.toReversed(), '--json'])
  expect(merged).toEqual({ code: 0, out: whole?.out, err: '' })

  const [table, less, twice, foreign] = await Promise.all([
    halfpint(['arena', 'merge', ...files]),
    halfpint(['arena', 'merge', ...files.slice(1)]),
    halfpint(['arena', 'merge', ...files, files[0] as string]),
    halfpint(['arena', 'merge', files[0] as string, 'missing.json']),
  ])
  expect(table.out).toMatch(
    /^Herzlos, 3 players, 30 games on 5 deals\n\nbot +budget +wins .*\nrandom .*%.*\nregular .*%/,
  )
  expect(less).toMatchObject({ code: 2, out: '' })
  expect(less.err).toContain('1/3')
  expect(twice).toMatchObject({ code: 2, out: '' })
  expect(foreign.err).toContain('missing.json')
})

test('games are rounded up to whole deals, with a note', async () => {
  const { out, err } = await halfpint(['arena', 'herzlos', '--bots', 'random,novice', '--games', '7', ...SHORT])
  expect(err).toMatch(/^12 games: .* 6 seatings/)
  expect(out).toMatch(/12 games on 2 deals/)
})

test('Ctrl-C prints the results so far', async () => {
  const words = [
    'arena',
    'herzlos',
    '--bots',
    'random,novice',
    '--games',
    '1000000',
    ...SHORT,
    '--json',
    '--out',
    'cut.json',
  ]
  const cutAfter = async (wait: number) => {
    const child = startChild([...words, '--force'])
    const ended = finish(child)
    await once(child.stderr, 'data')
    await new Promise(resolve => setTimeout(resolve, wait))
    child.kill('SIGINT')
    const { code, out, err } = await ended
    expect(code).toBe(130)
    expect(err).toMatch(/Stopped after \d+ of 1,000,002 games/)
    return JSON.parse(out)
  }
  // On a busy machine the first deal may take long.
  let cut = await cutAfter(1_500)
  for (let wait = 5_000; cut.games === 0 && wait < 30_000; wait *= 2) cut = await cutAfter(wait)
  const { games, pairs } = cut
  expect(games).toBe(6 * pairs)
  expect(games).toBeGreaterThan(0)
  expect(JSON.parse(readFileSync(join(scratch, 'cut.json'), 'utf8')).pairs.length).toBe(pairs)
  const merged = await halfpint(['arena', 'merge', 'cut.json'])
  expect(merged).toMatchObject({ code: 2, out: '' })
  expect(merged.err).toMatch(/“cut.json” was broken off after \d+ of \d+ deals/)
})

test.concurrent.each([
  [['poker', '--bots', 'random,regular'], 'poker'],
  [['herzlos'], '--bots'],
  [['herzlos', '--bots', 'random'], 'Two bots'],
  [['herzlos', '--bots', 'random,wizard'], 'wizard'],
  [['herzlos', '--bots', 'champion,champion-0.1.0'], 'npm run arena'],
  [['herzlos', '--bots', 'champion,so-ismcts@5ms'], 'npm run arena'],
  [['herzlos', '--bots', 'a,b,c,d,e,f'], '“a”'],
  [['herzlos', '--bots', 'random,random,random,random,random'], '5 bots'],
  [['herzlos', '--bots', 'champion@soon,random'], 'soon'],
  [['herzlos', '--bots', 'random,random', '--budget', '5'], '“5”'],
  [['herzlos', '--bots', 'random,random', '--players', '6'], '--players'],
  [['herzlos', '--bots', 'random,random', '--games', '0'], '--games'],
  [['herzlos', '--bots', 'random,random', '--workers', '0'], '--workers'],
  [['herzlos', '--bots', 'random,random', '--shard', '4/3', '--seed', 'x'], '4/3'],
  [['herzlos', '--bots', 'random,random', '--shard', '1/3'], '--seed'],
  [['merge'], 'file'],
  [['merge', 'halfpint.js'], 'halfpint.js'],
])('arena %j is refused with a message about %s', async (words, told) => {
  const { code, out, err } = await halfpint(['arena', ...words])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(told)
  expect(err).not.toMatch(/undefined|itself|\n +at /)
})

test.concurrent.each([
  ['de', 'Siege'],
  ['ru', 'победы'],
])('the table is in %s', async (language, word) => {
  const words = ['arena', 'half-pint-heroes', '--bots', 'random,gustl', '--games', '6', ...SHORT, '--lang', language]
  const { code, out } = await halfpint(words)
  expect(code).toBe(0)
  expect(out).toContain(word)
  expect(out).toMatch(/\d,\d\s%/)
})

test.each([
  ['cannot be started', join(scratch, 'nobody')],
  ['ends at once', `"${process.execPath}" nobody.mjs`],
  ['never answers', `"${process.execPath}" -e "process.stdin.resume()"`],
  ['gives no valid answer', `"${process.execPath}" -e "setInterval(()=>console.log(7))"`],
])('the arena ends without a result if a program %s', async (name, command) => {
  const log = `${name}.log`
  const words = ['arena', 'herzlos', '--bots', `proc:${command}@1it,random`, '--games', '12', ...SHORT]
  const { code, out, err } = await halfpint([...words, '--sprt', '50,52', '--log', log])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain('cannot be started or never gave a valid answer')
  expect(readFileSync(join(scratch, log), 'utf8')).not.toContain('"match":')
})

test('an unwritable or existing output file is refused before the first game', async () => {
  const words = ['arena', 'herzlos', '--bots', 'regular,novice', '--games', '1000000', '--seed', 'tea', '--out']
  const nowhere = await halfpint([...words, 'no/such/folder.json'])
  expect(nowhere).toMatchObject({ code: 2, out: '', err: expect.stringContaining('no folder “no/such”') })
  writeFileSync(join(scratch, 'mine.json'), 'mine')
  const there = await halfpint([...words, 'mine.json'])
  expect(there).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--force') })
})

test('a sequential test stops when it is sure, resumes from its log, and draws its path', async () => {
  const words = ['arena', 'herzlos', '--bots', 'regular,random', '--sprt', '50,60', '--log', 'test.jsonl', ...SHORT]
  const few = await halfpint([...words, '--games', '30', '--workers', '1'])
  expect(few.err).toMatch(/ratio 0.00 after 5 deals; not decided/)
  const kept = readFileSync(join(scratch, 'test.jsonl'), 'utf8').split('\n').length
  expect(kept).toBe(1 + 30 + 1)
  const on = await halfpint([...words, '--games', '6000', '--svg', 'test.svg', '--workers', '2'])
  expect(on.err).toMatch(/after \d+ deals; 60.0% is more likely/)
  expect(readFileSync(join(scratch, 'test.svg'), 'utf8')).toMatch(/^<svg [\s\S]*<polyline class="path" points="40.0,/)
  const lines = readFileSync(join(scratch, 'test.jsonl'), 'utf8').trim().split('\n')
  // Matches that were already played are not played again.
  expect(new Set(lines.slice(1).map(line => JSON.parse(line).match)).size).toBe(lines.length - 1)
  expect(lines.length).toBeLessThan(6000)
  const other = await halfpint([...words, '--games', '6', '--seed', 'rum'])
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('test.jsonl')])
})
