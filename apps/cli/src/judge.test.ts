import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, clean, finish, halfpint, scratch, startChild } from './child.ts'
import { examples, linesOf } from './example.ts'

beforeAll(build)
afterAll(clean)

const { good, broken } = examples()
const [first = '', second = ''] = good

/** The answers of `judge --json` to an input. */
const answers = async (input: string | Buffer, words: readonly string[] = []) => {
  const { code, out, err } = await halfpint(['judge', '--json', ...words, '-'], input)
  return { code, err, lines: linesOf(out).map(line => JSON.parse(line)) }
}

const write = (file: string, text: string | Buffer): string => {
  writeFileSync(join(scratch, file), text)
  return file
}

test('valid games are accepted, with the results of the record', async () => {
  const { code, err, lines } = await answers(`${good.join('\n')}\n`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(lines).toEqual(
    good.map(line => {
      const record = JSON.parse(line)
      const rounds = record.rounds.map((round: { result: object }) => round.result)
      return { ok: true, game: record.game, rounds, result: record.result }
    }),
  )
})

test('the keys of an answer have a fixed order', async () => {
  const { out } = await halfpint(['judge', '--json', '-'], `${first}\n{}\n`)
  const [yes = '', no = ''] = linesOf(out)
  expect(yes).toMatch(/^\{"ok":true,"game":"half-pint-heroes","rounds":\[\{"tricks":.*\],"result":\{.*\}\}$/)
  expect(no).toBe('{"ok":false,"line":2,"problem":{"code":"missing-key","round":null,"play":null,"key":"game"}}')
})

test('invalid records are refused with their round and play', async () => {
  const { code, lines } = await answers(broken.map(({ record }) => `${JSON.stringify(record)}\n`).join(''))
  expect(code).toBe(1)
  expect(lines.map(({ ok, line, problem }) => ({ ok, line, round: problem.round, play: problem.play }))).toEqual(
    broken.map(({ round, play }, at) => ({ ok: false, line: at + 1, round, play })),
  )
})

test('an unfinished game is valid, without a result', async () => {
  const record = JSON.parse(first)
  const started = { ...record, rounds: record.rounds.slice(0, 2), result: undefined }
  const dealt = { ...record, rounds: [{ deck: record.rounds[0].deck }], result: undefined }
  const { code, lines } = await answers(`${JSON.stringify(started)}\n${JSON.stringify(dealt)}`)
  expect(code).toBe(0)
  expect(lines).toMatchObject([
    { ok: true, result: null },
    { ok: true, result: null, rounds: [] },
  ])
  expect(lines[0].rounds).toEqual(started.rounds.map(({ result }: { result: object }) => result))
})

type Round = { readonly deck: readonly unknown[]; readonly [key: string]: unknown }
const record: { readonly rounds: readonly Round[] } = JSON.parse(first)

/** The first example with other keys; `undefined` removes one. */
const changed = (keys: object): string => JSON.stringify({ ...record, ...keys })
const changedRound = (at: number, keys: object): string =>
  changed({ rounds: record.rounds.with(at, { ...(record.rounds[at] as Round), ...keys }) })
const changedDeck = (at: number, card: unknown): string =>
  changedRound(0, { deck: (record.rounds[0] as Round).deck.with(at, card) })

const BAD: readonly (readonly [what: string, line: string | Buffer, problem: object])[] = [
  ['half a line', first.slice(0, 500), { code: 'broken-json' }],
  ['one bracket', '{', { code: 'broken-json' }],
  ['two records on a line', `${first}${first}`, { code: 'broken-json' }],
  ['NUL bytes', Buffer.alloc(64), { code: 'broken-json' }],
  ['a NUL in a name', first.replace('P0', 'P\0'), { code: 'broken-json' }],
  ['bytes that are not UTF-8', Buffer.from(`{"game":"caf\xe9"}`, 'latin1'), { code: 'bad-utf8' }],
  ['a number', '42', { code: 'not-a-record' }],
  ['null', 'null', { code: 'not-a-record' }],
  ['a list', `[${first}]`, { code: 'not-a-record' }],
  ['a list a hundred thousand deep', '['.repeat(1e5) + ']'.repeat(1e5), { code: 'not-a-record' }],
  ['a game a hundred thousand deep', `{"game":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, { code: 'too-deep' }],
  ['an empty object', '{}', { code: 'missing-key', key: 'game' }],
  ['an unknown game', '{"game":"chess"}', { code: 'unknown-game', game: 'chess' }],
  ['a game from the prototype', '{"game":"constructor"}', { code: 'unknown-game' }],
  ['no players', '{"game":"herzlos"}', { code: 'bad-players' }],
  ['too many players', changed({ players: Array(8).fill('x') }), { code: 'bad-players' }],
  ['no rounds', changed({ rounds: undefined }), { code: 'missing-key', key: 'rounds' }],
  ['options that are none', changed({ options: [] }), { code: 'bad-options' }],
  ['a bad option', changed({ options: { sets: 'weak' } }), { code: 'bad-option', option: 'sets' }],
  ['a round that is none', changed({ rounds: [7] }), { code: 'bad-round', round: 0 }],
  ['a card of another game', changedDeck(5, 'h10'), { code: 'unknown-card', card: 'h10', round: 0 }],
  ['a card of a megabyte', changedDeck(5, 'r'.repeat(1e6)), { code: 'unknown-card', round: 0 }],
  ['a card twice', changedDeck(5, record.rounds[0]?.deck[6]), { code: 'card-twice', round: 0, play: null }],
  [
    'a card too few',
    changedRound(0, { deck: record.rounds[0]?.deck.slice(1) }),
    { code: 'bad-deck', cards: 64, expected: 65 },
  ],
  ['no deck', changedRound(0, { deck: undefined }), { code: 'missing-key', key: 'deck', round: 0 }],
  ['no bets', changedRound(1, { bets: undefined }), { code: 'missing-key', key: 'bets', round: 1 }],
  ['no plays', changedRound(1, { plays: undefined }), { code: 'missing-play', round: 1, play: 0 }],
  ['a result too early', changed({ rounds: record.rounds.slice(0, -1) }), { code: 'result-too-early', round: null }],
  ['a wrong winner', first.replace(/"winners":\[\d/, '"winners":[6'), { code: 'wrong-result', key: 'winners' }],
]

test('every kind of invalid line is reported by its code and line, and valid lines between are judged', async () => {
  const input = BAD.flatMap(([, line]) => [Buffer.from(line as string), Buffer.from(`\n${second}\n`)])
  const { code, err, lines } = await answers(Buffer.concat(input))
  expect({ code, err }).toEqual({ code: 1, err: '' })
  expect(lines).toHaveLength(2 * BAD.length)
  for (const [at, [what, , problem]] of BAD.entries()) {
    expect(lines[2 * at], what).toMatchObject({ ok: false, line: 2 * at + 1, problem })
    expect(lines[2 * at].problem, what).toHaveProperty('play')
    expect(lines[2 * at + 1], `after ${what}`).toMatchObject({ ok: true })
    expect(JSON.stringify(lines[2 * at]).length, what).toBeLessThan(1000)
  }
})

test('people get the file, the line, the round and the play counted from one, and a sentence', async () => {
  const at = broken.findIndex(({ play }) => play !== null)
  const { record, round, play } = broken[at] as (typeof broken)[number]
  write('mixed.jsonl', `${first}\n\n${JSON.stringify(record)}\n`)
  const { code, out } = await halfpint(['judge', 'mixed.jsonl'])
  expect(code).toBe(1)
  expect(out).toContain(`mixed.jsonl:3: round ${Number(round) + 1}, play ${Number(play) + 1}: `)
  expect(out).toContain('mixed.jsonl: 2 records, 1 good, 1 bad')
})

test('line ends, a byte order mark, blank lines and a missing last newline make no difference', async () => {
  const { code, lines } = await answers(`\u{feff}\r\n${first}\r\n   \r\n{\r\n${second}`)
  expect(code).toBe(1)
  expect(lines.map(({ ok, line }) => [ok, line])).toEqual([
    [true, undefined],
    [false, 4],
    [true, undefined],
  ])
})

test('a record or a list of records may span several lines', async () => {
  const records = good.slice(0, 3).map(line => JSON.parse(line))
  write('one.json', JSON.stringify(records[0], null, 2))
  write('list.json', JSON.stringify([records[0], {}, records[2]], null, 1))
  write('line.json', JSON.stringify(records))
  for (const file of ['one.json', 'line.json']) expect(await halfpint(['judge', file])).toMatchObject({ code: 0 })
  const { code, out } = await halfpint(['judge', '--json', 'list.json'])
  const [before, bad, after] = linesOf(out).map(line => JSON.parse(line))
  expect([code, before.ok, after.ok]).toEqual([1, true, true])
  const start = JSON.stringify([records[0], 'here'], null, 1).split('\n').length - 1
  expect(bad).toMatchObject({ ok: false, line: start, problem: { code: 'missing-key', item: 1 } })
  expect((await answers(JSON.stringify(records[1], null, 2))).lines).toMatchObject([{ ok: true }])
})

test('a broken text of several lines is one invalid record, not many', async () => {
  write('torn.json', JSON.stringify(JSON.parse(first), null, 2).slice(0, -40))
  const { code, out } = await halfpint(['judge', '--json', 'torn.json'])
  expect(code).toBe(1)
  expect(linesOf(out).map(line => JSON.parse(line))).toMatchObject([
    { ok: false, line: 1, problem: { code: 'broken-json' } },
  ])
})

test('invalid lines after a lone bracket are judged one by one', async () => {
  for (const lone of ['{', '[']) {
    const { lines } = await answers(`${lone}\n{}\n"x"\nnonsense\n${first}\n`)
    expect(lines.map(({ ok, line, problem }) => [ok, line, problem?.code])).toEqual([
      [false, 1, 'broken-json'],
      [false, 2, 'missing-key'],
      [false, 3, 'not-a-record'],
      [false, 4, 'broken-json'],
      [true, undefined, undefined],
    ])
  }
})

test('with several files each invalid answer names its file, and stdin is one of them', async () => {
  write('a.jsonl', `${first}\n{}\n`)
  const { code, out } = await halfpint(['judge', '--json', 'a.jsonl', '-'], '[]\n')
  expect(code).toBe(1)
  expect(linesOf(out).map(line => JSON.parse(line))).toMatchObject([
    { ok: true },
    { ok: false, file: 'a.jsonl', line: 2 },
    { ok: false, file: '-', line: 1 },
  ])
  expect((await halfpint(['judge', 'a.jsonl', '-'], `${first}\n`)).out).toContain('Total: 3 records, 2 good, 1 bad')
})

test('an empty file has no records and counts as invalid', async () => {
  for (const input of ['', '\n\n', '\u{feff}']) {
    const { code, lines } = await answers(input)
    expect(code).toBe(1)
    expect(lines).toMatchObject([{ ok: false, line: 1, problem: { code: 'no-records', round: null, play: null } }])
  }
})

test('unreadable files are reported, the others are judged, and the exit code is 2', async () => {
  mkdirSync(join(scratch, 'folder'), { recursive: true })
  write('fine.jsonl', first)
  const { code, out, err } = await halfpint(['judge', 'missing.jsonl', 'folder', 'fine.jsonl'])
  expect(code).toBe(2)
  expect(linesOf(err)).toEqual([
    'Error: There is no file “missing.jsonl”; check the name and the folder.',
    'Error: “folder” is a folder; name a file in it.',
  ])
  expect(out).toContain('fine.jsonl: 1 record, good')
})

test('a program that asks line by line is answered line by line', async () => {
  const child = startChild(['judge', '--json', '-'])
  child.stdin.write(`${first}\n`)
  const [answer] = await once(child.stdout, 'data')
  expect(JSON.parse(String(answer))).toMatchObject({ ok: true })
  child.stdin.end('{}\n')
  expect((await finish(child)).out).toContain('missing-key')
})

test('a closed output ends the command quietly, but not with the exit code of success', async () => {
  const child = startChild(['judge', '--json', '-'])
  const ended = finish(child)
  child.stdin.on('error', () => {})
  child.stdout.once('data', () => child.stdout.destroy())
  const feed = (): void => {
    while (child.stdin.writable && child.stdin.write(`${first}\n`.repeat(50)));
    child.stdin.once('drain', feed)
  }
  feed()
  expect(await ended).toMatchObject({ code: 141, err: '' })
})

test('a line of 100 MB is skipped without being kept in memory, and the next one is judged', async () => {
  const tell = "process.on('exit',()=>process.stderr.write(String(process.resourceUsage().maxRSS)))"
  const child = startChild(['judge', '--json', '-'], {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}`,
  })
  const ended = finish(child)
  const send = (bytes: Buffer | string): Promise<void> =>
    new Promise(resolve => child.stdin.write(bytes, () => resolve()))
  await send(`${first}\n{"game":"`)
  const megabyte = Buffer.alloc(1 << 20, 'x')
  for (let sent = 0; sent < 100; sent++) await send(megabyte)
  await send(`"}\n${second}\n`)
  child.stdin.end()
  const { code, out, err } = await ended
  expect(code).toBe(1)
  expect(linesOf(out).map(line => JSON.parse(line))).toMatchObject([
    { ok: true },
    { ok: false, line: 2, problem: { code: 'line-too-long', limit: 16 << 20, round: null, play: null } },
    { ok: true },
  ])
  // In kilobytes. Node and the longest allowed line take about 100,000; the whole line would double it.
  expect(Number(err)).toBeGreaterThan(10_000)
  expect(Number(err)).toBeLessThan(170_000)
})

test('a compressed file is refused with a clear message', async () => {
  const zipped = gzipSync('{"game":"herzlos"}\n'.repeat(5000))
  const { code, out } = await halfpint(['judge', '-'], zipped)
  expect(code).toBe(1)
  expect(linesOf(out).filter(line => line.includes('[compressed]'))).toHaveLength(1)
  expect(out).not.toContain('UTF-8')
})

test('a hundred invalid lines are printed, and the number of the others', async () => {
  const { code, out } = await halfpint(['judge', '-'], 'x\n'.repeat(5100))
  expect(code).toBe(1)
  expect(linesOf(out).filter(line => line.includes('[broken-json]'))).toHaveLength(100)
  expect(out).toContain('5,000 more bad records are not shown.')
  expect(out).toContain('5,100 records, 0 good, 5,100 bad')
})

test('the total of all files includes files without records', async () => {
  const { code, out } = await halfpint(['judge', '-', 'not-there.jsonl'], `${good[0]}\n`)
  expect(code).toBe(2)
  expect(out).toMatch(/Total: 1 record, good, 1 file without records/)
})
