import { botOf, natureOf, rosterOf, USUAL_BUDGETS } from '@halfpint/bots'
import { type Budget, type Json, must, type Position, type Seat, type Seen, seeded } from '@halfpint/core'
import { gameOf, type Table } from './table.ts'

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

/** The question that the game puts to this seat; `null` if it has nothing to decide. */
export const questionFor = (table: Table, seat: Seat, bot: string, seed: string): Question | null => {
  if (table.match === null) return null
  const game = gameOf(table)
  const view = game.view(table.match.state, seat)
  const legal = game.legal(view)
  return legal.length === 0 ? null : { game: game.id, bot, seat, view, legal, seed }
}

/**
 * Thinks about a question here and now and gives the place of the choice among the legal actions. `now` is
 * read by bots that think for a while; the budget is the level's own if not said.
 */
export const answer = async (question: Question, now: () => number, budget?: Budget): Promise<number> => {
  const { game, bot, view, legal, seed } = question
  const nature = must(natureOf(bot))
  const choose = botOf(must(rosterOf(game)), nature, now)
  return legal.indexOf(await choose(view, legal, seeded(seed), budget ?? USUAL_BUDGETS[nature.level]))
}
