import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { makeBudget, parseBudget } from './budget.ts'

test.each(['200ms', '2000it', '1it', '0.5ms'])('%s is read and written back', text => {
  expect(makeBudget(must(parseBudget(text)))).toBe(text)
})

test('seconds are milliseconds', () => {
  expect(parseBudget('1.5s')).toEqual({ ok: true, value: { milliseconds: 1500 } })
})

test.each(['', '200', 'ms', '0ms', '0it', '-5ms', '1.5it', '1e3it', '200 hours', '999999999s'])(
  '"%s" is no budget',
  text => {
    expect(parseBudget(text)).toEqual({ ok: false, problem: { code: 'bad-budget', budget: text } })
  },
)
