import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { readSetup } from './setup.ts'

const problem = (json: unknown): unknown => {
  const read = readSetup(json)
  return read.ok ? read.value : read.problem
}

test('only the game is required in a setup', () => {
  expect(must(readSetup({ game: 'herzlos' }))).toMatchObject({
    game: 'herzlos',
    seats: 4,
    clock: null,
    grace: 120_000,
    listed: false,
    options: { rounds: 5, march: 'wins-game' },
  })
})

test.each([
  [{ game: 'herzlos', seats: 2 }, 'bad-seats'],
  [{ game: 'half-pint-heroes', seats: 2.5 }, 'bad-seats'],
  [{ game: 'half-pint-heroes', options: { rounds: 0 } }, 'bad-option'],
  [{ game: 'half-pint-heroes', seats: 3, options: { startSeat: 3 } }, 'bad-option'],
  [{ game: 'constructor' }, 'unknown-game'],
  [{ game: 'herzlos', clock: { move: 10, bank: 0 } }, 'bad-time'],
  [{ game: 'herzlos', clock: { move: 5000, bank: -1 } }, 'bad-time'],
  [{ game: 'herzlos', clock: 5 }, 'bad-setup'],
  [{ game: 'herzlos', grace: 1e12 }, 'bad-time'],
  [{ game: 'herzlos', listed: 'yes' }, 'bad-setup'],
  [{ game: 'herzlos', customs: ['D1', 'D1'] }, 'bad-setup'],
  [{ game: 'herzlos', customs: ['<b>'] }, 'bad-setup'],
  [{ game: 'herzlos', customs: 'D1' }, 'bad-setup'],
  ['herzlos', 'bad-setup'],
])('%j is refused with %s', (json, code) => {
  expect(problem(json)).toMatchObject({ code })
})

test('a clock keeps its bank', () => {
  expect(must(readSetup({ game: 'herzlos', clock: { move: 5000, bank: 60_000 } })).clock).toEqual({
    move: 5000,
    bank: 60_000,
  })
})

test('house rules are stored; without any, the field is missing', () => {
  expect(must(readSetup({ game: 'herzlos', customs: ['D1', 'D8'] })).customs).toEqual(['D1', 'D8'])
  expect(must(readSetup({ game: 'herzlos', customs: [] }))).not.toHaveProperty('customs')
})
