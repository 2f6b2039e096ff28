import {
  type AnyOptions,
  type Bot,
  type Budget,
  type Game,
  type Json,
  ok,
  type Position,
  type Refusal,
  type Result,
  refuse,
  type Seat,
} from '@halfpint/core'
import type { MatchMeasure } from './arena/tally.ts'
import { type BotProfile, CHARACTER_PROFILES, CHARACTERS } from './character.ts'
import type { Advise, Choose } from './evaluation.ts'
import { LEVELS, type Level } from './level.ts'
import { NO_STYLE } from './style.ts'

/** An action that a seat chose. */
export interface ChosenAction<Action> {
  readonly seat: Seat
  readonly action: Action
  /** The 0-based number of the trick; `null` before the first. */
  readonly trick: number | null
}

/** A game and its bots. */
export interface Roster<S extends Position, A, E, O> {
  readonly game: Game<S, A, E, O>
  /** Whether the game has predictions. */
  readonly predicts: boolean
  readonly levels: { readonly [level in Level]: Choose<S, A> }
  readonly advise: Advise<S, A>
  /** Returns the action behind an event; `undefined` if the event does not show a choice. */
  chosenBy(event: E, before: S): ChosenAction<A> | undefined
  /** Figures of a finished match for the arena. */
  measure(state: S, log: readonly E[]): MatchMeasure
}

/** The roster of a game whose types are not known at compile time. Its bots get a view too, never a state. */
export type AnyRoster = Roster<Position, Json, Json, AnyOptions>

/** Default budgets of the levels. Only expert and champion use theirs up. */
export const DEFAULT_BUDGETS: { readonly [level in Level]: Budget } = {
  random: { milliseconds: 1 },
  novice: { milliseconds: 1 },
  amateur: { milliseconds: 1 },
  regular: { milliseconds: 1 },
  expert: { milliseconds: 20 },
  champion: { milliseconds: 200 },
}

/** Returns whether a level uses up its budget; the others answer at once. */
export const isThinker = (level: Level): boolean => level === 'expert' || level === 'champion'

export const unknownBot = (bot: string): Refusal =>
  refuse('unknown-bot', { bot, levels: [...LEVELS], characters: [...CHARACTERS] })

/** Returns the profile of a level or of a regular of the pub. */
export const profileOf = (name: string): Result<BotProfile> => {
  const level = LEVELS.find(each => each === name)
  if (level !== undefined) return ok({ level, style: NO_STYLE })
  const character = CHARACTERS.find(each => each === name)
  if (character !== undefined) return ok(CHARACTER_PROFILES[character])
  return unknownBot(name)
}

/** Returns a bot with this profile. `now` is read only under a budget in milliseconds. */
export const botOf = <S extends Position, A, E, O>(
  { levels }: Roster<S, A, E, O>,
  { level, style }: BotProfile,
  now: () => number,
): ((...asked: Parameters<Bot<S, A>>) => A) => {
  const choose = levels[level]
  return (view, legal, random, budget) => choose(view, legal, { random, budget, now, style })
}
