import { expect, test } from 'vitest'
import { drawColumns } from './columns.ts'
import { keyLine } from './keyline.ts'
import { compose } from './layout.ts'

const lines = (name: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${name}${at}`)
const draft = (top: number, bottom: number, least: number, most: number) => () => ({
  top: lines('top', top),
  bottom: lines('bottom', bottom),
  log: { least, most },
})

test('the first layout that fits is used, and the log fills the rest', () => {
  const picture = compose({ columns: 40, rows: 10 }, lines('log', 20), [draft(9, 3, 2, 8), draft(4, 2, 2, 8)])
  expect(picture).toEqual([...lines('top', 4), 'log16', 'log17', 'log18', 'log19', ...lines('bottom', 2)])
})

test('a short log keeps its space, so that the layout does not jump', () => {
  expect(compose({ columns: 40, rows: 10 }, ['only'], [draft(2, 1, 1, 3)])).toEqual([
    'top0',
    'top1',
    'only',
    '',
    '',
    'bottom0',
  ])
})

test("if no layout fits, the player's part stays visible", () => {
  const picture = compose({ columns: 40, rows: 3 }, [], [draft(9, 3, 2, 8), draft(4, 2, 0, 8)])
  expect(picture).toEqual(['top3', 'bottom0', 'bottom1'])
})

test('long lines of the log are wrapped, long lines of the table are cut', () => {
  const wide = { top: ['x'.repeat(30)], bottom: [], log: { least: 2, most: 4 } }
  const picture = compose({ columns: 20, rows: 10 }, ['Ann plays a pair of sevens'], [() => wide])
  expect(picture.slice(0, 3)).toEqual([`${'x'.repeat(19)}…`, 'Ann plays a pair of', '  sevens'])
})

test('hints for keys are left out from the end', () => {
  expect(keyLine(['one', 'two', 'three'], 20)).toBe('one · two · three')
  expect(keyLine(['one', 'two', 'three'], 10)).toBe('one · two')
})

test('messages are shown whole or not at all, except that the last one may be cut', () => {
  const log = ['Bets: Ann against Ben', 'Ann plays a pair of sevens']
  expect(compose({ columns: 20, rows: 3 }, log, [draft(0, 0, 2, 8)])).toEqual(['Ann plays a pair of', '  sevens', ''])
  expect(compose({ columns: 20, rows: 1 }, log, [draft(0, 0, 0, 8)])).toEqual(['Ann plays a pair of'])
})

test('columns move closer together where space is scarce', () => {
  const columns = [
    { title: 'Player', cell: () => 'Ann' },
    { title: 'Streak', cell: () => '·····' },
  ]
  const draw = (room: number) =>
    drawColumns(
      columns,
      1,
      (_, text) => text,
      room,
      () => undefined,
    )
  expect(draw(14)).toEqual(['Player  Streak', 'Ann     ·····'])
  expect(draw(13)).toEqual(['Player Streak', 'Ann    ·····'])
})
