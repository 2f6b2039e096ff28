import { fold, must, pick, playOut, seeded, step } from '@halfpint/core'
import { expect, test } from 'vitest'
import { type ThimbleEvent, type ThimbleState, thimble } from './thimble/index.ts'

const opened = must(thimble.open({ rounds: 3, wins: 'low', prizes: [1, 2] }, 3))
const firstLegal = (state: ThimbleState, seat: number) =>
  pick({ next: () => 0 }, thimble.legal(thimble.view(state, seat)))

test('fold without events returns the same state', () => {
  expect(fold(thimble, opened, [])).toBe(opened)
})

test('playOut plays to the end, and its log gives its state', () => {
  const { state, log } = playOut(thimble, opened, seeded(1), firstLegal)
  expect(state.phase).toBe('over')
  expect(state.results).toHaveLength(3)
  expect(fold(thimble, opened, log)).toEqual(state)
  expect(playOut(thimble, opened, seeded(1), firstLegal)).toEqual({ state, log })
  expect(playOut(thimble, opened, seeded(2), firstLegal).log).not.toEqual(log)
})

test('playOut continues from any state and returns at once if the game is over', () => {
  const { state, log } = playOut(thimble, opened, seeded(1), firstLegal)
  const halfway = fold(thimble, opened, log.slice(0, 1))
  expect(playOut(thimble, halfway, seeded('other deals'), firstLegal).log[0]).toMatchObject({ type: 'staked', seat: 0 })
  expect(playOut(thimble, state, seeded(1), firstLegal)).toEqual({ state, log: [] })
})

test('seats that choose at the same time act in seat order', () => {
  const { log } = playOut(thimble, opened, seeded(1), firstLegal)
  expect(log.flatMap(event => (event.type === 'staked' ? [event.seat] : [])).slice(0, 3)).toEqual([0, 1, 2])
})

test('a chooser that breaks the rules is a bug and throws', () => {
  expect(() => playOut(thimble, opened, seeded(1), () => ({ type: 'stake', stake: 4 }) as const)).toThrow(/bad-stake/)
})

test('step adds the events of an action; a refused action adds none', () => {
  const [dealt] = thimble.chance(opened, seeded(1))
  const line = { state: fold(thimble, opened, dealt === undefined ? [] : [dealt]), log: [] as ThimbleEvent[] }
  const before = line.state
  expect(step(thimble, line, 1, { type: 'play', card: 'c1' })).toMatchObject({ ok: false })
  expect(line).toEqual({ state: before, log: [] })
  expect(step(thimble, line, 1, { type: 'stake', stake: 2 })).toMatchObject({ ok: true })
  expect(line.log).toEqual([{ type: 'staked', seat: 1, stake: 2 }])
  expect(line.state.stakes).toEqual([null, 2, null])
})
