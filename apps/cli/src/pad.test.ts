import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, clean, halfpint, scratch } from './child.ts'
import { linesOf } from './example.ts'

beforeAll(build)
afterAll(clean)

const folder = join(import.meta.dirname, '../../../packages/scorepad/examples')
const examples = linesOf(readFileSync(join(folder, 'pads.jsonl'), 'utf8')).map(
  (line): { pad: object; expect: object } => JSON.parse(line),
)
const { typed } = JSON.parse(readFileSync(join(folder, 'h34.json'), 'utf8')) as { typed: object }

const file = (name: string, content: string): string => {
  writeFileSync(join(scratch, name), content)
  return name
}

test('every example pad is scored correctly, one line of JSON for each', async () => {
  const name = file('pads.jsonl', examples.map(({ pad }) => `${JSON.stringify(pad)}\n`).join(''))
  const { code, out, err } = await halfpint(['pad', name])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(linesOf(out).map(line => JSON.parse(line))).toEqual(examples.map(example => example.expect))
})

test('a pad of several lines is read from a file and from stdin', async () => {
  const text = JSON.stringify(examples[0]?.pad, null, 2)
  const fromFile = await halfpint(['pad', '--json', file('pad.json', text)])
  expect(JSON.parse(fromFile.out)).toEqual(examples[0]?.expect)
  expect(await halfpint(['pad', '-'], text)).toEqual(fromFile)
})

test('H34: the text of a Half-Pint Heroes pad', async () => {
  const { code, out } = await halfpint(['pad', '--table', '-'], JSON.stringify(typed))
  expect(code).toBe(0)
  expect(out).toMatch(/Max +Laura +Sven +Frank/)
  expect(out).toMatch(/Total +260 +320 +170 +310/)
  expect(out).toContain('Won by: Laura.')
  expect(out).toContain('! round 5, Max: With three or more players everybody must bet against somebody.')
  expect((await halfpint(['pad', '--table', '--lang', 'de', '-'], JSON.stringify(typed))).out).toMatch(/ 60 K/)
})

test('D4: the text of a pad with drinks', async () => {
  const round = { handSize: 5, predictions: [3, 0, 1], bets: [1, 0, 0], tricks: [3, 1, 1], brawl: null }
  const pad = {
    pad: 'half-pint-heroes',
    players: ['Max', 'Laura', 'Sven'],
    options: { drinking: ['D4'] },
    rounds: [round],
  }
  const { out } = await halfpint(['pad', '--table', '-'], JSON.stringify(pad))
  expect(out).toContain('Drinks, round by round: 1: Laura D4.')
})

test('an impossible entry is reported and accepted, unless --strict refuses it', async () => {
  const lenient = await halfpint(['pad', '-'], JSON.stringify(typed))
  expect(lenient.code).toBe(0)
  expect(JSON.parse(lenient.out).rounds[4].warnings).toEqual([{ code: 'bet-needed', seat: 0 }])
  expect((await halfpint(['pad', '--strict', '-'], JSON.stringify(typed))).code).toBe(1)
})

test('a table for spreadsheets is written and read back', async () => {
  const json = JSON.stringify(examples[1]?.pad)
  const { out } = await halfpint(['pad', '--csv', '-'], json)
  expect(JSON.parse((await halfpint(['pad', file('evening.csv', out)])).out)).toEqual(examples[1]?.expect)
})

test('an invalid pad has a line, and the others are scored', async () => {
  const bad = { pad: 'half-pint-heroes', players: ['A', 'B'], rounds: [{ predictions: [1, 9], tricks: [1, 1] }] }
  const { code, out, err } = await halfpint(
    ['pad', '-'],
    [examples[0]?.pad, bad].map(pad => JSON.stringify(pad)).join('\n'),
  )
  expect(code).toBe(1)
  const [good, refused] = linesOf(out).map(line => JSON.parse(line))
  expect(good).toEqual(examples[0]?.expect)
  expect(refused).toEqual({
    line: 2,
    problem: { code: 'bad-entry', round: 0, seat: 1, key: 'predictions', value: 9, allowed: '0..6' },
  })
  expect(err).toContain('stdin:2: round 1, #2: “predictions” cannot have the entry “9”; it takes 0..6. [bad-entry]')
})

test.concurrent.each([
  ['', 1, 'no-pads'],
  ['{"pad":', 1, 'broken-json'],
  ['[1]', 1, 'not-a-pad'],
  ['"pad"', 1, 'not-a-pad'],
  [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 1, 'too-deep|not-a-pad'],
])('%j is no pad', async (input, expected, code) => {
  const said = await halfpint(['pad', '-'], input)
  expect(said.code).toBe(expected)
  expect(said.out).toMatch(new RegExp(`"code":"(${code})"`))
})

test('a missing file is reported', async () => {
  const { code, err } = await halfpint(['pad', 'nowhere.json'])
  expect(code).toBe(2)
  expect(err).toContain('There is no file “nowhere.json”')
})

test('the format of stdin is detected: a table, or JSON over several lines', async () => {
  const json = JSON.stringify(examples[1]?.pad)
  const csv = (await halfpint(['pad', '--csv', '-'], json)).out
  expect(JSON.parse((await halfpint(['pad', '-'], csv)).out)).toEqual(examples[1]?.expect)
  // The first line alone is no complete value, as in docs/pads.md.
  const pad = examples[1]?.pad as { rounds: object }
  const { rounds, ...head } = pad
  const text = `${JSON.stringify(head).slice(0, -1)},\n  "rounds": ${JSON.stringify(rounds)} }\n`
  expect(JSON.parse((await halfpint(['pad', '-'], text)).out)).toEqual(examples[1]?.expect)
  expect(JSON.parse((await halfpint(['pad', file('evening.txt', text)])).out)).toEqual(examples[1]?.expect)
})
