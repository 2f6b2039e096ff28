import type { AnyGame, Json, Position, Seat } from '@halfpint/core'

/** The goal of a moment from one's own game: not proven, but what the champion would have done. */
export const MOMENT_GOAL = 'champion'

/** Who plays what. */
export type Move = { readonly seat: Seat; readonly action: Json }

/** How a puzzle is proven: with all hands open, or for every deal that fits what the seat saw. */
export type Hands = 'open' | 'hidden'

/** A position with a goal that exactly one play reaches. */
export interface Found {
  readonly record: Json
  readonly seat: Seat
  readonly goal: string
  readonly hands: Hands
  readonly solution: Json
  /** The right play, and how it goes on until the goal is decided. */
  readonly line: readonly Move[]
  readonly themes: readonly string[]
  /** The same for two positions that differ only in what does not matter. */
  readonly key: string
}

/** What a game brings to puzzles. States and actions are the game's own. */
export interface PuzzleGame<State extends Position = Position> {
  readonly game: AnyGame
  /** The letter of its rules, with which the ids of its puzzles begin. */
  readonly letter: string
  readonly goals: readonly string[]
  readonly themes: readonly string[]
  /** The rule by which each goal is decided. */
  readonly ruleOf: { readonly [goal: string]: string }
  /** The puzzle that a number stands for; many numbers stand for none. The same everywhere and for good. */
  attempt(number: number): Found | undefined
  /** The actions that reach the goal, whatever the others do; nothing if that is too much to search. */
  rightActions(state: State, seat: Seat, goal: string, hands: Hands): readonly Json[] | undefined
  /** How play goes on after an action until the goal is decided. */
  lineAfter(state: State, seat: Seat, goal: string, hands: Hands, action: Json): readonly Move[]
}
