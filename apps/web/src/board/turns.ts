import type { Seat } from '@halfpint/core'

/** The seats of people whom the game waits for, in seat order from one of them on. */
export const nextPerson = (people: readonly Seat[], waiting: readonly Seat[], after: Seat): Seat | undefined => {
  const turn = people.filter(seat => waiting.includes(seat))
  return turn.find(seat => seat > after) ?? turn[0]
}
