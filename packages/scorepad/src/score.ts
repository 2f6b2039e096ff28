import { type BySeat, everySeat, type Seat } from '@halfpint/core'
import { padGameOf } from './games.ts'
import type { Pad, Scored } from './pad.ts'

/** Scores a pad from its first row to its last, by the rules of its game. */
export const scorePad = (pad: Pad): Scored => padGameOf(pad).score(pad)

/** Number of scored rows. */
export const roundsDone = (scored: Scored): number => scored.rounds.filter(({ done }) => done !== null).length

/** The seats with the highest total. */
export const leaders = (totals: BySeat<number>): readonly Seat[] => {
  const highest = Math.max(...totals)
  return everySeat(totals.length).filter(seat => totals[seat] === highest)
}
