import type { BySeat, OptionsOf, Position, Seat } from '@halfpint/core'
import type { Card, SeenCard } from './card.ts'

/** The table options; each rule names the values it allows, the usual one first. */
export const OPTION_RULES = {
  /** Z2 */
  rounds: { kind: 'whole', least: 1, most: 5, usual: 5 },
  /** Z6: the points of the hearts, 2 first. */
  hearts: {
    kind: 'list',
    length: 13,
    least: -1000,
    most: 1000,
    usual: [-2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14],
  },
  /** Z8 */
  march: { kind: 'choice', values: ['wins-game', 'others-pay'] },
} as const

/** The options of a table, all present. */
export type Options = OptionsOf<typeof OPTION_RULES>

/** The options that decide what a round comes to. */
export type ScoringOptions = Pick<Options, 'hearts' | 'march'>

/** What the round waits for; `deal` is also the time between two rounds. */
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

/** What a round came to, as records state it. */
export type RoundScore = {
  readonly points: BySeat<number>
  /** Z8: who took all hearts and the queen of flowers. */
  readonly march: Seat | null
}

/** A finished round: what everybody saw taken, and what it came to. */
export type RoundResult = RoundScore & {
  /** How many tricks each seat won. */
  readonly tricks: BySeat<number>
  /** Z6: the cards that count, by who took them, in card order. */
  readonly taken: BySeat<readonly Card[]>
}

/** How the game ended. */
export type GameResult = {
  readonly ending: 'final-scoring' | 'march'
  readonly totals: BySeat<number>
  readonly winners: readonly Seat[]
}

/** The whole table. In a view, cards that the viewer may not know are `?`. */
export interface State extends Position {
  readonly options: Options
  readonly phase: Phase
  /** In card order; cards on their way to the neighbour are in `passes` and not here. */
  readonly hands: BySeat<readonly SeenCard[]>
  /** Z3: what each seat gives to its right, `null` until chosen; kept to the end of the round, for givers remember. */
  readonly passes: BySeat<readonly SeenCard[] | null>
  /** Who plays next; of meaning in the phase `play` only. */
  readonly toPlay: Seat
  /** The plays of the trick under way, in order. */
  readonly trick: readonly Play[]
  /** The finished tricks of the round under way. */
  readonly tricks: readonly Trick[]
  /** Z5: whether a heart was thrown off in this round. */
  readonly heartsOpen: boolean
  /** The finished rounds. */
  readonly results: readonly RoundResult[]
  readonly result: GameResult | null
}

/** What a seat can wish to do. */
export type Action =
  | { readonly type: 'pass'; readonly cards: readonly Card[] }
  | { readonly type: 'play'; readonly card: Card }

/** What can happen. */
export type Event =
  | { readonly type: 'dealt'; readonly deck: readonly SeenCard[] }
  | { readonly type: 'passed'; readonly seat: Seat; readonly cards: readonly SeenCard[] }
  /** `leader` holds the 2 of flowers now: all see who leads, but only some saw the card on its way. */
  | { readonly type: 'passes-exchanged'; readonly passes: BySeat<readonly SeenCard[]>; readonly leader: Seat }
  | ({ readonly type: 'played' } & Play)
  | { readonly type: 'trick-won'; readonly winner: Seat }
  | ({ readonly type: 'round-scored' } & RoundScore)
  | { readonly type: 'game-ended'; readonly result: GameResult }
