import type { TableView } from '@halfpint/table'
import { effect, type ReadonlySignal, signal } from '@preact/signals'

/** What every game knows of its rounds. */
interface Rounds {
  readonly phase: string
  readonly round: number
  readonly results: readonly unknown[]
}

/**
 * The game as it lies on the table: with its score a round is cleared away, but there it lies until the next one is
 * dealt, so that everybody sees what was counted. `before` is what lay there last.
 */
export const lyingAfter = <Game extends Rounds>(before: Game | null, now: Game | null): Game | null => {
  if (before === null || now === null || now.round !== before.round + 1) return now
  if (now.phase !== 'deal' && now.phase !== 'over') return now
  return before.phase === 'deal' ? before : ({ ...before, phase: 'deal', results: now.results } as Game)
}

/** Follows a table fact by fact, also where several are shown at once, and says how its game lies there. */
export const followLying = <Game extends Rounds>(
  view: ReadonlySignal<TableView | null>,
  stateIn: (view: TableView) => Game | null,
): { readonly game: ReadonlySignal<Game | null>; readonly close: () => void } => {
  const game = signal<Game | null>(null)
  const close = effect(() => {
    const now = view.value
    game.value = lyingAfter(game.peek(), now === null ? null : stateIn(now))
  })
  return { game, close }
}
