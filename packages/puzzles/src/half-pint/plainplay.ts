import type { Seat } from '@halfpint/core'
import { type Playout, roll, STRIDE } from '@halfpint/half-pint'

/** A play of the list as one number that orders plays in one way only, however they are listed: strength, then cards. */
const playAt = ({ plays, toPlay }: Playout, at: number): number => plays[STRIDE * toPlay + at]!

/** The place of the weakest or the strongest play between two bounds; -1 if there is none. */
const extreme = (round: Playout, above: number, upTo: number, strongest: boolean): number => {
  let found = -1
  for (let at = 0; at < round.counts[round.toPlay]!; at++) {
    const strength = playAt(round, at) >>> 7
    if (strength <= above || strength > upTo) continue
    if (found < 0 || playAt(round, at) > playAt(round, found) === strongest) found = at
  }
  return found
}

const ANY = 0xffffff

/**
 * A plain way to play that leads to positions as they come up: a seat wants this trick or does not, and `brawler`
 * (-1: nobody) wants every one. It is a part of what the number of a puzzle means, so it never changes, and no bot is
 * asked.
 */
export const plainPlay = (round: Playout, brawler: Seat | -1): number => {
  const wanted = brawler < 0 ? roll(round, 2) === 1 : round.toPlay === brawler || roll(round, 4) === 0
  const weakest = extreme(round, 0, ANY, false)
  if (round.best === 0) {
    if (!wanted) return weakest
    const bound = playAt(round, roll(round, round.counts[round.toPlay]!)) >>> 7
    return extreme(round, 0, bound, true)
  }
  const place = wanted ? extreme(round, round.best, ANY, false) : extreme(round, 0, round.best, true)
  return place < 0 ? weakest : place
}
