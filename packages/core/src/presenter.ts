import type { Position, Seen } from './game.ts'
import type { Json } from './result.ts'
import type { BySeat, Seat } from './seat.ts'

/**
 * A sentence to show: its key and the values in it. A seat in the values is shown as the name of its player. Clients
 * have the texts, as they do for problems.
 */
export interface Saying<Key extends string = string, Facts extends { readonly [fact: string]: Json } = AnyFacts> {
  readonly key: Key
  readonly facts: Facts
}

type AnyFacts = { readonly [fact: string]: Json }

/** All sentences of a game: each key with the type of its values. */
export type Sayings<Table extends { readonly [key: string]: AnyFacts }> = {
  [Key in keyof Table & string]: Saying<Key, Table[Key]>
}[keyof Table & string]

/** The public part of one seat. Games add their own fields. */
export interface CommonSeatLook {
  readonly seat: Seat
  /** Number of cards in the hand. */
  readonly held: number
  /** Tricks won in this round. */
  readonly won: number
  /** Whether the seat is to act. */
  readonly turn: boolean
  /** Whether the seat has made its choice, where all seats choose at the same time. */
  readonly chosen: boolean
}

/** Points with the rule that gives them. */
export interface PointsReason {
  readonly rule: string
  readonly points: number
}

/**
 * Derives from a view all that page and terminal show, as pure functions; the clients only draw. `Selection` holds the
 * cards that a player has selected, `Prospect` describes the effect of playing them.
 */
export interface Presenter<State extends Position, Event, Selection, Prospect> {
  /** The public part of every seat. */
  seatsOf(view: Seen<State>): BySeat<CommonSeatLook>
  /** The effect of the selected cards; `null` if none are selected or none can be. */
  prospectOf(view: Seen<State>, choice: Selection): Prospect | null
  /** The points of a seat in a finished round, by rule. They add up to its score. */
  reasonsOf(view: Seen<State>, round: number, seat: Seat): readonly PointsReason[]
  /** Warnings for all players, the most urgent first. */
  warningsOf(view: Seen<State>): readonly Saying[]
  /** Sentences that report an event. */
  sayingsOf(event: Event, before: Seen<State>, after: Seen<State>): readonly Saying[]
  /** Statistics of one seat over the finished rounds. */
  figuresOf(view: Seen<State>, seat: Seat): { readonly [figure: string]: number }
}
