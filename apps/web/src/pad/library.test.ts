import { must } from '@halfpint/core'
import { type Pad, readPad } from '@halfpint/scorepad'
import { expect, test } from 'vitest'
import { again, discard, freshId, groupKey, groupsOf, keep, padsOf, shelve, volumes } from './library.ts'
import { type Kept, memoryShelf } from './shelf.ts'

const pad = (...players: string[]): Pad =>
  must(readPad({ pad: 'half-pint-heroes', players, symbols: players.map(() => 'anchor'), rounds: [{}] }))

test('a shelf gives back what it keeps, the latest first', async () => {
  const shelf = memoryShelf()
  const kept = (id: string, at: number): Kept => ({ id, at, stroke: 1, sheet: null, live: null })
  await shelf.keep(kept('a', 1))
  await shelf.keep(kept('b', 3))
  await shelf.keep(kept('a', 2))
  expect((await shelf.all()).map(({ id, at }) => `${id}${at}`)).toEqual(['b3', 'a2'])
  await shelf.drop('b')
  expect(await shelf.all()).toHaveLength(1)
})

test('pads are kept by name, count their strokes, and are thrown away', () => {
  volumes.value = []
  const first = shelve(pad('Ann', 'Ben'))
  const second = shelve(pad('Cem', 'Dora'))
  expect(volumes.value.map(({ kept }) => kept.id)).toEqual([second, first])
  keep(first, (volumes.value[1] as (typeof volumes.value)[number]).sheet, { pad: 'x', pen: 'y' })
  expect(volumes.value[0]?.kept).toMatchObject({ id: first, stroke: 2, live: { pad: 'x', pen: 'y' } })
  discard(second)
  expect(volumes.value).toHaveLength(1)
})

test('a group is the same people at the same game, whatever their seats', () => {
  volumes.value = []
  for (const names of [
    ['Ann', 'Ben'],
    ['Ben', 'Ann'],
    ['Ann', 'Ben', 'Cem'],
  ])
    shelve(pad(...names))
  expect(groupsOf(volumes.value)).toHaveLength(2)
  const key = groupKey(pad('Ann', 'Ben'))
  // The earliest game first.
  expect(padsOf(volumes.value, key).map(({ players }) => players[0])).toEqual(['Ann', 'Ben'])
})

test('the same people again: an empty pad, the next start player, the same symbols', () => {
  const played = must(
    readPad({
      pad: 'half-pint-heroes',
      players: ['Ann', 'Ben', 'Cem'],
      options: { startSeat: 1, drinking: ['D1'] },
      rounds: [{ predictions: [0, 0, 0], bets: [1, 2, 0], tricks: [1, 0, 0] }],
    }),
  )
  expect(must(readPad(again(played)))).toMatchObject({
    players: ['Ann', 'Ben', 'Cem'],
    options: { rounds: 10, startSeat: 2, drinking: ['D1'] },
    rounds: [{ predictions: [null, null, null] }],
  })
})

test('no two pads have the same name', () => {
  expect(new Set(Array.from({ length: 100 }, freshId)).size).toBe(100)
})
