import { bySeat, type Seat } from '@halfpint/core'
import type { Table } from './table.ts'

/** Whether a person may take this seat: an open one, or a bot's during a match. */
export const isFreeSeat = (table: Table, seat: Seat): boolean => {
  const seatState = table.seats[seat]
  if (table.locked || (table.reserved[seat] ?? null) !== null) return false
  return table.phase === 'playing'
    ? seatState?.kind === 'bot'
    : seatState?.kind === 'open' || (seatState?.kind === 'bot' && seatState.free)
}

/** The seats that a person may take; open ones first, then those that a person has left. */
export const freeSeats = (table: Table): Seat[] => {
  const rank = (seat: Seat): number => {
    const seatState = table.seats[seat]
    return seatState?.kind === 'open' ? 0 : seatState?.kind === 'bot' && seatState.free ? 1 : 2
  }
  return bySeat(table.seats.length, seat => seat)
    .filter(seat => isFreeSeat(table, seat))
    .sort((a, b) => rank(a) - rank(b) || a - b)
}

/** Number of seats that a person may take. */
export const countFreeSeats = (table: Table): number => freeSeats(table).length
