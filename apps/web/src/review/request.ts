import type { Review } from '@halfpint/bots'
import type { Json, Seat } from '@halfpint/core'

/** What is to be reviewed. */
export interface ReviewRequest {
  readonly record: Json
  readonly seats: readonly Seat[]
  /** How long each decision may be thought about. */
  readonly milliseconds: number
}

/** What the reviewer says: how far it is, what it found, or that it could not. */
export type ReviewMessage =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'found'; readonly review: Review<Json> }
  | { readonly kind: 'failed' }
