import type { TableView } from '@halfpint/table'
import { effect, type ReadonlySignal, signal } from '@preact/signals'

/** The part of a state that every game has. */
interface Rounds {
  readonly phase: string
  readonly round: number
  readonly results: readonly unknown[]
}

/**
 * The state that the table shows. The event that scores a round also clears its cards; they stay on the table until the
 * next round is dealt, so that everybody sees what was scored. `before` is the state that was shown last.
 */
export const shownAfter = <Game extends Rounds>(before: Game | null, now: Game | null): Game | null => {
  if (before === null || now === null || now.round !== before.round + 1) return now
  if (now.phase !== 'deal' && now.phase !== 'over') return now
  return before.phase === 'deal' ? before : ({ ...before, phase: 'deal', results: now.results } as Game)
}

/** Follows a table event by event, also where several are shown at once, and returns the state to show. */
export const followRound = <Game extends Rounds>(
  view: ReadonlySignal<TableView | null>,
  stateIn: (view: TableView) => Game | null,
): { readonly game: ReadonlySignal<Game | null>; readonly close: () => void } => {
  const game = signal<Game | null>(null)
  const close = effect(() => {
    const now = view.value
    game.value = shownAfter(game.peek(), now === null ? null : stateIn(now))
  })
  return { game, close }
}
