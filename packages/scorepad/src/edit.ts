import type { Json, Seat } from '@halfpint/core'

/** An edit in a round. */
export type InRound = { readonly round: number }

/** An edit at a seat in a round. */
export type AtSeat = InRound & { readonly seat: Seat }

/** Edits of every pad. */
export type CommonEdit =
  | { readonly edit: 'add-round' }
  | ({ readonly edit: 'remove-round' } & InRound)
  | { readonly edit: 'rename'; readonly seat: Seat; readonly name: string }
  | { readonly edit: 'rounds'; readonly value: number }
  /** A player joins or leaves between two rounds. Scored rounds are kept as points; the current round starts over. */
  | { readonly edit: 'join'; readonly name: string; readonly symbol: string }
  | { readonly edit: 'go'; readonly seat: Seat }

/** An edit of every pad or of one game. */
export type Edit = CommonEdit | GameEdit

/** An edit of one game, with `round` and `seat` where it has them. */
type GameEdit = { readonly edit: string; readonly [fact: string]: Json }
