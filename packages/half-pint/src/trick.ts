import { type BySeat, clockwise, type Seat } from '@halfpint/core'
import { codeOf } from './card.ts'
import { rankingOf, strengthOf } from './evaluate.ts'
import type { Strength } from './set.ts'
import type { Options, Play } from './state.ts'

/** H21: number of tricks in a row that start a brawl. */
export const BRAWL_TRICKS = 3

/** The strength of a play. */
export const strengthOfPlay = (play: Pick<Play, 'hand' | 'row'>, options: Pick<Options, 'fullHouse'>): Strength => {
  const codes: number[] = []
  for (const card of play.hand) codes.push(codeOf(card))
  for (const card of play.row) codes.push(codeOf(card))
  return strengthOf(rankingOf(options), codes)
}

/** H18: the strongest play so far; between equal plays the first. */
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

/** Number of cards of each seat. */
type Held = BySeat<number>

/** H13: the next seat clockwise that still holds cards and has not played to this trick. */
export const nextToPlay = (held: Held, seat: Seat, leader: Seat): Seat | undefined => {
  for (let next = clockwise(seat, held.length); next !== leader; next = clockwise(next, held.length)) {
    if (held[next]! > 0) return next
  }
  return undefined
}

/** H18: the winner leads the next trick or, without cards, the next seat clockwise that has some. */
export const nextLeader = (held: Held, winner: Seat): Seat => {
  if (held[winner]! > 0) return winner
  return nextToPlay(held, winner, winner) ?? winner
}

/** H21: number of consecutive latest tricks won by one seat, given the winners in order. */
export const winningStreak = (winners: readonly Seat[]): number => {
  const last = winners.at(-1)
  let length = 0
  while (length < winners.length && winners[winners.length - 1 - length] === last) length++
  return length
}

/** H21: the seat that has started a brawl, given the winners of the tricks in order, or `null`. */
export const brawler = (winners: readonly Seat[]): Seat | null =>
  winningStreak(winners) >= BRAWL_TRICKS ? winners.at(-1)! : null

/** H23: whether the cards end the round: nobody holds any or, of two players, one holds none. */
export const isPlayedOut = (held: Held): boolean =>
  held.length === 2 ? held.includes(0) : held.every(cards => cards === 0)
