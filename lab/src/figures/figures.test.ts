import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { machine } from '../engine/machine.ts'
import { chartOf } from './chart.ts'
import { blocksOf, documentsOf, filled } from './document.ts'
import { parseFiguresArgs } from './figuresargs.ts'
import { ladderBlock, ladderGoals, linesOf, takeFiles } from './ladderfigures.ts'
import { LINES } from './lines.ts'
import { type ArenaOutput, nameOf, type Rung, rungOf, withRungs } from './rung.ts'
import { serverGoals } from './serverfigures.ts'
import { PARTS, ROOT, readFigures } from './stored.ts'

test('the documents contain the stored figures (npm run figures -w lab -- --render updates them)', () => {
  for (const [file, text] of documentsOf(readFigures())) expect(readFileSync(join(ROOT, file), 'utf8'), file).toBe(text)
})

test('the goals of the server are compared with the median of all runs', () => {
  const { server } = readFigures()
  const { all = [] } = server
  const told = all.map(run => serverGoals({ ...server, findings: run.findings }).map(goal => goal.measured))
  const memory = told.map(measured => measured.filter(text => text.includes('KiB')))
  expect(memory).toEqual(all.map(() => memory[0]))
  expect(memory[0]?.length).toBeGreaterThan(0)
})

test('the page contains all measurements', () => {
  const page = readFileSync(join(ROOT, 'lab/notes/benchmarks.md'), 'utf8')
  for (const name of Object.keys(blocksOf(readFigures()))) expect(page).toContain(`<!-- figures: ${name} -->`)
})

test('a block is replaced between its marks, other text stays, and an unknown name is refused', () => {
  const text = 'a\n<!-- figures: x -->\nold\n<!-- end of figures -->\nb\n'
  const once = filled(text, { x: 'new' })
  expect(once).toBe('a\n<!-- figures: x -->\n\nnew\n\n<!-- end of figures -->\nb\n')
  expect(filled(once, { x: 'new' })).toBe(once)
  expect(() => filled(text, { y: 'new' })).toThrow('unknown figures: x; known: y')
})

const standing = (bots: readonly string[], players = 4): ArenaOutput => ({
  game: 'herzlos',
  games: 36,
  pairs: 6,
  players,
  seed: 'ladder',
  bots: bots.map((bot, at) => ({
    bot,
    budget: at === 0 ? '200ms' : null,
    winShare: 0.7 - 0.4 * at,
    low: 0.6,
    high: 0.8,
  })),
})

test('an arena result becomes a rung for the stronger level, in any order of bots', () => {
  const rung = rungOf(standing(['regular', 'expert']), LINES, machine())
  expect(rung).toMatchObject({ line: 'herzlos:4:expert,regular', winShare: expect.closeTo(0.3), games: 36 })
  expect(rung.command).toBe('halfpint arena herzlos --players 4 --bots expert,regular@200ms --games 36 --seed ladder')
})

test('a result that is not a line of the ladder is refused', () => {
  for (const stranger of [standing(['champion', 'champion-without:match']), standing(['expert', 'regular'], 7)]) {
    expect(() => rungOf(stranger, LINES, machine())).toThrow('unknown line of the ladder: herzlos')
  }
  expect(() => rungOf({} as ArenaOutput, LINES, machine())).toThrow('unknown line of the ladder')
  expect(() => takeFiles(['nowhere.json'])).toThrow('nowhere.json is not an output of halfpint arena --json')
  expect(() => linesOf(['herzlos:4:champion'])).toThrow('unknown line of the ladder: herzlos:4:champion')
})

const rung = (line: string, winShare: number, low = winShare - 0.05, high = winShare + 0.05): Rung => ({
  ...rungOf(standing(['expert', 'regular']), LINES, machine()),
  ...{ line, winShare, low, high },
})

test('a line that is played again replaces the old one, in the order of the ladder', () => {
  const [first, second] = LINES.map(nameOf) as [string, string]
  const merged = withRungs([rung(second, 0.6), rung(first, 0.6)], [rung(second, 0.7), rung(second, 0.8)], LINES)
  expect(merged.map(({ line, winShare }) => [line, winShare])).toEqual([
    [first, 0.6],
    [second, 0.8],
  ])
})

test('lines have unique names, and each is in the table and the picture of its game', () => {
  const names = LINES.map(nameOf)
  expect(new Set(names).size).toBe(names.length)
  const rungs = names.map((name, at) => rung(name, 0.5 + at / 100))
  const told = `${ladderBlock(rungs, 'half-pint-heroes')}${ladderBlock(rungs, 'herzlos')}`
  expect(told).not.toContain('not played')
  const chart = chartOf(rungs)
  for (const [at, name] of names.entries()) {
    expect(told).toContain(`| ${(50 + at).toFixed(1)}% (`)
    expect(chart).toContain(`<title>${name} `)
  }
})

test('a goal of the ladder is met only if the confidence interval agrees', () => {
  const goal = (low: number) => ladderGoals([rung('herzlos:4:champion,expert', 0.6, low)]).find(({ met }) => met)?.what
  expect(goal(0.56)).toBe('Herzlos, 4 players: champion over expert')
  expect(goal(0.54)).toBe('the ladder in order at every other number of players')
})

test('arguments are parsed, and errors are reported', () => {
  expect(parseFiguresArgs([])?.parts).toEqual(PARTS)
  expect(parseFiguresArgs(['--help'])).toBeNull()
  expect(parseFiguresArgs(['--render'])?.parts).toEqual([])
  expect(parseFiguresArgs(['engine', 'page'])?.parts).toEqual(['engine', 'page'])
  expect(parseFiguresArgs(['ladder', 'herzlos:4:champion,expert', '--games', '60'])).toEqual({
    parts: ['ladder'],
    lines: ['herzlos:4:champion,expert'],
    games: 60,
    files: [],
  })
  expect(parseFiguresArgs(['ladder', '--take', 'a.json', 'b.json'])).toMatchObject({
    parts: ['ladder'],
    files: ['a.json', 'b.json'],
  })
  expect(() => parseFiguresArgs(['oops'])).toThrow('unknown part: oops')
  expect(() => parseFiguresArgs(['ladder', '--take'])).toThrow('--take needs files')
  expect(() => parseFiguresArgs(['ladder', '--games', 'many'])).toThrow('invalid number of matches: many')
  expect(() => parseFiguresArgs(['engine', 'herzlos:4:champion,expert'])).toThrow(
    'lines are allowed only with the part ladder',
  )
})
