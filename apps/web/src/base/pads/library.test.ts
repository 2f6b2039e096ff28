import { must } from '@halfpint/core'
import { type Pad, readPad } from '@halfpint/scorepad'
import { expect, test } from 'vitest'
import { type Kept, memoryDatabase } from './database.ts'
import { addPad, again, discard, freshId, groupKey, groupsOf, keep, padsOf, savedPads } from './library.ts'

const pad = (...players: string[]): Pad =>
  must(readPad({ pad: 'half-pint-heroes', players, symbols: players.map(() => 'anchor'), rounds: [{}] }))

test('a database returns its pads, the newest first', async () => {
  const database = memoryDatabase()
  const kept = (id: string, at: number): Kept => ({ id, at, stroke: 1, sheet: null, live: null })
  await database.keep(kept('a', 1))
  await database.keep(kept('b', 3))
  await database.keep(kept('a', 2))
  expect((await database.all()).map(({ id, at }) => `${id}${at}`)).toEqual(['b3', 'a2'])
  await database.drop('b')
  expect(await database.all()).toHaveLength(1)
})

test('pads are stored by id, count their changes, and can be deleted', () => {
  savedPads.value = []
  const first = addPad(pad('Ann', 'Ben'))
  const second = addPad(pad('Cem', 'Dora'))
  expect(savedPads.value.map(({ kept }) => kept.id)).toEqual([second, first])
  keep(first, (savedPads.value[1] as (typeof savedPads.value)[number]).sheet, { pad: 'x', pen: 'y' })
  expect(savedPads.value[0]?.kept).toMatchObject({ id: first, stroke: 2, live: { pad: 'x', pen: 'y' } })
  discard(second)
  expect(savedPads.value).toHaveLength(1)
})

test('a group is the same people in the same game, in any order of seats', () => {
  savedPads.value = []
  for (const names of [
    ['Ann', 'Ben'],
    ['Ben', 'Ann'],
    ['Ann', 'Ben', 'Cem'],
  ])
    addPad(pad(...names))
  expect(groupsOf(savedPads.value)).toHaveLength(2)
  const key = groupKey(pad('Ann', 'Ben'))
  // The oldest game first.
  expect(padsOf(savedPads.value, key).map(({ players }) => players[0])).toEqual(['Ann', 'Ben'])
})

test('a new pad for the same people is empty, with the next starting player and the same symbols', () => {
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

test('every pad has another id', () => {
  expect(new Set(Array.from({ length: 100 }, freshId)).size).toBe(100)
})
