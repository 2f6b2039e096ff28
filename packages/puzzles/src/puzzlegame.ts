import type { AnyGame, Json, Position, Seat } from '@halfpint/core'

/** The goal of a position from a player's own game: not proven, but the choice of the champion. */
export const CHAMPION_GOAL = 'champion'

/** Whether the id of a puzzle is that of a drill. */
export const isDrill = (id: string): boolean => id.startsWith('drill ')

/** An action of a seat. */
export type PuzzleMove = { readonly seat: Seat; readonly action: Json }

/** How a puzzle is proven: with all hands open, or for every deal that agrees with what the seat has seen. */
export type HandVisibility = 'open' | 'hidden'

/** A position with a goal that exactly one play reaches. */
export interface FoundPuzzle {
  readonly record: Json
  readonly seat: Seat
  readonly goal: string
  readonly hands: HandVisibility
  readonly solution: Json
  /** The right play and its continuation until the goal is decided. */
  readonly line: readonly PuzzleMove[]
  readonly themes: readonly string[]
  /** Equal for two positions that differ only in irrelevant details. */
  readonly key: string
}

/** The functions of a game for puzzles. States and actions are those of the game. */
export interface PuzzleGame<State extends Position = Position> {
  readonly game: AnyGame
  /** The letter of its rules; the ids of its puzzles begin with it. */
  readonly letter: string
  readonly goals: readonly string[]
  readonly themes: readonly string[]
  /** The rule that decides each goal. */
  readonly ruleOf: { readonly [goal: string]: string }
  /**
   * The puzzle with this number; many numbers have none. The result is the same on every machine and in every version.
   */
  attempt(number: number): FoundPuzzle | undefined
  /** The actions that reach the goal against any play of the others; `undefined` if the search is too large. */
  rightActions(state: State, seat: Seat, goal: string, hands: HandVisibility): readonly Json[] | undefined
  /** The continuation after an action until the goal is decided. */
  lineAfter(state: State, seat: Seat, goal: string, hands: HandVisibility, action: Json): readonly PuzzleMove[]
}
