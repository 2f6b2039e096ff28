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

/** What a seat wished to do. */
export interface ChosenAction<Action> {
  readonly seat: Seat
  readonly action: Action
  /** The 0-based number of the trick; `null` before the first. */
  readonly trick: number | null
}

/** One game and all who play it here. */
export interface Roster<S extends Position, A, E, O> {
  readonly game: Game<S, A, E, O>
  /** Whether seats predict, so that predictions met can be counted. */
  readonly predicts: boolean
  readonly levels: { readonly [level in Level]: Choose<S, A> }
  readonly advise: Advise<S, A>
  /** What a seat wished for, if this fact tells it. */
  chosenBy(event: E, before: S): ChosenAction<A> | undefined
  /** What the arena counts of a finished match. */
  measure(state: S, log: readonly E[]): MatchMeasure
}

/** The roster of a game whose types are not known here; its bots are given a view all the same, never a state. */
export type AnyRoster = Roster<Position, Json, Json, AnyOptions>

/** How long the levels think if nobody says; the others need no time. */
export const DEFAULT_BUDGETS: { readonly [level in Level]: Budget } = {
  random: { milliseconds: 1 },
  novice: { milliseconds: 1 },
  regular: { milliseconds: 1 },
  expert: { milliseconds: 20 },
  champion: { milliseconds: 200 },
}

/** The levels that use up their budget; the others answer at once. */
export const isThinker = (level: Level): boolean => level === 'expert' || level === 'champion'

/** The refusal of a bot that nobody knows. */
export const unknownBot = (bot: string): Refusal =>
  refuse('unknown-bot', { bot, levels: [...LEVELS], characters: [...CHARACTERS] })

/** The nature of a bot by its name: a level, or a regular of the pub. */
export const profileOf = (name: string): Result<BotProfile> => {
  const level = LEVELS.find(each => each === name)
  if (level !== undefined) return ok({ level, style: NO_STYLE })
  const character = CHARACTERS.find(each => each === name)
  if (character !== undefined) return ok(CHARACTER_PROFILES[character])
  return unknownBot(name)
}

/** A bot of this nature at a table of this game. `now` is read only under a budget in milliseconds. */
export const botOf = <S extends Position, A, E, O>(
  { levels }: Roster<S, A, E, O>,
  { level, style }: BotProfile,
  now: () => number,
): ((...asked: Parameters<Bot<S, A>>) => A) => {
  const choose = levels[level]
  return (view, legal, random, budget) => choose(view, legal, { random, budget, now, style })
}
