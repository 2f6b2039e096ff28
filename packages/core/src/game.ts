import type { OptionRules } from './option.ts'
import type { Random } from './random.ts'
import type { Json, Result } from './result.ts'
import type { BySeat, Seat, Viewer } from './seat.ts'

/** Replaces everything that the viewer may not see. */
export const HIDDEN = '?'

/** The type of `HIDDEN`, for unions such as `Card | Hidden`. */
export type Hidden = typeof HIDDEN

declare const seen: unique symbol

/**
 * A state as one viewer may see it. Only `view` creates one and `evolve` keeps one, so code that passes a whole
 * state to `legal`, to a bot or to the network does not compile.
 */
export type Seen<State> = State & { readonly viewer: Viewer; readonly [seen]: true }

/** The next to act: seats (several if they choose at the same time), chance, or nobody. */
export type Turn =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over' }

/** The options of any game, by name. */
export type AnyOptions = { readonly [name: string]: Json }

/** The part that the states of all games share. */
export interface Position {
  readonly options: AnyOptions
  readonly seats: number
  /** Number of finished rounds, and so the 0-based number of the round in progress. */
  readonly round: number
}

/**
 * Marks a state as the view of `viewer`. Only the `view` of a game may call this, after it has replaced everything
 * that the viewer may not see.
 */
export const seenBy = <State>(hidden: State, viewer: Viewer): Seen<State> =>
  // No value carries the mark at run time, so this is the only place with the cast.
  ({ ...hidden, viewer }) as unknown as Seen<State>

/** The rules of a game as pure functions: `decide` turns an action into events, `evolve` applies events to a state. */
export interface Rules<State extends Position, Action, Event, Options> {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly optionRules: OptionRules
  /** Returns the state before the first deal. */
  open(options: Options, seats: number): Result<State>
  turn(state: State): Turn
  /** Every action that the viewer may do now, sorted, without duplicates. A spectator has none. */
  legal(view: Seen<State>): readonly Action[]
  /** Returns the events of an action, or the reason why it is not allowed. */
  decide(state: State, seat: Seat, action: Action): Result<readonly Event[]>
  /** Shuffles and deals. No other function uses randomness. */
  chance(state: State, random: Random): readonly Event[]
  /** Applies an event to a state, or a redacted event to a view. */
  evolve<S extends State>(state: S, event: Event): S
  view(state: State, viewer: Viewer): Seen<State>
  /** The points of each finished round, by seat. A bonus at the end of the match is not in them. */
  points(state: State): readonly BySeat<number>[]
  /** The event as the viewer may see it; `undefined` if the viewer may not see it. */
  redact(event: Event, viewer: Viewer, before: State): Event | undefined
  /** The order in which `legal` lists actions. */
  compare(a: Action, b: Action): number
  readonly options: Codec<Options>
  readonly actions: Codec<Action> & Phrases<Action>
}

/** A game: its rules, and how its records are written and read. */
export interface Game<State extends Position, Action, Event, Options> extends Rules<State, Action, Event, Options> {
  readonly records: RecordFormat<State, Event>
}

/** Checks and reads a value from outside. */
export interface Codec<T> {
  read(json: unknown): Result<T>
}

/** Actions as people type them: `predict 2`, `play r7 r5 + y5`. */
interface Phrases<Action> {
  parse(text: string): Result<Action>
  make(action: Action): string
}

/** A deal of a replay: the state before it, and its event. */
export interface ReplayedDeal<State, Event> {
  readonly before: State
  readonly dealt: Event
}

/** A record that was read and replayed. */
export interface Replay<State, Event> {
  readonly players: BySeat<string>
  /** All events from the first deal on. */
  readonly log: readonly Event[]
  /** The deal of each round. */
  readonly deals: readonly ReplayedDeal<State, Event>[]
  readonly state: State
}

/** Reads and writes records of a game (docs/records.md). */
export interface RecordFormat<State, Event> {
  /** Checks every key, action and stated result. A problem contains its 0-based `round` and `play`. */
  read(json: unknown): Result<Replay<State, Event>>
  /** Writes the record of a log that starts with the first deal. */
  write(players: BySeat<string>, opened: State, log: readonly Event[]): Json
  /** The results of all finished rounds, and of the game if it is over. */
  results(state: State): { readonly rounds: readonly Json[]; readonly result: Json | null }
}

/** A bot. It sees only the view of its seat. */
export type Bot<State, Action> = (
  view: Seen<State>,
  legal: readonly Action[],
  random: Random,
  budget: Budget,
) => Action | Promise<Action>

/** Limit of one decision: milliseconds in play, iterations where the result must be repeatable. */
export type Budget = { readonly milliseconds: number } | { readonly iterations: number }

/**
 * A game of unknown types, for code that handles every game. Actions and events are the JSON that the game reads and
 * writes. Views and whole states are still different types.
 */
export type AnyGame = Game<Position, Json, Json, AnyOptions>
