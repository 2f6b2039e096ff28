import { expect, test } from 'vitest'
import { codeOf, readCode } from './address.ts'

test('a code is parsed in any spelling, and so is a link', () => {
  for (const typed of ['k3w9x0f7', 'K3W9 X0F7', ' k3w9-xof7 ', 'http://pub.example/#/table/k3w9x0f7?as=x']) {
    expect(readCode(typed), typed).toBe('k3w9x0f7')
  }
  expect(readCode('http://pub.example/#/table/k3w9x0f7m2aq8c')).toBe('k3w9x0f7m2aq8c')
  for (const typed of ['', 'k3w9', 'k3w9x0f7m', 'k3w9x0fu', '../../../x']) expect(readCode(typed), typed).toBe(null)
})

test('only short ids have codes: ids of older tables are too long to type', () => {
  expect([codeOf('k3w9x0f7'), codeOf('k3w9x0f7m2aq8c')]).toEqual(['k3w9 x0f7', null])
})
