import type { Json, Position, Seat } from '@halfpint/core'

/** What a seat did in each round of a finished game, as the statistics count it. */
export type RoundsOf<State extends Position = Position> = {
  of(state: State, decks: readonly (readonly Json[])[], seat: Seat): readonly Json[]
}['of']
