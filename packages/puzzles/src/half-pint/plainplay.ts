import type { Seat } from '@halfpint/core'
import { type Playout, roll, STRIDE } from '@halfpint/half-pint'

/** A number that orders plays by strength, then by cards, independently of the order of the list. */
const playAt = ({ plays, toPlay }: Playout, at: number): number => plays[STRIDE * toPlay + at]!

/** The index of the weakest or the strongest play within the bounds; -1 if there is none. */
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
 * A simple way to play that leads to natural positions. The seat to play wants the trick or not, at random; `brawler`
 * (-1: nobody) wants every trick. The meaning of a puzzle number depends on this function, so it must never change and
 * must not use a bot.
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
