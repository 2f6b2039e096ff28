import type { TableView } from '@halfpint/table'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { followLying, lyingAfter } from './lying.ts'

interface Game {
  readonly phase: string
  readonly round: number
  readonly results: readonly number[]
  readonly row: string
}

const played: Game = { phase: 'play', round: 2, results: [10, 20], row: 'r7 b9' }
const cleared: Game = { phase: 'deal', round: 3, results: [10, 20, 30], row: '' }

test('a round that was counted lies there, with its score, until the next is dealt', () => {
  const lies = lyingAfter(played, cleared)
  expect(lies).toEqual({ ...played, phase: 'deal', results: [10, 20, 30] })
  // As long as nothing changes it is the very same: nothing is drawn anew.
  expect(lyingAfter(lies, cleared)).toBe(lies)
  expect(lyingAfter(lies, { ...cleared, phase: 'over' })).toBe(lies)
  const dealt: Game = { ...cleared, phase: 'predict', row: 'g3' }
  expect(lyingAfter(lies, dealt)).toBe(dealt)
})

test('nothing lies there from another game, and nothing before the first round', () => {
  const first: Game = { phase: 'deal', round: 0, results: [], row: '' }
  expect(lyingAfter(played, first)).toBe(first)
  expect(lyingAfter(null, cleared)).toBe(cleared)
  expect(lyingAfter(played, null)).toBeNull()
})

test('what is shown at once is followed fact by fact: the last card has left the hand before the round is cleared', () => {
  const view = signal<TableView | null>(null)
  const states: Game[] = [played, { ...played, row: 'b9' }, cleared]
  const { game, close } = followLying(view, ({ version }) => states[version] ?? null)
  for (const version of states.keys()) view.value = { version } as TableView
  expect(game.value).toMatchObject({ phase: 'deal', row: 'b9' })
  close()
})
