import { expect, test } from 'vitest'
import { readWish } from './wish.ts'

test.each([
  [{ type: 'leave' }],
  [{ type: 'act', action: { type: 'predict', prediction: 1 } }],
  [{ type: 'sit', seat: 2, person: { id: 'a', name: 'Ann', symbol: 'mug' }, key: 'k' }],
  [{ type: 'sit', person: { id: 'a', name: 'Ann', symbol: 'mug' }, key: 'k' }],
  [{ type: 'mute', seat: 1, on: false }],
  [{ type: 'start', fill: 'oda' }],
])('%j is a wish', json => {
  expect(readWish(json)).toEqual({ ok: true, value: json })
})

test('unknown keys are refused', () => {
  expect(readWish({ type: 'leave', seat: 3 })).toMatchObject({ problem: { code: 'bad-wish', key: 'seat' } })
})

test.each([[null], ['leave'], [{}], [{ type: 'fly' }], [{ type: 'constructor' }], [{ type: 7 }], [[]]])(
  '%j is no wish',
  json => {
    expect(readWish(json)).toMatchObject({ problem: { code: 'unknown-wish' } })
  },
)

test.each([
  [{ type: 'act' }, 'action'],
  [{ type: 'say', text: 7 }, 'text'],
  [{ type: 'mute', seat: '1', on: true }, 'seat'],
  [{ type: 'mute', seat: 1 }, 'on'],
  [{ type: 'start', fill: null }, 'fill'],
])('%j lacks something', (json, key) => {
  expect(readWish(json)).toMatchObject({ problem: { code: 'bad-wish', key } })
})
