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
