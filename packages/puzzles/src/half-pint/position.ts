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
import type { PuzzleMove } from '../puzzlegame.ts'
import type { Aim, LineStep } from '../search.ts'

/** The sorted hands of a loaded playout. Its plays refer to cards by their index in these hands. */
export type HandCodes = readonly (readonly number[])[]

/** A playout with the hands that it was loaded with. */
export interface LoadedRound {
  readonly round: Playout
  readonly hands: HandCodes
}

/** Loads a state in phase `play`, with all hands known, for the search. */
export const loadRound = (state: State): LoadedRound => {
  const round = playout(state.seats, DEFAULT_OPTIONS)
  loadState(round, state)
  return { round, hands: state.hands.map(hand => (hand as readonly Card[]).map(codeOf)) }
}

/** The aim of a seat. Goals of Half-Pint Heroes count whole rounds, so the base is 0. */
export const aimOf = (seat: Seat, goal: string): Aim => ({ seat, goal, base: 0 })

/** The cards that the seat to play plays with the choice at this index. */
export const cardsAt = ({ round, hands }: LoadedRound, at: number): readonly Card[] => {
  const laid = round.plays[STRIDE * round.toPlay + at]! & 127
  const hand = hands[round.toPlay]!
  return hand.filter((_, place) => laid & (1 << place)).map(code => CARDS[code]!)
}

/** The action of the choice at this index. */
export const actionAt = (loaded: LoadedRound, at: number): Json => ({ type: 'play', hand: cardsAt(loaded, at) })

/** The index of an action among the choices of the seat to play; -1 if it is not one of them. */
export const choiceOf = (loaded: LoadedRound, action: Json): number => {
  const { hand } = action as { readonly hand: readonly Card[] }
  const wanted = hand.toSorted().join()
  const { round } = loaded
  for (let at = 0; at < round.counts[round.toPlay]!; at++) {
    if (cardsAt(loaded, at).toSorted().join() === wanted) return at
  }
  return -1
}

/** Converts the steps of a line to moves and plays them in the round. */
export const movesOf = ({ round, hands }: LoadedRound, steps: readonly LineStep[]): readonly PuzzleMove[] =>
  steps.map(({ seat, choice }) => {
    const action = actionAt({ round, hands }, choice)
    makePlay(round, choice)
    return { seat, action }
  })
