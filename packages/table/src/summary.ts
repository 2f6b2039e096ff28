import { countFreeSeats } from './freeseat.ts'
import type { JournalSummary, Listing } from './journal.ts'
import { isPresent, nameOf } from './seatstate.ts'
import type { Table } from './table.ts'
import { dueOf } from './timer.ts'

/** The last listing for these seats, and its other inputs. */
interface Made {
  readonly of: Pick<Table, 'setup' | 'phase' | 'reserved' | 'locked'>
  readonly listing: Listing
}
const made = new WeakMap<Table['seats'], Made>()

/** The listing of a table; the same object as long as nothing in it changes. */
const listingOf = (table: Table): Listing => {
  const known = made.get(table.seats)
  const { setup, phase, reserved, locked } = table
  const isSame =
    known?.of.setup === setup &&
    known.of.phase === phase &&
    known.of.reserved === reserved &&
    known.of.locked === locked
  if (isSame) return known.listing
  const listing = makeListing(table)
  made.set(table.seats, { of: { setup, phase, reserved, locked }, listing })
  return listing
}

const makeListing = (table: Table): Listing => {
  const players: { name: string; kind: 'person' | 'bot' }[] = []
  for (const seatState of table.seats) {
    if (seatState.kind !== 'open') players.push({ name: nameOf(seatState), kind: seatState.kind })
  }
  const { setup, phase } = table
  const won = phase === 'over' ? table.tally.at(-1) : undefined
  const winners = won === undefined ? {} : { winners: won.winners }
  const agreed = { rounds: Number(setup.options.rounds ?? 0), timed: setup.clock !== null }
  return { game: setup.game, phase, seats: setup.seats, open: countFreeSeats(table), players, ...agreed, ...winners }
}

/** The summary of a table. A table that all people have left is not listed. */
export const summaryOf = (table: Table): JournalSummary => {
  const left = !table.seats.some(seatState => seatState.kind === 'person')
  return {
    // A table without connected people is not listed.
    listed: table.setup.listed && table.seats.some(isPresent),
    due: dueOf(table),
    over: left || table.phase === 'over',
    summary: listingOf(table),
  }
}
