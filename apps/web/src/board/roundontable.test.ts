import type { TableView } from '@halfpint/table'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { followRound, shownAfter } from './roundontable.ts'

interface Game {
  readonly phase: string
  readonly round: number
  readonly results: readonly number[]
  readonly row: string
}

const played: Game = { phase: 'play', round: 2, results: [10, 20], row: 'r7 b9' }
const cleared: Game = { phase: 'deal', round: 3, results: [10, 20, 30], row: '' }

test('a scored round stays on the table, with its score, until the next is dealt', () => {
  const shown = shownAfter(played, cleared)
  expect(shown).toEqual({ ...played, phase: 'deal', results: [10, 20, 30] })
  // The same object while nothing changes, so that nothing is rendered again.
  expect(shownAfter(shown, cleared)).toBe(shown)
  expect(shownAfter(shown, { ...cleared, phase: 'over' })).toBe(shown)
  const dealt: Game = { ...cleared, phase: 'predict', row: 'g3' }
  expect(shownAfter(shown, dealt)).toBe(dealt)
})

test('the table is empty before the first round and after a change of match', () => {
  const first: Game = { phase: 'deal', round: 0, results: [], row: '' }
  expect(shownAfter(played, first)).toBe(first)
  expect(shownAfter(null, cleared)).toBe(cleared)
  expect(shownAfter(played, null)).toBeNull()
})

test('events shown at once are followed one by one: the last card has left the hand before the round is cleared', () => {
  const view = signal<TableView | null>(null)
  const states: Game[] = [played, { ...played, row: 'b9' }, cleared]
  const { game, close } = followRound(view, ({ version }) => states[version] ?? null)
  for (const version of states.keys()) view.value = { version } as TableView
  expect(game.value).toMatchObject({ phase: 'deal', row: 'b9' })
  close()
})
