import type { Json, Position, Seat } from '@halfpint/core'
import type { ComponentType } from 'preact'

/** The parts of a game for replays and reviews. */
export interface ReplayParts {
  /** A small card. */
  readonly Card: ComponentType<{ readonly card: string }>
  /** An action with its cards. */
  readonly Action: ComponentType<{ readonly action: Json; readonly players: readonly string[] }>
  /** An action as a clause of a sentence that names another one too. */
  readonly clause: (action: Json, other: Json, players: readonly string[]) => string
  /** The action that caused an event; `undefined` for events that follow from others. */
  readonly commandOf: (event: Json, before: Position) => { readonly seat: Seat; readonly action: Json } | undefined
  /** The deck that deals everyone the same cards after all seats have moved by `by`. */
  readonly movedDeck: (deck: readonly Json[], seats: number, by: Seat) => readonly Json[]
  /** The action with every seat in it moved. */
  readonly movedAction: (action: Json, moved: (seat: Seat) => Seat) => Json
}
