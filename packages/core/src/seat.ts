/** A place at the table, numbered clockwise from 0. */
export type Seat = number

/** Who looks at the table: a seat, or the rail, where only open cards are seen. */
export type Viewer = Seat | 'rail'

/** One thing a seat, in seat order. */
export type BySeat<T> = readonly T[]

/** The neighbour `steps` seats clockwise. */
export const clockwise = (seat: Seat, seats: number, steps = 1): Seat => (seat + steps) % seats

/** One thing a seat, made by `make`. */
export const bySeat = <T>(seats: number, make: (seat: Seat) => T): T[] => {
  const things: T[] = []
  for (let seat = 0; seat < seats; seat++) things.push(make(seat))
  return things
}

/** The same with another thing at one seat; `with` takes half as long again, and every play of a replay passes here. */
export const put = <T>(things: BySeat<T>, seat: Seat, thing: T): T[] => {
  const changed = things.slice()
  changed[seat] = thing
  return changed
}

/** All seats in seat order. */
export const everySeat = (seats: number): Seat[] => bySeat(seats, seat => seat)
