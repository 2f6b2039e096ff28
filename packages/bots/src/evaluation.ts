import type { Budget, Random, Seen } from '@halfpint/core'
import type { PlayStyle } from './style.ts'

/** Resources for one decision. Only a budget in milliseconds reads the clock. */
export interface ThinkOptions {
  readonly random: Random
  readonly budget: Budget
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly style: PlayStyle
}

/** Estimated result of one action, averaged over sampled deals. */
export interface ActionEstimate<Action> {
  readonly action: Action
  /** Probability of winning the match; a shared win counts in part. */
  readonly win: number
  /** Expected points in this round. */
  readonly points: number
  /** Predictions: probability of each number of tricks, starting with 0, if the player plays for this prediction. */
  readonly tricks?: readonly number[]
  /** Predictions and plays: probability of an exact prediction. */
  readonly exact?: number
  /** Bets: probability that the opponent misses. */
  readonly miss?: number
  /** Plays: probability that the player brawls, and that another player does. */
  readonly brawl?: number
  readonly foe?: number
  /** Herzlos cards: probability of taking the queen, taking the jack, marching, and of a march by another player. */
  readonly queen?: number
  readonly jack?: number
  readonly march?: number
  readonly defence?: number
  /** Probability that a player who plays later to this trick holds the queen. */
  readonly behind?: number
}

/** Estimates of all legal actions, and the number of sampled deals behind them. */
export interface BotAdvice<Action> {
  readonly worlds: number
  readonly estimates: readonly ActionEstimate<Action>[]
}

// Methods, as in `Game`: their parameter types are bivariant, so one list can hold the bots of all games.
interface Thinking<State, Action> {
  advise(
    view: Seen<State>,
    legal: readonly Action[],
    thinkOptions: ThinkOptions,
  ): Generator<BotAdvice<Action>, BotAdvice<Action>, void>
  choose(view: Seen<State>, legal: readonly Action[], thinkOptions: ThinkOptions): Action
}

/** Yields better advice while it runs: the first soon, the last when the budget is spent. */
export type Advise<State, Action> = Thinking<State, Action>['advise']

/** A level of one game. Chooses one of the legal actions from the view of a seat. */
export type Choose<State, Action> = Thinking<State, Action>['choose']
