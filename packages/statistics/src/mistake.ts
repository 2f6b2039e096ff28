import type { ActionEstimate } from '@halfpint/bots'
import type { Position, Seen } from '@halfpint/core'

/** A decision that cost winning chance: what the seat saw, what it chose, and what would have been best. */
export interface Mistake<State extends Position, Action> {
  readonly view: Seen<State>
  readonly chosen: ActionEstimate<Action>
  readonly best: ActionEstimate<Action>
}

/** Names the theme of a mistake: what one would practise to avoid it. */
// A method, as in `Game`: its parameter is bivariant, so one list can hold those of all games.
export type ThemeOf = {
  themeOf(mistake: Mistake<Position, unknown>): string
}['themeOf']
