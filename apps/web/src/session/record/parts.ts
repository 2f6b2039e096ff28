import type { Json, Position, Seat } from '@halfpint/core'
import type { ComponentType } from 'preact'

/** What replays and reviews need of a game. */
export interface ReplayParts {
  /** A card in small. */
  readonly Card: ComponentType<{ readonly card: string }>
  /** An action with its cards drawn. */
  readonly Action: ComponentType<{ readonly action: Json; readonly players: readonly string[] }>
  /** What a fact of the game was wished with; `undefined` for what follows by itself. */
  readonly commandOf: (event: Json, before: Position) => { readonly seat: Seat; readonly action: Json } | undefined
  /** A dealt deck so that everybody gets the same cards after the seats have moved on by so many. */
  readonly movedDeck: (deck: readonly Json[], seats: number, by: Seat) => readonly Json[]
  /** An action in which every seat that it names has moved on. */
  readonly movedAction: (action: Json, moved: (seat: Seat) => Seat) => Json
}
