import { expect, test } from 'vitest'
import { COUNTS_THREADS, clockOf, isTimed, timeBy } from './clock.ts'

const timed = { bot: 'champion', budget: '40ms' }
const counted = { bot: 'expert', budget: '100it' }

test('time budgets use processor time unless a program plays or threads cannot be measured separately', () => {
  expect(clockOf([timed, counted], 1)).toBe('processor')
  expect(clockOf([timed, counted], 2)).toBe(COUNTS_THREADS ? 'processor' : 'wall')
  expect(clockOf([timed, { bot: 'proc:python3 bot.py', budget: '40ms' }], 1)).toBe('wall')
  expect(isTimed([counted, { bot: 'random', budget: null }])).toBe(false)
  expect(isTimed([counted, timed])).toBe(true)
})

test('the processor time of a waiting thread does not grow, and that of a working thread does', () => {
  const now = timeBy('processor')
  const began = now()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
  const waited = now() - began
  expect(waited).toBeLessThan(200)
  let sum = 0
  for (let turn = 0; now() - began < waited + 20; turn++) sum += turn
  expect(sum).toBeGreaterThan(0)
})
