import { expect, test } from 'vitest'
import { surplusOf } from './database.ts'
import { isTry, newTry } from './tableids.ts'

const summary = { listed: false, due: null, over: true, summary: null }

const kept = (table: string, at: number) => ({ table, at, version: 1, summary })

test('a try is known by its id, and a game is none', () => {
  expect(isTry(newTry())).toBe(true)
  expect(isTry('local-0123456789abcdef')).toBe(false)
})

test('fifty games are kept, the latest ones', () => {
  const games = Array.from({ length: 53 }, (_, at) => kept(`local-${at}`, at))
  expect(surplusOf(games).toSorted()).toEqual(['local-0', 'local-1', 'local-2'])
  expect(surplusOf(games.slice(3))).toEqual([])
})

test('however many tries there are, they push no game out', () => {
  const games = Array.from({ length: 50 }, (_, at) => kept(`local-${at}`, at))
  const tries = Array.from({ length: 20 }, (_, at) => kept(`try-${at}`, 100 + at))
  const surplus = surplusOf([...games, ...tries])
  expect(surplus.every(isTry)).toBe(true)
  expect(surplus).toHaveLength(10)
  expect(surplus).not.toContain('try-19')
})
