import { type BySeat, bySeat, type CommonSeatLook, type Seen } from '@halfpint/core'
import type { Card } from '../card.ts'
import { turn } from '../legal.ts'
import { pointsOf, takenBy, totalsOf } from '../score.ts'
import type { Play, State } from '../state.ts'
import { winnerOf } from '../trick.ts'

/** The public part of one seat. */
export interface SeatLook extends CommonSeatLook {
  /** Z6: the points of the cards taken in this round. */
  readonly points: number
  /** The points of all finished rounds. */
  readonly total: number
  /** Z6: the scoring cards taken in this round, in card order. */
  readonly taken: readonly Card[]
  /** Its card in the trick in progress. */
  readonly play: Play | undefined
  /** Z4: whether its card takes the trick so far. */
  readonly leads: boolean
}

/** The public part of each seat. */
export const seatsOf = (view: Seen<State>): BySeat<SeatLook> => {
  const totals = totalsOf(view.results, view.seats)
  const leader = view.trick.length === 0 ? undefined : winnerOf(view.trick)
  const now = turn(view)
  // No seat is to act while a complete trick is shown or a round is scored.
  const full =
    view.trick.length === view.seats || (view.phase === 'play' && view.hands.every(({ length }) => length === 0))
  return bySeat(view.seats, seat => {
    const taken = takenBy(view.tricks, seat)
    return {
      seat,
      held: view.hands[seat]?.length ?? 0,
      won: view.tricks.filter(({ winner }) => winner === seat).length,
      turn: !full && now.kind === 'seats' && now.seats.includes(seat),
      chosen: view.phase === 'pass' && view.passes[seat] !== null,
      points: pointsOf(view.options, taken),
      total: totals[seat]!,
      taken,
      play: view.trick.find(play => play.seat === seat),
      leads: leader === seat,
    }
  })
}
