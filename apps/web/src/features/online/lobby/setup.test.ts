import { readSetup } from '@halfpint/table'
import { expect, test } from 'vitest'
import { CLOCKS, clockName, fitted, graceName, lastSetup } from './setup.ts'

test('the default setup is valid', () => {
  expect(readSetup(lastSetup()).ok).toBe(true)
})

test('another game has its own options and as many seats as it allows', () => {
  const halfPint = fitted(lastSetup(), { seats: 7, options: { rounds: 3 } })
  const herzlos = fitted(halfPint, { game: 'herzlos' })
  expect(herzlos.seats).toBe(5)
  expect(readSetup(herzlos)).toMatchObject({ ok: true, value: { options: { rounds: 5 } } })
  expect(fitted({ ...herzlos, seats: 2 }, {}).seats).toBe(3)
})

test('options stay when something else changes', () => {
  const short = fitted(lastSetup(), { options: { rounds: 2 } })
  expect(fitted(short, { seats: 3 })).toMatchObject({ seats: 3, options: { rounds: 2, sets: 'strongest' } })
})

test('each clock has a name', () => {
  for (const name of ['none', 'quick', 'calm', 'day'] as const) expect(clockName(CLOCKS[name])).toBe(name)
  expect(clockName({ move: 5_000, bank: 0 })).toBe('calm')
})

test('substitute bots can be switched off', () => {
  expect([graceName(null), graceName(30_000), graceName(7)]).toEqual(['never', '30000', '120000'])
})
