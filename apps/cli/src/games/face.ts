import type { AnyOptions, BySeat, Game, Json, Position, Result, Seen } from '@halfpint/core'
import type { Language, Words } from '@halfpint/i18n'
import type { Scored } from '@halfpint/scorepad'
import type { PadRow } from '../play/grid.ts'
import type { Key } from '../play/key.ts'
import type { Heard } from '../play/match.ts'
import type { Paint } from '../play/paint.ts'
import type { Size } from '../play/screen.ts'

/** What a picture needs besides the view. */
export interface Frame {
  readonly names: BySeat<string>
  readonly language: Language
  readonly words: Words
  readonly paint: Paint
  readonly size: Size
  /** What happened so far, in words, the latest last. */
  readonly log: readonly string[]
  /** The latest refusal or answer, in words. */
  readonly note: string
}

/** What a key leads to: another choice under way, or a wish. */
export type Pressed<P, A> = { readonly pick: P } | { readonly wish: Result<A> }

/** How long a fact stays before the next one: not at all, a moment, longer, or until a key is pressed. */
export type Pause = 'none' | 'short' | 'long' | 'key'

/** What a scored pad of real cards shows: its rounds, what they come to, and what is said below. */
export interface Sheet {
  readonly rounds: readonly PadRow[]
  readonly sums: readonly PadRow[]
  readonly notes: readonly string[]
}

/**
 * How one game meets a person. Everything is drawn from a view: pure functions to lines of text.
 * `P` is the choice under way.
 */
export interface Face<S extends Position, A, E, O, P> {
  readonly game: Game<S, A, E, O>
  /** An action as a review tells it, after the name of who did it. */
  actionText(action: A, names: BySeat<string>, words: Words): string
  /** A pad of real cards as people read it. */
  sheet(scored: Scored, players: BySeat<string>, words: Words): Sheet
  /** The choice that begins when it is the viewer's turn. */
  begin(view: Seen<S>): P
  /** What a key makes of the choice; `undefined` if the key means nothing here. */
  press(view: Seen<S>, pick: P, key: Key): Pressed<P, A> | undefined
  /** The table, with the choice under way if it is the viewer's turn. */
  table(view: Seen<S>, pick: P | undefined, frame: Frame): string[]
  /** The score pad, between the rounds and at the end; the log is what was said about the round. */
  pad(view: Seen<S>, frame: Frame): string[]
  /** The score pad alone. */
  padLines(view: Seen<S>, frame: Frame): string[]
  /** Who has won, in a sentence; empty while nobody has. */
  winnerText(view: Seen<S>, frame: Frame): string
  /** The rules in short. */
  rules(view: Seen<S>, frame: Frame): string[]
  /** What the keys do, in a sentence or two. */
  keys(view: Seen<S>, frame: Frame): string
  /** A fact in words, one string a line. */
  tell(heard: Heard<S, E>, frame: Frame): string[]
  pauseAfter(heard: Heard<S, E>): Pause
  /** Line mode: what is asked, with all that is needed to answer. */
  ask(view: Seen<S>, frame: Frame): string[]
  /** Line mode: the commands. */
  commands(view: Seen<S>, frame: Frame): string[]
  /** Line mode: the wish that a line says. */
  read(view: Seen<S>, line: string, names: BySeat<string>): Result<A>
}

/** A face whose game is not known here, for code that serves every game alike. */
export type AnyFace = Face<Position, Json, Json, AnyOptions, unknown>
