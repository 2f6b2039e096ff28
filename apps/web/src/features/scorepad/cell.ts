import type { Seat } from '@halfpint/core'

/** The cell that the next tap writes. Each game has its own kinds of cells. */
export interface Cell {
  readonly what: string
  readonly seat?: Seat
}

/** Whether two cells are equal. */
export const sameCell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a.what === b.what && a.seat === b.seat
