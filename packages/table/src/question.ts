import type { Question } from '@halfpint/bots'
import type { Seat } from '@halfpint/core'
import { gameOf, type Table } from './table.ts'

export { answer, type Question } from '@halfpint/bots'

/** The question that the game puts to this seat; `null` if it has nothing to decide. */
export const questionFor = (table: Table, seat: Seat, bot: string, seed: string): Question | null => {
  if (table.match === null) return null
  const game = gameOf(table)
  const view = game.view(table.match.state, seat)
  const legal = game.legal(view)
  return legal.length === 0 ? null : { game: game.id, bot, seat, view, legal, seed }
}
