import type { Budget, Random, Seen } from '@halfpint/core'
import type { Style } from './style.ts'

/** What a bot has to think with. Time is passed in: only a budget in milliseconds reads the clock. */
export interface ThinkOptions {
  readonly random: Random
  readonly budget: Budget
  /** Milliseconds from any fixed moment. */
  readonly now: () => number
  readonly style: Style
}

/** What one action is expected to bring. */
export interface ActionEstimate<Action> {
  readonly action: Action
  /** The chance to win the match, shared wins in parts. */
  readonly win: number
  /** Points expected from this round. */
  readonly points: number
  /** For predictions: the chance of each number of tricks if one plays for this prediction, 0 first. */
  readonly tricks?: readonly number[]
  /** For predictions and what is played for them: the chance to meet it exactly. */
  readonly exact?: number
  /** For bets: the chance that the player bet against misses. */
  readonly miss?: number
  /** For plays: the chance of a brawl of one's own, and of another's. */
  readonly brawl?: number
  readonly foe?: number
  /** For cards: the chance to take the queen, to take the jack, to march, and that another marches. */
  readonly queen?: number
  readonly jack?: number
  readonly march?: number
  readonly defence?: number
  /** The part of the worlds in which the queen lies with somebody who plays to this trick later. */
  readonly behind?: number
}

/** All legal actions with what they are expected to bring, and how many sampled worlds this rests on. */
export interface BotAdvice<Action> {
  readonly worlds: number
  readonly estimates: readonly ActionEstimate<Action>[]
}

// Methods, as those of a `Game`, so that the bots of one game can stand in a list of all games' bots.
interface Thinking<State, Action> {
  advise(
    view: Seen<State>,
    legal: readonly Action[],
    thinkOptions: ThinkOptions,
  ): Generator<BotAdvice<Action>, BotAdvice<Action>, void>
  choose(view: Seen<State>, legal: readonly Action[], thinkOptions: ThinkOptions): Action
}

/** Counsel that is refined while it runs: the first answer comes soon, the last when the budget is spent. */
export type Advise<State, Action> = Thinking<State, Action>['advise']

/** A level of one game: chooses one of the legal actions from what a seat may know. */
export type Choose<State, Action> = Thinking<State, Action>['choose']
