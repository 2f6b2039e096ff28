import { expect, test } from 'vitest'
import { surplusOf } from './database.ts'
import { isTry, newTry } from './tableids.ts'

const summary = { listed: false, due: null, over: true, summary: null }

const kept = (table: string, at: number) => ({ table, at, version: 1, summary })

test('the id of a retry is recognised, that of a game is not', () => {
  expect(isTry(newTry())).toBe(true)
  expect(isTry('local-0123456789abcdef')).toBe(false)
})

test('the fifty newest games are kept', () => {
  const games = Array.from({ length: 53 }, (_, at) => kept(`local-${at}`, at))
  expect(surplusOf(games).toSorted()).toEqual(['local-0', 'local-1', 'local-2'])
  expect(surplusOf(games.slice(3))).toEqual([])
})

test('retries remove no game, however many there are', () => {
  const games = Array.from({ length: 50 }, (_, at) => kept(`local-${at}`, at))
  const tries = Array.from({ length: 20 }, (_, at) => kept(`try-${at}`, 100 + at))
  const surplus = surplusOf([...games, ...tries])
  expect(surplus.every(isTry)).toBe(true)
  expect(surplus).toHaveLength(10)
  expect(surplus).not.toContain('try-19')
})
