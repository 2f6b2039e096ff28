import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { makeBudget, parseBudget } from './budget.ts'

test.each(['200ms', '2000it', '1it', '0.5ms'])('%s is parsed and written unchanged', text => {
  expect(makeBudget(must(parseBudget(text)))).toBe(text)
})

test('seconds are converted to milliseconds', () => {
  expect(parseBudget('1.5s')).toEqual({ ok: true, value: { milliseconds: 1500 } })
})

test.each(['', '200', 'ms', '0ms', '0it', '-5ms', '1.5it', '1e3it', '200 hours', '999999999s'])(
  'parseBudget refuses "%s"',
  text => {
    expect(parseBudget(text)).toEqual({ ok: false, problem: { code: 'bad-budget', budget: text } })
  },
)
