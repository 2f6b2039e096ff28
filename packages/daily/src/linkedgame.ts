import type { AnyGame, AnyOptions, Json, Position } from '@halfpint/core'
import type { Digit, DigitReader } from './digits.ts'

/** How a link stores the deals of a game: the dealt cards, without the rest of the deck. */
export interface DealCodec<State extends Position = Position> {
  /** Encodes the cards that a deck deals at this table. */
  write(deck: readonly Json[], state: State): readonly Digit[]
  /** Decodes a deck that deals the same; the undealt cards follow in card order. */
  read(reader: DigitReader, state: State): readonly Json[]
}

/** The maximum number of a player's choices, and the range of the points. */
interface ResultLimits {
  readonly choices: number
  readonly min: number
  readonly max: number
}

/** The functions of a game for challenge links and for checking results. */
export interface LinkedGame {
  readonly game: AnyGame
  /** The options that links contain, in this order. It never changes, so that old links stay valid. */
  readonly options: readonly string[]
  readonly deals: DealCodec
  resultLimits(options: AnyOptions, seats: number): ResultLimits
}
