import { type BySeat, bySeat, type CommonSeatLook, type Hidden, type Seat, type Seen } from '@halfpint/core'
import { turn } from '../legal.ts'
import { markRun } from '../score.ts'
import type { Play, State } from '../state.ts'
import { brawler, isPlayedOut, leadingPlay, nextToPlay, winningStreak } from '../trick.ts'

/** The public part of one seat. */
export interface SeatLook extends CommonSeatLook {
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
  /** Its play to the trick in progress. */
  readonly play: Play | undefined
  /** H18: whether its set is the strongest so far. */
  readonly leads: boolean
  /** The points of the rounds so far; `null` before there are any. */
  readonly score: number | null
}

/**
 * The plays of a complete trick that is not collected yet or, at the end of a round (H21, H23), was just collected;
 * `undefined` while a seat is to play.
 */
export const finishedTrick = ({ phase, trick, tricks, hands }: Seen<State>): readonly Play[] | undefined => {
  if (phase !== 'play') return undefined
  const held = hands.map(hand => hand.length)
  const [first, last] = [trick[0], trick.at(-1)]
  if (first !== undefined && last !== undefined) {
    return nextToPlay(held, last.seat, first.seat) === undefined ? trick : undefined
  }
  const isDone = tricks.length > 0 && (isPlayedOut(held) || brawler(tricks.map(({ winner }) => winner)) !== null)
  return isDone ? tricks.at(-1)?.plays : undefined
}

/** The public part of each seat. */
export const seatsOf = (view: Seen<State>): BySeat<SeatLook> => {
  const winners = view.tricks.map(trick => trick.winner)
  const streak = winningStreak(winners)
  const leader = leadingPlay(view.trick, view.options)?.seat
  const choices = view.phase === 'predict' ? view.predictions : view.phase === 'bet' ? view.bets : undefined
  const now = turn(view)
  // No seat is to act while a finished trick is shown.
  const full = finishedTrick(view) !== undefined
  return bySeat(view.seats, seat => {
    return {
      seat,
      held: view.hands[seat]?.length ?? 0,
      won: winners.filter(winner => winner === seat).length,
      turn: !full && now.kind === 'seats' && now.seats.includes(seat),
      chosen: choices !== undefined && choices[seat] !== null,
      prediction: view.predictions[seat] ?? null,
      streak: winners.at(-1) === seat ? streak : 0,
      run: markRun(view.results, seat),
      duelist: view.gunFight.includes(seat),
      chips: view.bets.flatMap((bet, owner) => (bet === seat ? [owner] : [])),
      play: view.trick.find(play => play.seat === seat),
      leads: leader === seat,
      score: view.results.length === 0 ? null : view.results.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0),
    }
  })
}
