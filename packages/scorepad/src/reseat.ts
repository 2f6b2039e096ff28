import type { BySeat, Seat } from '@halfpint/core'

/** Where each of those who play on sat before; `null` for who comes. */
export type From = BySeat<Seat | null>

/** A list for those who play on, with `none` for who comes. */
export const listFrom = <T>(list: BySeat<T>, from: From, none: T): T[] =>
  from.map(seat => (seat === null ? none : (list[seat] as T)))

/** The points of the finished rounds for those who play on; who comes is level with whoever is last. */
export const pointsFrom = (rows: readonly BySeat<number>[], from: From): number[][] => {
  const totals = from.flatMap(seat =>
    seat === null ? [] : [rows.reduce((sum, row) => sum + (row[seat] as number), 0)],
  )
  return rows.map((row, at) => listFrom(row, from, at === rows.length - 1 ? Math.min(...totals) : 0))
}
