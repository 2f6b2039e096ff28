import type { OptionRules } from './option.ts'
import type { Random } from './random.ts'
import type { Json, Result } from './result.ts'
import type { BySeat, Seat, Viewer } from './seat.ts'

/** A thing the viewer may not know. */
export const HIDDEN = '?'

/** The type of what is hidden, for unions such as `Card | Hidden`. */
export type Hidden = typeof HIDDEN

declare const seen: unique symbol

/**
 * A state as one viewer may see it. Only `view` makes one (and `evolve` keeps one), so a whole
 * state handed to `legal`, to a bot or to the wire does not compile.
 */
export type Seen<State> = State & { readonly viewer: Viewer; readonly [seen]: true }

/** Who moves the game on: seats (several when they choose at the same time), chance, or nobody. */
export type Turn =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over' }

/** The options of a table whose game is not known here, by name. */
export type AnyOptions = { readonly [name: string]: Json }

/** The shared part of every state. */
export interface Position {
  readonly options: AnyOptions
  readonly seats: number
  /** Rounds finished so far, so also the 0-based number of the round under way. */
  readonly round: number
}

/**
 * A state with everything hidden that `viewer` may not know, marked as such. Only the `view` of a game
 * calls this, after it has hidden what must be hidden.
 */
export const seenBy = <State>(hidden: State, viewer: Viewer): Seen<State> =>
  // The mark is a promise that no value carries: this is the one place that gives it.
  ({ ...hidden, viewer }) as unknown as Seen<State>

/** The rules of a game as pure functions: a wish goes in, facts come out, facts are folded. */
export interface Rules<State extends Position, Action, Event, Options> {
  readonly id: string
  readonly seats: { readonly least: number; readonly most: number }
  readonly optionRules: OptionRules
  /** A table ready for its first deal. */
  open(options: Options, seats: number): Result<State>
  turn(state: State): Turn
  /** What the viewer may do now, sorted, none twice; nothing for the rail. */
  legal(view: Seen<State>): readonly Action[]
  /** The facts that follow if the seat does this, or why it may not. */
  decide(state: State, seat: Seat, action: Action): Result<readonly Event[]>
  /** The only user of randomness: the shuffle. */
  chance(state: State, random: Random): readonly Event[]
  /** Folds a fact into a state, or a redacted fact into a view. */
  evolve<S extends State>(state: S, event: Event): S
  view(state: State, viewer: Viewer): Seen<State>
  /** The fact as the viewer may hear it; `undefined` if not at all. */
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

/** Reads a value that came from outside, strictly. */
export interface Codec<T> {
  read(json: unknown): Result<T>
}

/** Actions as people type them: `predict 2`, `play r7 r5 + y5`. */
interface Phrases<Action> {
  parse(text: string): Result<Action>
  make(action: Action): string
}

/** A record read and replayed: who sat there, every fact, and where the game stands. */
export interface Replay<State, Event> {
  readonly players: BySeat<string>
  readonly log: readonly Event[]
  readonly state: State
}

/** A game as the JSON object of the record format (docs/records.md). */
export interface RecordFormat<State, Event> {
  /** Checks every key, action and stated result; a problem names its 0-based `round` and `play`. */
  read(json: unknown): Result<Replay<State, Event>>
  /** The record of a log that starts with the first deal. */
  write(players: BySeat<string>, opened: State, log: readonly Event[]): Json
  /** The round and game results of the format, for what is finished. */
  results(state: State): { readonly rounds: readonly Json[]; readonly result: Json | null }
}

/** A player that is a function of a view. */
export type Bot<State, Action> = (
  view: Seen<State>,
  legal: readonly Action[],
  random: Random,
  budget: Budget,
) => Action | Promise<Action>

/** How long a bot may think: by the clock in play, by iterations where a result must repeat. */
export type Budget = { readonly milliseconds: number } | { readonly iterations: number }

/**
 * A game whose types are not known here, for code that serves every game alike. Actions and events are
 * whatever JSON the game reads and writes; a view is still a view, and a whole state is none.
 */
export type AnyGame = Game<Position, Json, Json, AnyOptions>
