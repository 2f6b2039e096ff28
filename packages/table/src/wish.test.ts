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

test('a heap of brackets is no action: writing it down would break', () => {
  const heap = JSON.parse(`${'['.repeat(7_000)}${']'.repeat(7_000)}`)
  expect(readWish({ type: 'act', action: heap })).toMatchObject({ problem: { code: 'bad-wish', key: 'action' } })
  const setup = { game: 'herzlos', options: { rounds: heap } }
  expect(readWish({ type: 'set-up', setup })).toMatchObject({ problem: { code: 'bad-wish' } })
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
