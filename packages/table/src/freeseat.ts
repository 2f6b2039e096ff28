import { bySeat, type Seat } from '@halfpint/core'
import type { Table } from './table.ts'

/** Whether somebody who comes may take this chair: an open one, or a bot's in the middle of a match. */
export const isFreeSeat = (table: Table, seat: Seat): boolean => {
  const chair = table.chairs[seat]
  if (table.locked || (table.reserved[seat] ?? null) !== null) return false
  return table.phase === 'playing'
    ? chair?.kind === 'bot'
    : chair?.kind === 'open' || (chair?.kind === 'bot' && chair.free)
}

/** The chairs that somebody who comes may take, those first that a person has left. */
export const freeSeats = (table: Table): Seat[] => {
  const rank = (seat: Seat): number => {
    const chair = table.chairs[seat]
    return chair?.kind === 'open' ? 0 : chair?.kind === 'bot' && chair.free ? 1 : 2
  }
  return bySeat(table.chairs.length, seat => seat)
    .filter(seat => isFreeSeat(table, seat))
    .sort((a, b) => rank(a) - rank(b) || a - b)
}

/** How many chairs somebody who comes may take. */
export const freeChairs = (table: Table): number => freeSeats(table).length
