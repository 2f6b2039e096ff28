import { type BySeat, must, type OptionsOf, type Position, readOptions, type Seat } from '@halfpint/core'
import type { Card, SeenCard } from './card.ts'

/** All options of the rules. Each one names the values it allows; the first value of a choice is the default. */
export const OPTION_RULES = {
  /** Z2 */
  rounds: { kind: 'whole', min: 1, max: 5, default: 5 },
  /** Z6: the points of the hearts, 2 first. */
  hearts: {
    kind: 'list',
    length: 13,
    min: -1000,
    max: 1000,
    default: [-2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14],
  },
  /** Z8 */
  march: { kind: 'choice', values: ['wins-game', 'others-pay'] },
} as const

/** All options of a table. */
export type Options = OptionsOf<typeof OPTION_RULES>

/** The options of a table that sets none. */
export const DEFAULT_OPTIONS: Options = must(readOptions(OPTION_RULES, {}))

/** The options that decide the points of a round. */
export type ScoringOptions = Pick<Options, 'hearts' | 'march'>

/** The phase of a round; `deal` is also the time between two rounds. */
type Phase = 'deal' | 'pass' | 'play' | 'over'

/** One card played to a trick. */
export type Play = {
  readonly seat: Seat
  readonly card: Card
}

/** A finished trick. */
export type Trick = {
  readonly plays: readonly Play[]
  readonly winner: Seat
}

/** The result of a round, as records contain it. */
export type RoundScore = {
  readonly points: BySeat<number>
  /** Z8: the seat that took all hearts and the queen of flowers. */
  readonly march: Seat | null
}

/** A finished round: its result, tricks and taken cards. */
export type RoundResult = RoundScore & {
  /** Number of tricks of each seat. */
  readonly tricks: BySeat<number>
  /** Z6: the scoring cards that each seat took, in card order. */
  readonly taken: BySeat<readonly Card[]>
}

/** The end of a game and its winners. */
export type GameResult = {
  readonly ending: 'final-scoring' | 'march'
  readonly totals: BySeat<number>
  readonly winners: readonly Seat[]
}

/** The whole table. In a view, cards that the viewer may not see are `?`. */
export interface State extends Position {
  readonly options: Options
  readonly phase: Phase
  /** In card order, without the cards in `passes`. */
  readonly hands: BySeat<readonly SeenCard[]>
  /** Z3: the cards that each seat gives to its right, `null` until chosen. Kept to the end of the round, because givers know them. */
  readonly passes: BySeat<readonly SeenCard[] | null>
  /** The seat to play, in the phase `play`. */
  readonly toPlay: Seat
  /** The plays of the trick in progress, in order. */
  readonly trick: readonly Play[]
  /** The finished tricks of the round in progress. */
  readonly tricks: readonly Trick[]
  /** Z5: whether a heart was thrown off in this round. */
  readonly heartsOpen: boolean
  /** The finished rounds. */
  readonly results: readonly RoundResult[]
  readonly result: GameResult | null
}

/** An action of a seat. */
export type Action =
  | { readonly type: 'pass'; readonly cards: readonly Card[] }
  | { readonly type: 'play'; readonly card: Card }

/** An event of the game. */
export type Event =
  | { readonly type: 'dealt'; readonly deck: readonly SeenCard[] }
  | { readonly type: 'passed'; readonly seat: Seat; readonly cards: readonly SeenCard[] }
  /** `leader` now holds the 2 of flowers. Everybody sees the leader, but only two players know the pass of the card. */
  | { readonly type: 'passes-exchanged'; readonly passes: BySeat<readonly SeenCard[]>; readonly leader: Seat }
  | ({ readonly type: 'played' } & Play)
  | { readonly type: 'trick-won'; readonly winner: Seat }
  | ({ readonly type: 'round-scored' } & RoundScore)
  | { readonly type: 'game-ended'; readonly result: GameResult }
