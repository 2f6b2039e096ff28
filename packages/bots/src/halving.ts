/** Two are told apart until the budget is spent. */
const LAST = 2

/**
 * How many of the candidates may still be tried when this share of the budget is spent: half of them, and half
 * again, soon after each other at the end, so that those in front get most of the worlds.
 */
export const candidatesLeft = (candidates: number, share: number): number => {
  let stages = 1
  for (let room = candidates; room > LAST; room = Math.ceil(room / 2)) stages++
  let room = candidates
  for (let stage = 1; stage < stages && share * share * stages >= stage; stage++) room = Math.ceil(room / 2)
  return room
}
