import { clockwise, type Seat } from '@halfpint/core'
import { codeOf } from './card.ts'
import { rankingOf, strengthOf } from './evaluate.ts'
import type { Options, Play, State, Trick } from './state.ts'

/** H21: this many tricks in a row make a brawl. */
export const BRAWL_TRICKS = 3

const strengthOfPlay = (play: Play, options: Options): number =>
  strengthOf(rankingOf(options), [...play.hand, ...play.row].map(codeOf))

/** H18: the strongest play so far; between equals the one laid first. */
export const leadingPlay = (plays: readonly Play[], options: Options): Play | undefined => {
  let leading: Play | undefined
  let best = 0
  for (const play of plays) {
    const strength = strengthOfPlay(play, options)
    if (strength > best) {
      leading = play
      best = strength
    }
  }
  return leading
}

type Hands = readonly { readonly length: number }[]

/** H13: the next seat clockwise that still holds cards and has not played to this trick. */
export const nextToPlay = (hands: Hands, seat: Seat, leader: Seat): Seat | undefined => {
  for (let next = clockwise(seat, hands.length); next !== leader; next = clockwise(next, hands.length)) {
    if ((hands[next]?.length ?? 0) > 0) return next
  }
  return undefined
}

/** H18: the winner leads the next trick or, out of cards, the next seat clockwise that has some. */
export const nextLeader = (hands: Hands, winner: Seat): Seat => {
  for (let steps = 0; steps < hands.length; steps++) {
    const seat = clockwise(winner, hands.length, steps)
    if ((hands[seat]?.length ?? 0) > 0) return seat
  }
  return winner
}

/** H21: how many of the latest tricks in a row one seat has won, and which seat. */
export const winningStreak = (tricks: readonly Trick[]): { readonly seat: Seat; readonly length: number } | null => {
  const last = tricks.at(-1)
  if (last === undefined) return null
  let length = 0
  while (tricks.at(-1 - length)?.winner === last.winner) length++
  return { seat: last.winner, length }
}

/** H21: the seat that has started a brawl, or `null`. */
export const brawler = (tricks: readonly Trick[]): Seat | null => {
  const streak = winningStreak(tricks)
  return streak !== null && streak.length >= BRAWL_TRICKS ? streak.seat : null
}

/** H23: whether the round is over after a finished trick. */
export const isRoundOver = (state: Pick<State, 'hands' | 'tricks' | 'seats'>): boolean => {
  if (brawler(state.tricks) !== null) return true
  const holding = state.hands.filter(hand => hand.length > 0).length
  return state.seats === 2 ? holding < 2 : holding === 0
}
