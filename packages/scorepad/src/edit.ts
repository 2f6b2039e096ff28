import type { Json, Seat } from '@halfpint/core'

/** A stroke that belongs to a round. */
export type InRound = { readonly round: number }

/** A stroke that belongs to a seat in a round. */
export type AtSeat = InRound & { readonly seat: Seat }

/** The strokes that every pad knows. */
export type CommonEdit =
  | { readonly edit: 'add-round' }
  | ({ readonly edit: 'remove-round' } & InRound)
  | { readonly edit: 'rename'; readonly seat: Seat; readonly name: string }
  | { readonly edit: 'rounds'; readonly value: number }
  /** Between two rounds somebody comes, or goes: what is scored stays as points, and the row under way begins anew. */
  | { readonly edit: 'join'; readonly name: string; readonly symbol: string }
  | { readonly edit: 'go'; readonly seat: Seat }

/** One stroke of the pencil, of every pad or of a game's own. */
export type Edit = CommonEdit | GameEdit

/** A stroke that only its game understands; `round` and `seat` say where it is, if it is somewhere. */
type GameEdit = { readonly edit: string; readonly [fact: string]: Json }
