import type { Position } from '@halfpint/core'
import { expect, test } from 'vitest'
import { openScript } from './script.ts'

/** Positions with different rounds. */
const positions = (count: number): Position[] =>
  Array.from({ length: count }, (_, round) => ({ round, seats: 2, options: {} }) as unknown as Position)

/** A clock that the test moves. */
const manualClock = () => {
  const waiting: (() => void)[] = []
  const pauses: number[] = []
  return {
    pauses,
    tick: () => waiting.shift()?.(),
    wait: (milliseconds: number, goOn: () => void) => {
      pauses.push(milliseconds)
      waiting.push(goOn)
      return () => void waiting.splice(waiting.indexOf(goOn), 1)
    },
  }
}

test('a script shows the position of its step and keeps steps within its length', () => {
  const script = openScript(positions(5), 2)
  expect(script.state.value.round).toBe(2)
  for (const [asked, shown] of [
    [-3, 0],
    [4.7, 4],
    [1e9, 4],
    [Number.NaN, 0],
  ] as const) {
    script.to(asked)
    expect(script.step.value).toBe(shown)
  }
})

test('a run goes on with the pause of each step and ends at the last step', () => {
  const clock = manualClock()
  const script = openScript(positions(4), 0, clock.wait)
  script.run(step => 100 + step)
  expect(script.isRunning.value).toBe(true)
  for (let step = 0; step < 3; step++) clock.tick()
  expect(script.step.value).toBe(3)
  expect(script.isRunning.value).toBe(false)
  expect(clock.pauses).toEqual([100, 101, 102])
})

test('a run stops where it has no pause, and when another step is chosen', () => {
  const clock = manualClock()
  const script = openScript(positions(5), 0, clock.wait)
  script.run(step => (step < 2 ? 10 : null))
  clock.tick()
  clock.tick()
  expect([script.step.value, script.isRunning.value]).toEqual([2, false])
  script.run(() => 10)
  script.to(0)
  clock.tick()
  expect([script.step.value, script.isRunning.value]).toEqual([0, false])
})
