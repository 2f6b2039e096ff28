import type { Json, Seat } from '@halfpint/core'
import {
  CARDS,
  type Card,
  codeOf,
  DEFAULT_OPTIONS,
  loadState,
  makePlay,
  type Playout,
  playout,
  STRIDE,
  type State,
} from '@halfpint/half-pint'
import type { Move } from '../puzzlegame.ts'
import type { Aim, Step } from '../search.ts'

/** The sorted hands with which a playout was loaded: its plays name cards by their places in these. */
export type Hands = readonly (readonly number[])[]

/** A round on small integers with the hands that it was loaded with. */
export interface Loaded {
  readonly round: Playout
  readonly hands: Hands
}

/** A state of the phase `play` with all hands known, for the search. */
export const load = (state: State): Loaded => {
  const round = playout(state.seats, DEFAULT_OPTIONS)
  loadState(round, state)
  return { round, hands: state.hands.map(hand => (hand as readonly Card[]).map(codeOf)) }
}

/** What the seat wants; half-pint goals count whole rounds. */
export const aimOf = (seat: Seat, goal: string): Aim => ({ seat, goal, base: 0 })

/** The cards that the seat to play lays with the choice at this place. */
export const cardsAt = ({ round, hands }: Loaded, at: number): readonly Card[] => {
  const laid = round.plays[STRIDE * round.toPlay + at]! & 127
  const hand = hands[round.toPlay]!
  return hand.filter((_, place) => laid & (1 << place)).map(code => CARDS[code]!)
}

/** The action of the choice at this place. */
export const actionAt = (loaded: Loaded, at: number): Json => ({ type: 'play', hand: cardsAt(loaded, at) })

/** The place of an action among the choices of the seat to play, -1 if it is none of them. */
export const placeOf = (loaded: Loaded, action: Json): number => {
  const { hand } = action as { readonly hand: readonly Card[] }
  const wanted = hand.toSorted().join()
  const { round } = loaded
  for (let at = 0; at < round.counts[round.toPlay]!; at++) {
    if (cardsAt(loaded, at).toSorted().join() === wanted) return at
  }
  return -1
}

/** The steps of a line as moves; the round is played through. */
export const movesOf = ({ round, hands }: Loaded, steps: readonly Step[]): readonly Move[] =>
  steps.map(({ seat, choice }) => {
    const action = actionAt({ round, hands }, choice)
    makePlay(round, choice)
    return { seat, action }
  })
