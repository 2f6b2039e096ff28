import { expect, test } from 'vitest'
import { must, ok, type Result, refuse } from './result.ts'

test('a result is a value or a problem with a code and details', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 })
  expect(refuse('not-a-set', { hand: ['r7'] })).toEqual({ ok: false, problem: { code: 'not-a-set', hand: ['r7'] } })
  expect(refuse('no-card')).toEqual({ ok: false, problem: { code: 'no-card' } })
})

test('a result must be narrowed before use', () => {
  const double = (result: Result<number>): number => (result.ok ? 2 * result.value : result.problem.code.length)
  expect(double(ok(4))).toBe(8)
  expect(double(refuse('four'))).toBe(4)
})

test('must returns the value, also undefined', () => {
  expect(must(ok('r7'))).toBe('r7')
  expect(must(ok(undefined))).toBeUndefined()
})

test('must throws an error that contains the problem', () => {
  expect(() => must(refuse('not-your-turn', { seat: 2 }))).toThrow(/\{"code":"not-your-turn","seat":2\}/)
})
