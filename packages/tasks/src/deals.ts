import type { Json, Position, Result } from '@halfpint/core'
import { ok, refuse } from '@halfpint/core'
import type { Digit, DigitReader } from './digits.ts'
import { halfPintDeals } from './half-pint/deals.ts'
import { herzlosDeals } from './herzlos/deals.ts'

/** How the deals of a game are written: who gets which cards, and nothing else of the deck. */
export interface Deals<State extends Position = Position> {
  readonly game: string
  /** What a deck deals at this table. */
  write(deck: readonly Json[], state: State): readonly Digit[]
  /** A deck that deals the same; what is not dealt lies in card order. */
  read(reader: DigitReader, state: State): readonly Json[]
}

/** The games whose deals can be written: the one list of them. */
const DEALS: readonly Deals[] = [halfPintDeals, herzlosDeals]

/** How the deals of a game are written. */
export const dealsOf = (game: string): Result<Deals> => {
  const found = DEALS.find(deals => deals.game === game)
  return found === undefined ? refuse('unknown-game', { game, known: DEALS.map(each => each.game) }) : ok(found)
}

/** The ids of the games in the order in which links number them; a new one is added at the end. */
export const LINKED_GAMES: readonly string[] = DEALS.map(({ game }) => game)
