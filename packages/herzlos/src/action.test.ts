import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { herzlos } from './game.ts'

const { read, parse, make } = herzlos.actions

const problem = <T>(result: { ok: true; value: T } | { ok: false; problem: unknown }): unknown =>
  result.ok ? undefined : result.problem

test('actions are typed as `pass h9 fA` and `play f2`', () => {
  expect(must(parse('pass h9 fA'))).toEqual({ type: 'pass', cards: ['h9', 'fA'] })
  expect(must(parse('play f2'))).toEqual({ type: 'play', card: 'f2' })
  expect(make({ type: 'pass', cards: ['h9', 'fA'] })).toBe('pass h9 fA')
  expect(make({ type: 'play', card: 'h10' })).toBe('play h10')
})

test('capital letters, commas and extra spaces are accepted', () => {
  expect(must(parse('  Pass H9,  fa '))).toEqual({ type: 'pass', cards: ['h9', 'fA'] })
  expect(must(parse('PLAY dj'))).toEqual({ type: 'play', card: 'dJ' })
})

test('invalid actions are refused with a reason', () => {
  for (const text of ['', 'h9', 'play', 'play h9 fA', 'throw h9'])
    expect(problem(parse(text)), text).toEqual({ code: 'bad-action' })
  expect(problem(parse('play h1'))).toEqual({ code: 'unknown-card', card: 'h1' })
  expect(problem(parse('play t7t7'))).toEqual({ code: 'unknown-card', card: 't7t7' })
  expect(problem(parse('pass h9 x'))).toEqual({ code: 'unknown-card', card: 'x' })
})

test('a malformed action from outside is refused', () => {
  expect(must(read({ type: 'pass', cards: ['h9', 'fA'] }))).toEqual({ type: 'pass', cards: ['h9', 'fA'] })
  expect(must(read({ type: 'play', card: 'f2', seat: 3 }))).toEqual({ type: 'play', card: 'f2' })
  for (const json of [null, 'play f2', [], {}, { type: 'toString' }, { type: 'bet', on: 1 }]) {
    expect(problem(read(json))).toEqual({ code: 'bad-action' })
  }
  expect(problem(read({ type: 'pass', cards: 'h9' }))).toEqual({ code: 'bad-cards' })
  expect(problem(read({ type: 'pass', cards: ['?'] }))).toEqual({ code: 'unknown-card', card: '?' })
  expect(problem(read({ type: 'pass', cards: Array(53).fill('h9') }))).toEqual({ code: 'too-many-cards', most: 52 })
  expect(problem(read({ type: 'play', card: ['f2'] }))).toEqual({ code: 'unknown-card', card: null })
  expect(problem(read({ type: 'play' }))).toEqual({ code: 'unknown-card', card: null })
})
