/** A place at the table, numbered clockwise from 0. */
export type Seat = number

/** Who looks at the table: a seat, or the rail, where only open cards are seen. */
export type Viewer = Seat | 'rail'

/** One thing a seat, in seat order. */
export type BySeat<T> = readonly T[]

/** The neighbour `steps` seats clockwise. */
export const clockwise = (seat: Seat, seats: number, steps = 1): Seat => (seat + steps) % seats

/** All seats in seat order. */
export const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat)

/** One thing a seat, made by `make`. */
export const bySeat = <T>(seats: number, make: (seat: Seat) => T): T[] =>
  Array.from({ length: seats }, (_, seat) => make(seat))
