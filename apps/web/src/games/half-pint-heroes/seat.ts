import type { Seat, Seen } from '@halfpint/core'
import { leadingPlay, markRun, nextToPlay, type Play, type State, winningStreak } from '@halfpint/half-pint'

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
  readonly caps: readonly Seat[]
  readonly play: Play | undefined
  readonly leads: boolean
  /** The points of the rounds so far; `null` before there are any. */
  readonly score: number | null
}

/** Whether everybody has laid to the trick, and it only waits to be taken in. */
export const isTrickFull = (view: Seen<State>): boolean => {
  const [first] = view.trick
  const last = view.trick.at(-1)
  if (view.phase !== 'play' || first === undefined || last === undefined) return false
  return (
    nextToPlay(
      view.hands.map(hand => hand.length),
      last.seat,
      first.seat,
    ) === undefined
  )
}

/** What everybody can see of a seat now. */
export const lookAt = (view: Seen<State>, seat: Seat): SeatLook => {
  const winners = view.tricks.map(trick => trick.winner)
  const choosing = view.phase === 'predict' ? view.predictions : view.phase === 'bet' ? view.bets : undefined
  return {
    seat,
    held: view.hands[seat]?.length ?? 0,
    won: winners.filter(winner => winner === seat).length,
    prediction: view.predictions[seat] ?? null,
    chosen: choosing !== undefined && choosing[seat] !== null,
    turn:
      view.phase === 'play'
        ? view.toPlay === seat && !isTrickFull(view)
        : choosing !== undefined && choosing[seat] === null,
    streak: winners.at(-1) === seat ? winningStreak(winners) : 0,
    run: markRun(view.results, seat),
    duelist: view.gunFight.includes(seat),
    caps: view.bets.flatMap((bet, owner) => (bet === seat ? [owner] : [])),
    play: view.trick.find(play => play.seat === seat),
    leads: leadingPlay(view.trick, view.options)?.seat === seat,
    score: view.results.length === 0 ? null : view.results.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0),
  }
}
