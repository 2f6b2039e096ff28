import type { Seat, Viewer } from '@halfpint/core'

/** How far round the table a seat is, clockwise from the reader at the bottom; from the rail nobody sits just there. */
export const turnOf = (seat: Seat, me: Viewer, seats: number): string =>
  `${(me === 'rail' ? seat + 0.5 : (seat - me + seats) % seats) / seats}turn`
