import { type Budget, type Json, must, type Position, type Seat, type Seen, seeded } from '@halfpint/core'
import { rosterOf } from './registry.ts'
import { botOf, DEFAULT_BUDGETS, profileOf } from './roster.ts'

/** One decision that a bot has to make: plain data, so that it can be sent to another thread. */
export type Question = {
  readonly game: string
  /** A level or a regular of the pub. */
  readonly bot: string
  readonly seat: Seat
  readonly view: Seen<Position>
  readonly legal: readonly Json[]
  /** Seed of the bot's random choices. */
  readonly seed: string
}

/**
 * Chooses an action for a question and returns its index in `legal`. Tables, terminals and the arena ask bots only
 * through this function. `now` is read only by bots with a time limit. Without `budget` the default of the level
 * applies.
 */
export const answer = async (question: Question, now: () => number, budget?: Budget): Promise<number> => {
  const { game, bot, view, legal, seed } = question
  const profile = must(profileOf(bot))
  const choose = botOf(must(rosterOf(game)), profile, now)
  return legal.indexOf(choose(view, legal, seeded(seed), budget ?? DEFAULT_BUDGETS[profile.level]))
}
