import type { Json, Position, Result, Seat, Seen } from '@halfpint/core'
import type { Setup, Update, Wish } from '@halfpint/table'

/** Somebody who sits at this device. */
interface LocalPerson {
  readonly name: string
  readonly symbol: string
}

/** Who sits at a table in this browser, seat by seat. */
type LocalChair = { readonly person: LocalPerson } | { readonly bot: string; readonly name: string }

/** A table in this browser: what is played, and who plays. */
export interface LocalSetup {
  readonly setup: Setup
  readonly chairs: readonly LocalChair[]
}

/** What the page asks of the worker; each answer carries the number of its request. */
export type Request =
  /** Takes up the table of this id, or creates it. */
  | { readonly kind: 'open'; readonly table: string; readonly setup: LocalSetup }
  | { readonly kind: 'join'; readonly seat: Seat; readonly after: number | null; readonly subscription: number }
  | { readonly kind: 'leave'; readonly subscription: number }
  | { readonly kind: 'wish'; readonly seat: Seat; readonly id: string; readonly wish: Wish }
  /** The chances of every legal action, refined until the budget is spent. */
  | {
      readonly kind: 'advise'
      readonly game: string
      readonly view: Seen<Position>
      readonly milliseconds: number
      readonly subscription: number
    }

/** What the worker says. */
export type Message =
  | { readonly kind: 'answer'; readonly request: number; readonly result: Result<Json> }
  | { readonly kind: 'update'; readonly subscription: number; readonly update: Update }
  | { readonly kind: 'advice'; readonly subscription: number; readonly advice: unknown }
