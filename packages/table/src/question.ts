import type { Question } from '@halfpint/bots'
import type { Seat } from '@halfpint/core'
import { gameOf, type Table } from './table.ts'

export { answer, type Question } from '@halfpint/bots'

/** The decision that the game asks of this seat; `null` if there is none. */
export const questionFor = (table: Table, seat: Seat, bot: string, seed: string): Question | null => {
  if (table.match === null) return null
  const game = gameOf(table)
  const view = game.view(table.match.state, seat)
  const legal = game.legal(view)
  return legal.length === 0 ? null : { game: game.id, bot, seat, view, legal, seed }
}
