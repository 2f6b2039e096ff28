import { type Nature, natureOf, rosterOf, USUAL_BUDGETS } from '@halfpint/bots'
import { type Json, must, type Seen, seeded } from '@halfpint/core'

/** What a bot is asked: only what its seat may see. It travels to a thread and back. */
export interface Question {
  readonly game: string
  readonly bot: string
  readonly view: Seen<unknown>
  readonly legal: readonly Json[]
  /** The bot's own chance. */
  readonly seed: string
}

/** The place of the chosen action among the legal ones. */
export const think = ({ game, bot, view, legal, seed }: Question): number => {
  const { level, temper }: Nature = must(natureOf(bot))
  const means = { random: seeded(seed), budget: USUAL_BUDGETS[level], now: () => performance.now(), temper }
  return legal.indexOf(must(rosterOf(game)).levels[level](view, legal, means) as Json)
}
