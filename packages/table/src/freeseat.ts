import { bySeat, type Seat } from '@halfpint/core'
import { nameOf } from './seatstate.ts'
import type { Table } from './table.ts'

/**
 * Whether a person may ask for this seat: an open one; during a match that of a bot, or of an absent player for whom a
 * bot plays. At a table that everybody may find, strangers do not get the seats of absent players.
 */
export const isFreeSeat = (table: Table, seat: Seat): boolean => {
  const seatState = table.seats[seat]
  if (table.locked || (table.reserved[seat] ?? null) !== null) return false
  if (table.phase !== 'playing') return seatState?.kind === 'open' || (seatState?.kind === 'bot' && seatState.free)
  if (table.setup.lateJoin === false) return false
  return seatState?.kind === 'bot' || (isDeserted(table, seat) && !table.setup.listed)
}

/** Whether a bot plays for an absent player on this seat. */
const isDeserted = ({ seats: seatStates }: Table, seat: Seat): boolean => {
  const seatState = seatStates[seat]
  return seatState?.kind === 'person' && seatState.absentSince !== null && seatState.substitute !== null
}

/** The seats that a person gets without asking for one: open ones first, then those that a person has left. */
export const freeSeats = (table: Table): Seat[] => {
  const rank = (seat: Seat): number => {
    const seatState = table.seats[seat]
    return seatState?.kind === 'open' ? 0 : seatState?.kind === 'bot' && seatState.free ? 1 : 2
  }
  return bySeat(table.seats.length, seat => seat)
    .filter(seat => isFreeSeat(table, seat) && !isDeserted(table, seat))
    .sort((a, b) => rank(a) - rank(b) || a - b)
}

/** Number of seats that a person gets without asking for one. */
export const countFreeSeats = (table: Table): number => freeSeats(table).length

/** The names of the absent players whose seats can be taken. */
export const desertedNames = (table: Table): readonly string[] =>
  table.seats.flatMap((seatState, seat) =>
    isDeserted(table, seat) && isFreeSeat(table, seat) ? [nameOf(seatState)] : [],
  )
