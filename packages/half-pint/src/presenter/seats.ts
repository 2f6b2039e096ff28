import { type BySeat, bySeat, type SeatLook as EverySeatLook, type Hidden, type Seat, type Seen } from '@halfpint/core'
import { turn } from '../legal.ts'
import { markRun } from '../score.ts'
import type { Play, State } from '../state.ts'
import { leadingPlay, winningStreak } from '../trick.ts'

/** What everybody can see of one seat. */
export interface SeatLook extends EverySeatLook {
  /** `null`: not made; `?`: made, not shown. */
  readonly prediction: number | Hidden | null
  /** H21: tricks in a row towards a brawl. */
  readonly streak: number
  /** H30: marks in a row towards a gun fight. */
  readonly run: number
  /** H30: whether this round is a gun fight for the seat. */
  readonly duelist: boolean
  /** The seats that bet against this one. */
  readonly chips: readonly Seat[]
  /** What it has laid to the trick under way. */
  readonly play: Play | undefined
  /** In which place it was laid, from 1; 0 if nothing was. */
  readonly order: number
  /** H18: whether its set is the strongest so far. */
  readonly leads: boolean
  /** Whether the last trick went here and the next has not begun. */
  readonly took: boolean
}

/** What everybody can see of each seat now. */
export const seatsOf = (view: Seen<State>): BySeat<SeatLook> => {
  const winners = view.tricks.map(trick => trick.winner)
  const streak = winningStreak(winners)
  const leader = leadingPlay(view.trick, view.options)?.seat
  const choices = view.phase === 'predict' ? view.predictions : view.phase === 'bet' ? view.bets : undefined
  const now = turn(view)
  return bySeat(view.seats, seat => {
    const order = view.trick.findIndex(play => play.seat === seat)
    return {
      seat,
      held: view.hands[seat]?.length ?? 0,
      won: winners.filter(winner => winner === seat).length,
      turn: now.kind === 'seats' && now.seats.includes(seat),
      chosen: choices !== undefined && choices[seat] !== null,
      prediction: view.predictions[seat] ?? null,
      streak: winners.at(-1) === seat ? streak : 0,
      run: markRun(view.results, seat),
      duelist: view.gunFight.includes(seat),
      chips: view.bets.flatMap((bet, owner) => (bet === seat ? [owner] : [])),
      play: view.trick[order],
      order: order + 1,
      leads: leader === seat,
      took: view.trick.length === 0 && winners.at(-1) === seat,
    }
  })
}
