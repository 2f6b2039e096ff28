import { type BySeat, bySeat, type SeatLook as EverySeatLook, type Seen } from '@halfpint/core'
import type { Card } from '../card.ts'
import { turn } from '../legal.ts'
import { pointsOf, takenBy, totalsOf } from '../score.ts'
import type { Play, State } from '../state.ts'
import { winnerOf } from '../trick.ts'

/** What everybody can see of one seat. */
export interface SeatLook extends EverySeatLook {
  /** Z6: the points of what the seat has taken in this round. */
  readonly points: number
  /** The points of all finished rounds. */
  readonly total: number
  /** Z6: the cards taken in this round that count, in card order. */
  readonly taken: readonly Card[]
  /** What it has played to the trick under way. */
  readonly play: Play | undefined
  /** Z4: whether its card takes the trick so far. */
  readonly leads: boolean
}

/** What everybody can see of each seat now. */
export const seatsOf = (view: Seen<State>): BySeat<SeatLook> => {
  const totals = totalsOf(view.results, view.seats)
  const leader = view.trick.length === 0 ? undefined : winnerOf(view.trick)
  const now = turn(view)
  // A complete trick only waits to be taken in, and a round without cards to be counted: nobody is on turn.
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
      total: totals[seat] as number,
      taken,
      play: view.trick.find(play => play.seat === seat),
      leads: leader === seat,
    }
  })
}
