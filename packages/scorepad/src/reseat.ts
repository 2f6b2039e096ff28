import type { BySeat, Seat } from '@halfpint/core'

/** The previous seat of each player; `null` for a new player. */
export type SeatOrigins = BySeat<Seat | null>

/** Reorders a list for the new seats, with `none` for new players. */
export const listFrom = <T>(list: BySeat<T>, from: SeatOrigins, none: T): T[] =>
  from.map(seat => (seat === null ? none : list[seat]!))

/** Reorders the points of the finished rounds. A new player starts with the lowest total. */
export const pointsFrom = (rows: readonly BySeat<number>[], from: SeatOrigins): number[][] => {
  const totals = from.flatMap(seat => (seat === null ? [] : [rows.reduce((sum, row) => sum + row[seat]!, 0)]))
  return rows.map((row, at) => listFrom(row, from, at === rows.length - 1 ? Math.min(...totals) : 0))
}
