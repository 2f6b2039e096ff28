import { isPresent, nameOf } from './chair.ts'
import { dueOf } from './duty.ts'
import { freeChairs } from './freeseat.ts'
import type { Listing, TableSummary } from './journal.ts'
import type { Table } from './table.ts'

/** The last listing made for these chairs, and what else it was made of. */
interface Made {
  readonly of: Pick<Table, 'setup' | 'phase' | 'reserved' | 'locked'>
  readonly listing: Listing
}
const made = new WeakMap<Table['chairs'], Made>()

/** What a list of tables shows of this one; the very same object as long as nothing in it changes. */
const listingOf = (table: Table): Listing => {
  const known = made.get(table.chairs)
  const { setup, phase, reserved, locked } = table
  const isSame =
    known?.of.setup === setup &&
    known.of.phase === phase &&
    known.of.reserved === reserved &&
    known.of.locked === locked
  if (isSame) return known.listing
  const listing = makeListing(table)
  made.set(table.chairs, { of: { setup, phase, reserved, locked }, listing })
  return listing
}

const makeListing = (table: Table): Listing => {
  const players: { name: string; kind: 'person' | 'bot' }[] = []
  for (const chair of table.chairs) {
    if (chair.kind !== 'open') players.push({ name: nameOf(chair), kind: chair.kind })
  }
  const { setup, phase } = table
  const won = phase === 'over' ? table.tally.at(-1) : undefined
  const winners = won === undefined ? {} : { winners: won.winners }
  const agreed = { rounds: Number(setup.options.rounds ?? 0), timed: setup.clock !== null }
  return { game: setup.game, phase, seats: setup.seats, open: freeChairs(table), players, ...agreed, ...winners }
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
