import type { AnyOptions, BySeat, Game, Json, Position, Result, Seen } from '@halfpint/core'
import type { Language, Words } from '@halfpint/i18n'
import type { Scored } from '@halfpint/scorepad'
import type { PadRow } from '../play/grid.ts'
import type { Key } from '../play/key.ts'
import type { Heard } from '../play/match.ts'
import type { Paint } from '../play/paint.ts'
import type { Size } from '../play/screen.ts'

/** Everything except the view that a screen needs. */
export interface Frame {
  readonly names: BySeat<string>
  readonly language: Language
  readonly words: Words
  readonly paint: Paint
  readonly size: Size
  /** The sentences about the events so far, the latest last. */
  readonly log: readonly string[]
  /** The latest refusal or answer. */
  readonly note: string
}

/** The result of a key: another unfinished choice, or an action to play. */
export type Pressed<P, A> = { readonly pick: P } | { readonly wish: Result<A> }

/** How long an event is shown before the next one: not at all, a moment, longer, or until a key is pressed. */
export type Pause = 'none' | 'short' | 'long' | 'key'

/** A scored pad of real cards: its rounds, its totals, and the remarks below. */
export interface Sheet {
  readonly rounds: readonly PadRow[]
  readonly sums: readonly PadRow[]
  readonly notes: readonly string[]
}

/**
 * The terminal interface of one game. Everything is drawn from a view by pure functions that return lines of text. `P`
 * is the unfinished choice.
 */
export interface Face<S extends Position, A, E, O, P> {
  readonly game: Game<S, A, E, O>
  /** An action in a review, after the name of the player. */
  actionText(action: A, names: BySeat<string>, words: Words): string
  /** An action as a clause of a sentence that names another one too. */
  clauseText(action: A, other: A, names: BySeat<string>, words: Words, language: Language): string
  /** A pad of real cards for people. */
  sheet(scored: Scored, players: BySeat<string>, words: Words): Sheet
  /** The choice at the beginning of the viewer's turn. */
  begin(view: Seen<S>): P
  /** The result of a key; `undefined` if the key has no meaning here. */
  press(view: Seen<S>, pick: P, key: Key): Pressed<P, A> | undefined
  /** The table, with the unfinished choice if it is the viewer's turn. */
  table(view: Seen<S>, pick: P | undefined, frame: Frame): string[]
  /** The score pad between rounds and at the end. The log has the sentences about the round. */
  pad(view: Seen<S>, frame: Frame): string[]
  /** The score pad alone. */
  padLines(view: Seen<S>, frame: Frame): string[]
  /** A sentence that names the winner; empty while there is none. */
  winnerText(view: Seen<S>, frame: Frame): string
  /** The rules in short. */
  rules(view: Seen<S>, frame: Frame): string[]
  /** The meaning of the keys, in a sentence or two. */
  keys(view: Seen<S>, frame: Frame): string
  /** An event in sentences, one per line. */
  tell(heard: Heard<S, E>, frame: Frame): string[]
  pauseAfter(heard: Heard<S, E>): Pause
  /** Line mode: the question, with everything needed to answer it. */
  ask(view: Seen<S>, frame: Frame): string[]
  /** Line mode: the commands. */
  commands(view: Seen<S>, frame: Frame): string[]
  /** Line mode: the action of a typed line. */
  read(view: Seen<S>, line: string, names: BySeat<string>): Result<A>
}

/** An interface for code that serves all games. */
export type AnyFace = Face<Position, Json, Json, AnyOptions, unknown>
