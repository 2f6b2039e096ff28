import { expect, test } from 'vitest'
import { delayOf, sleep } from './backoff.ts'

test('the delay grows from a quarter of a second to ten seconds and is never zero', () => {
  const longest = Array.from({ length: 12 }, (_, attempt) => delayOf(attempt, 1))
  expect(longest.slice(0, 4)).toEqual([250, 500, 1000, 2000])
  expect(longest.at(-1)).toBe(10_000)
  for (let attempt = 0; attempt < 12; attempt++) {
    expect(delayOf(attempt, 0)).toBe(Math.round(delayOf(attempt, 1) / 2))
  }
})

test('a wait ends when the page wakes up', async () => {
  const wake = new EventTarget()
  const resting = sleep(60_000, new AbortController().signal, wake)
  wake.dispatchEvent(new Event('wake'))
  expect(await resting).toBe(true)
})

test('aborting ends the wait', async () => {
  const ending = new AbortController()
  const resting = sleep(60_000, ending.signal, new EventTarget())
  ending.abort()
  expect(await resting).toBe(false)
  expect(await sleep(60_000, ending.signal, new EventTarget())).toBe(false)
})
