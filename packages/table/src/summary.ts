import { isPresent, nameOf } from './chair.ts'
import { dueOf } from './duty.ts'
import type { Listing, TableSummary } from './journal.ts'
import { freeChairs } from './seating.ts'
import type { Table } from './table.ts'

/** What a list of tables shows of this one. */
const listingOf = (table: Table): Listing => {
  const players: { name: string; kind: 'person' | 'bot' }[] = []
  for (const chair of table.chairs) {
    if (chair.kind !== 'open') players.push({ name: nameOf(chair), kind: chair.kind })
  }
  const { setup, phase } = table
  return { game: setup.game, phase, seats: setup.seats, open: freeChairs(table), players }
}

/** The card that stands on the table. A table that everybody has left is neither listed nor driven. */
export const summaryOf = (table: Table): TableSummary => {
  const left = !table.chairs.some(chair => chair.kind === 'person')
  return {
    // A table at which nobody is has nobody to play with.
    listed: table.setup.listed && table.chairs.some(isPresent),
    due: dueOf(table),
    over: left || table.phase === 'over',
    summary: listingOf(table),
  }
}
