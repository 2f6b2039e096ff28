import { pick } from '@halfpint/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedRandom } from './chance.ts'
import { draws } from './draw.ts'
import { pending, play, randomGame } from './played.ts'
import { thimble, thimbleSubject } from './thimble/index.ts'

const options = { rounds: 2, wins: 'high', prizes: [1, 2] } as const

test('a random game follows from its seed, seats and options alone', () => {
  const game = randomGame(thimble, 'seed', 3, options)
  expect(randomGame(thimble, 'seed', 3, options)).toEqual(game)
  expect(randomGame(thimble, 'other seed', 3, options).log).not.toEqual(game.log)
  expect(game.steps.flatMap(step => step.events)).toEqual(game.log)
  expect(game.steps.at(-1)?.after).toEqual(game.state)
})

test('a random game uses the given chooser', () => {
  const { log } = randomGame(thimble, 1, 4, options, (_state, _seat, legal) => pick(fixedRandom([0]), legal))
  const stakes = log.flatMap(event => (event.type === 'staked' ? [event.stake] : []))
  expect(stakes).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
})

test('choices are pending until the last is in', () => {
  const { steps } = play(thimble, { seats: 3, options, seed: 1, inOrder: false })
  // deal, three stakes, three guesses, three plays
  const counts = Array.from({ length: 12 }, (_, until) => pending(thimble, steps.slice(0, until)))
  expect(counts).toEqual([0, 0, 1, 2, 0, 1, 2, 0, 0, 0, 0, 0])
})

test('draws cover every number of seats and every option', () => {
  const drawn = fc.sample(draws(thimbleSubject), { numRuns: 200, seed: 1 })
  expect(new Set(drawn.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]))
  expect(new Set(drawn.map(draw => draw.options.rounds))).toEqual(new Set([1, 2, 3, 4]))
  expect(new Set(drawn.map(draw => draw.options.wins))).toEqual(new Set(['high', 'low']))
  expect(new Set(drawn.map(({ inOrder }) => inOrder))).toEqual(new Set([true, false]))
  expect(drawn.every(draw => thimble.options.read(draw.options).ok)).toBe(true)
})
