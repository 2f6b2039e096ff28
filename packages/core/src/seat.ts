/** A seat at the table, numbered clockwise from 0. */
export type Seat = number

/** The viewer of a table: a seat, or a spectator, who sees open cards only. */
export type Viewer = Seat | 'spectator'

/** One value for each seat, in seat order. */
export type BySeat<T> = readonly T[]

/** The neighbour `steps` seats clockwise. */
export const clockwise = (seat: Seat, seats: number, steps = 1): Seat => (seat + steps) % seats

/** Makes one value for each seat. */
export const bySeat = <T>(seats: number, make: (seat: Seat) => T): T[] => {
  const things: T[] = []
  for (let seat = 0; seat < seats; seat++) things.push(make(seat))
  return things
}

/** Replaces the value of one seat. Array `with` takes 1.5 times as long, and replays call this for every play. */
export const put = <T>(things: BySeat<T>, seat: Seat, thing: T): T[] => {
  const changed = things.slice()
  changed[seat] = thing
  return changed
}

/** All seats in seat order. */
export const everySeat = (seats: number): Seat[] => bySeat(seats, seat => seat)
