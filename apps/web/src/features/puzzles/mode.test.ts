import { expect, test } from 'vitest'
import { modeOf, requestFor, stepUp } from './mode.ts'

const at = (path: readonly string[], number = 0, pile: readonly string[] = []) =>
  requestFor(modeOf(path), number, '2026-11-16', pile, 7)

test('every address of puzzles has a mode', () => {
  expect(at([])).toEqual({ kind: 'day', day: '2026-11-16' })
  expect(at(['h3k'])).toEqual({ kind: 'id', id: 'h3k' })
  expect(at(['theme', 'herzlos', 'duck'])).toMatchObject({ kind: 'listed', game: 'herzlos', theme: 'duck' })
  expect(at(['fresh', 'herzlos'])).toMatchObject({ kind: 'fresh', game: 'herzlos' })
})

test('a run and a storm begin easily and become harder, with both games if none is named', () => {
  expect(at(['run'])).toMatchObject({ game: null, difficulty: 1 })
  expect(at(['storm', 'herzlos'], 9)).toMatchObject({ game: 'herzlos', difficulty: 3 })
  expect([0, 3, 4, 15, 16, 400].map(stepUp)).toEqual([1, 1, 2, 4, 5, 5])
})

test('each puzzle of the practice list is asked once', () => {
  expect(at(['pile'], 1, ['h1', 'h2'])).toEqual({ kind: 'id', id: 'h2' })
  expect(at(['pile'], 2, ['h1', 'h2'])).toBeUndefined()
})
