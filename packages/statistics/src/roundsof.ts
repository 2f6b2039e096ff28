import type { Json, Position, Seat } from '@halfpint/core'

/** Returns the statistics of a seat in each round of a finished game. */
export type RoundsOf<State extends Position = Position> = {
  of(state: State, decks: readonly (readonly Json[])[], seat: Seat): readonly Json[]
}['of']
