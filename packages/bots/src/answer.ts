import { type Budget, type Json, must, type Position, type Seat, type Seen, seeded } from '@halfpint/core'
import { rosterOf } from './registry.ts'
import { botOf, DEFAULT_BUDGETS, profileOf } from './roster.ts'

/** What a bot is asked: plain data, so that it can be thought about in another thread. */
export type Question = {
  readonly game: string
  /** A level or a regular of the pub. */
  readonly bot: string
  readonly seat: Seat
  /** What the seat may know. */
  readonly view: Seen<Position>
  readonly legal: readonly Json[]
  /** The bot's chance. */
  readonly seed: string
}

/**
 * Thinks about a question here and now and gives the place of the choice among the legal actions: the one way
 * to ask a bot, for tables, terminals and the arena. `now` is read by bots that think for a while; the budget
 * is the level's own if not said.
 */
export const answer = async (question: Question, now: () => number, budget?: Budget): Promise<number> => {
  const { game, bot, view, legal, seed } = question
  const profile = must(profileOf(bot))
  const choose = botOf(must(rosterOf(game)), profile, now)
  return legal.indexOf(choose(view, legal, seeded(seed), budget ?? DEFAULT_BUDGETS[profile.level]))
}
