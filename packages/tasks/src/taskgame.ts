import type { Json, Position, Seat } from '@halfpint/core'
import type { Digit, DigitReader } from './digits.ts'
import type { PuzzleGame } from './puzzlegame.ts'

/** How the deals of a game are written: who gets which cards, and nothing else of the deck. */
export interface Deals<State extends Position = Position> {
  /** What a deck deals at this table. */
  write(deck: readonly Json[], state: State): readonly Digit[]
  /** A deck that deals the same; what is not dealt lies in card order. */
  read(reader: DigitReader, state: State): readonly Json[]
}

/** What a seat did in each round of a finished game, as the book counts it. */
export type RoundsOf<State extends Position = Position> = {
  of(state: State, decks: readonly (readonly Json[])[], seat: Seat): readonly Json[]
}['of']

/** All that a game brings to tasks. */
export interface TaskGame {
  readonly puzzles: PuzzleGame
  readonly deals: Deals
  readonly roundsOf: RoundsOf
}
