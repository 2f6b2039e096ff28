import type { Position, Seen } from './game.ts'
import type { Json } from './result.ts'
import type { BySeat, Seat } from './seat.ts'

/**
 * Something to be said: which sentence, and the facts in it. Seats stand for names, cards for themselves; the
 * sentences are the client's business, as those of problems are.
 */
export interface Saying<Key extends string = string, Facts extends { readonly [fact: string]: Json } = AnyFacts> {
  readonly key: Key
  readonly facts: Facts
}

type AnyFacts = { readonly [fact: string]: Json }

/** The sayings that a game has: each key with the facts it comes with. */
export type Sayings<Table extends { readonly [key: string]: AnyFacts }> = {
  [Key in keyof Table & string]: Saying<Key, Table[Key]>
}[keyof Table & string]

/** What everybody can see of one seat, in every game; games add their own. */
export interface SeatLook {
  readonly seat: Seat
  /** How many cards the seat holds. */
  readonly held: number
  /** How many tricks it has won in this round. */
  readonly won: number
  /** Whether the game waits for it. */
  readonly turn: boolean
  /** Whether it has made the choice that all make at the same time. */
  readonly chosen: boolean
}

/** One reason for points: the rule that gives them, and how many. */
export interface PointsReason {
  readonly rule: string
  readonly points: number
}

/**
 * The thinking of a table that every way to show it needs, as pure functions of a view: the page and the
 * terminal only draw. `Choice` is what a player has picked up so far, `Prospect` what that would do.
 */
export interface Presenter<State extends Position, Event, Choice, Prospect> {
  /** Every seat, in seat order. */
  seatsOf(view: Seen<State>): BySeat<SeatLook>
  /** What the chosen cards would do; `null` where nothing is chosen or nothing is to be chosen. */
  prospectOf(view: Seen<State>, choice: Choice): Prospect | null
  /** Why a seat has its points in a finished round; the points add up to those on the pad. */
  reasonsOf(view: Seen<State>, round: number, seat: Seat): readonly PointsReason[]
  /** What everybody should hear in time, the most urgent first. */
  warningsOf(view: Seen<State>): readonly Saying[]
  /** What happened. */
  sayingsOf(event: Event, before: Seen<State>, after: Seen<State>): readonly Saying[]
  /** Figures of one seat over the rounds played so far. */
  figuresOf(view: Seen<State>, seat: Seat): { readonly [figure: string]: number }
}
