/** The last two candidates are compared until the budget is spent. */
const LAST = 2

/**
 * Number of candidates left when this share of the budget is spent. The number is halved repeatedly, at shorter
 * intervals towards the end, so that the best candidates get most of the samples.
 */
export const candidatesLeft = (candidates: number, share: number): number => {
  let stages = 1
  for (let room = candidates; room > LAST; room = Math.ceil(room / 2)) stages++
  let room = candidates
  for (let stage = 1; stage < stages && share * share * stages >= stage; stage++) room = Math.ceil(room / 2)
  return room
}
