import type { Card } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { setOrder } from './setorder.ts'

const ordered = (text: string): string => setOrder(text.split(' ') as Card[]).join(' ')

test('a straight is read from low to high, whatever comes from the row', () => {
  expect(ordered('r4 y5 g7 b8 k6')).toBe('r4 y5 k6 g7 b8')
})

test('groups are read one after another, the larger first', () => {
  expect(ordered('y5 g12 b5 k12')).toBe('g12 k12 y5 b5')
  expect(ordered('y13 g2 b2 k13 r2')).toBe('g2 b2 r2 y13 k13')
})
