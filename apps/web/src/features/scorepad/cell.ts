import type { Seat } from '@halfpint/core'

/** Where the pencil is: the entry that the next tap writes. Each game has its own entries. */
export interface Cell {
  readonly what: string
  readonly seat?: Seat
}

/** Whether two cells are the same one. */
export const sameCell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a.what === b.what && a.seat === b.seat
