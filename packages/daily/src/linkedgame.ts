import type { AnyGame, AnyOptions, Json, Position } from '@halfpint/core'
import type { Digit, DigitReader } from './digits.ts'

/** How the deals of a game are written in a link: the cards of each player, and nothing else of the deck. */
export interface Deals<State extends Position = Position> {
  /** What a deck deals at this table. */
  write(deck: readonly Json[], state: State): readonly Digit[]
  /** A deck that deals the same; cards that are not dealt follow in card order. */
  read(reader: DigitReader, state: State): readonly Json[]
}

/** The maximum number of a player's choices, and the range of the points. */
interface ResultLimits {
  readonly choices: number
  readonly min: number
  readonly max: number
}

/** What a game needs for challenge links and for results that are checked. */
export interface LinkedGame {
  readonly game: AnyGame
  readonly deals: Deals
  resultLimits(options: AnyOptions, seats: number): ResultLimits
}
