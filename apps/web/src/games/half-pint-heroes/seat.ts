import type { Seat, Seen } from '@halfpint/core'
import { leadingPlay, markRun, type Play, type State, winningStreak } from '@halfpint/half-pint'

/** What everybody can see of one seat. */
export interface SeatLook {
  readonly seat: Seat
  readonly held: number
  readonly won: number
  /** `null`: not made; `?`: made, not shown. */
  readonly prediction: number | '?' | null
  /** Whether the choice of the phase under way is made. */
  readonly chosen: boolean
  readonly turn: boolean
  /** H21: tricks in a row towards a brawl. */
  readonly streak: number
  /** H30: marks in a row towards a gun fight. */
  readonly run: number
  readonly duelist: boolean
  /** The seats that bet against this one. */
  readonly chips: readonly Seat[]
  readonly play: Play | undefined
  /** In which place it was laid, from 1. */
  readonly order: number
  readonly leads: boolean
  /** Whether the last trick went here and the next has not begun. */
  readonly took: boolean
}

/** What everybody can see of a seat now. */
export const lookAt = (view: Seen<State>, seat: Seat): SeatLook => {
  const winners = view.tricks.map(trick => trick.winner)
  const order = view.trick.findIndex(play => play.seat === seat)
  const choosing = view.phase === 'predict' ? view.predictions : view.phase === 'bet' ? view.bets : undefined
  return {
    seat,
    held: view.hands[seat]?.length ?? 0,
    won: winners.filter(winner => winner === seat).length,
    prediction: view.predictions[seat] ?? null,
    chosen: choosing !== undefined && choosing[seat] !== null,
    turn: view.phase === 'play' ? view.toPlay === seat : choosing !== undefined && choosing[seat] === null,
    streak: winners.at(-1) === seat ? winningStreak(winners) : 0,
    run: markRun(view.results, seat),
    duelist: view.gunFight.includes(seat),
    chips: view.bets.flatMap((bet, owner) => (bet === seat ? [owner] : [])),
    play: view.trick[order],
    order: order + 1,
    leads: leadingPlay(view.trick, view.options)?.seat === seat,
    took: view.trick.length === 0 && winners.at(-1) === seat,
  }
}
