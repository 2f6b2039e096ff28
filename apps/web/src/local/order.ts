import type { Json, Position, Problem, Result, Seat, Seen } from '@halfpint/core'
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

/** What the page asks of the worker; each answer carries the number of its order. */
export type Order =
  /** Takes up the table of this id, or lays a new one. */
  | { readonly kind: 'open'; readonly table: string; readonly setup: LocalSetup }
  | { readonly kind: 'join'; readonly seat: Seat; readonly after: number | null; readonly ear: number }
  | { readonly kind: 'leave'; readonly ear: number }
  | { readonly kind: 'wish'; readonly seat: Seat; readonly id: string; readonly wish: Wish }
  | { readonly kind: 'record' }
  /** The chances of every legal action, refined until the budget is spent. */
  | {
      readonly kind: 'advise'
      readonly game: string
      readonly view: Seen<Position>
      readonly milliseconds: number
      readonly ear: number
    }

/** What the worker says. */
export type Answer =
  | { readonly kind: 'answer'; readonly order: number; readonly result: Result<Json> }
  | { readonly kind: 'news'; readonly ear: number; readonly news: Update }
  | { readonly kind: 'counsel'; readonly ear: number; readonly counsel: unknown }
  | { readonly kind: 'broken'; readonly problem: Problem }
