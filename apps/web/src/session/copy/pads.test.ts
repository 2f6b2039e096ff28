import { expect, test } from 'vitest'
import type { Kept } from '../../base/pads/database.ts'
import { joinPads } from './pads.ts'

const pad = (stroke: number, edits: string[], synced?: number): Kept => ({
  id: 'p',
  at: 1,
  stroke,
  sheet: { base: {}, edits },
  live: null,
  ...(synced === undefined ? {} : { synced }),
})

const joined = (mine: Kept, theirs: Kept) =>
  joinPads([mine], [theirs], () => 'fresh').map(({ id, stroke, sheet }) => ({
    id,
    stroke,
    edits: (sheet as { edits: string[] }).edits.join(''),
  }))

test.each([
  [
    'a pad that only the copy changed is taken',
    pad(1, ['a'], 1),
    pad(2, ['a', 'b']),
    [{ id: 'p', stroke: 2, edits: 'ab' }],
  ],
  ['a pad that only this device changed stays', pad(2, ['a', 'b'], 1), pad(1, ['a']), []],
  ['an undone edit of the copy is taken', pad(3, ['a', 'b'], 3), pad(4, ['a']), [{ id: 'p', stroke: 4, edits: 'a' }]],
  ['the same content changes nothing', pad(2, ['a']), pad(2, ['a']), []],
  [
    'a pad that was changed on both becomes two',
    pad(5, ['a', 'b'], 1),
    pad(2, ['a', 'c']),
    [
      { id: 'p', stroke: 2, edits: 'ac' },
      { id: 'fresh', stroke: 1, edits: 'ab' },
    ],
  ],
  [
    'a pad that this device continued after a lost answer stays one',
    pad(3, ['a', 'b', 'c'], 1),
    pad(2, ['a', 'b']),
    [{ id: 'p', stroke: 4, edits: 'abc' }],
  ],
] as const)('%s', (_, mine, theirs, expected) => {
  expect(joined(mine, theirs)).toEqual(expected)
})

test('a pad that is open stays as it is, and the version of the copy becomes another pad', () => {
  const joined = joinPads([pad(1, ['a'], 1)], [pad(2, ['a', 'b'])], () => 'fresh', 'p')
  expect(joined.map(({ id, stroke, synced }) => [id, stroke, synced])).toEqual([
    ['p', 3, 2],
    ['fresh', 1, undefined],
  ])
  expect(joined.map(({ sheet }) => (sheet as { edits: string[] }).edits)).toEqual([['a'], ['a', 'b']])
})
