import type { Seat, Seen } from '@halfpint/core'
import { type Card, leadingPlay, numberOf, ownHand, type Play, playsIn, type State } from '@halfpint/half-pint'

/** The trick that exceeded a prediction. */
export interface Excess {
  /** Its number in the round, from 1. */
  readonly trick: number
  readonly play: Play
  /** A single card of the hand that would have stayed below; `null` if there was none, `undefined` if there was no choice. */
  readonly lower: Card | null | undefined
}

/** H25: the first trick of a player above the prediction, in a round that is still on the table. */
export const excessOf = (state: Seen<State>, me: Seat): Excess | null => {
  const predicted = state.predictions[me]
  if (typeof predicted !== 'number') return null
  const at = state.tricks.flatMap(({ winner }, index) => (winner === me ? [index] : []))[predicted]
  const trick = at === undefined ? undefined : state.tricks[at]
  const place = trick?.plays.findIndex(({ seat }) => seat === me) ?? -1
  const play = trick?.plays[place]
  if (at === undefined || trick === undefined || play === undefined) return null
  const leader = leadingPlay(trick.plays.slice(0, place), state.options)
  const hand = [
    ...state.tricks.slice(at).flatMap(({ plays }) => plays.find(({ seat }) => seat === me)?.hand ?? []),
    ...ownHand(state),
  ]
  // The player who leads cannot know what stays below.
  if (leader === undefined || hand.length < 2) return { trick: at + 1, play, lower: undefined }
  const lower = playsIn(hand, state.row, state.options)
    .filter(({ hand: cards }) => cards.length === 1)
    .filter(each => leadingPlay([leader, { ...each, seat: me }], state.options) === leader)
    .flatMap(({ hand: [card] }) => card ?? [])
    .toSorted((a, b) => numberOf(a) - numberOf(b))
  return { trick: at + 1, play, lower: lower[0] ?? null }
}
