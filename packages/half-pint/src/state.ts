import { type BySeat, type Hidden, must, type OptionsOf, type Position, readOptions, type Seat } from '@halfpint/core'
import type { Card, SeenCard } from './card.ts'
import type { SetKind } from './set.ts'

/** Options that are needed to score a match, at a table and on a score pad. */
export const SCORING_OPTION_RULES = {
  /** H5 */
  rounds: { kind: 'whole', min: 1, max: 10, default: 10 },
  /** H6 */
  startSeat: { kind: 'whole', min: 0, max: 6, default: 0 },
} as const

/** Options about the sets that cards make. */
const SET_OPTION_RULES = {
  /** H16 */
  sets: { kind: 'choice', values: ['strongest', 'declared'] },
  /** H17 */
  rowGroups: { kind: 'choice', values: ['anchored', 'free'] },
  /** H20 */
  fullHouse: { kind: 'choice', values: ['highest-card', 'triple-first'] },
} as const

/** All options of the rules. Each one names the values it allows; the first value of a choice is the default. */
export const OPTION_RULES = { ...SCORING_OPTION_RULES, ...SET_OPTION_RULES } as const

/** All options of a table. */
export type Options = OptionsOf<typeof OPTION_RULES>

/** The options of a table that sets none. */
export const DEFAULT_OPTIONS: Options = must(readOptions(OPTION_RULES, {}))

/** The options that are needed to score a match. */
export type ScoringOptions = OptionsOf<typeof SCORING_OPTION_RULES>

/** The options that decide what is a set and how strong it is. */
export type SetOptions = OptionsOf<typeof SET_OPTION_RULES>

/** H7: the phase of a round; `deal` is also the time between two rounds. */
type Phase = 'deal' | 'predict' | 'bet' | 'play' | 'over'

/** A secret choice: not made, made but hidden from the viewer, or known. */
export type Secret<T> = T | Hidden | null

/** H10, H11: the seat bet against, or `none` (2 players only). */
export type Bet = Seat | 'none'

/** H25, H28: the mark in the second column of the pad. */
export type Mark = 'X' | 'B' | ''

/** A set that was played: hand cards, row cards and the kind of set. */
export type Play = {
  readonly seat: Seat
  readonly hand: readonly Card[]
  readonly row: readonly Card[]
  readonly set: SetKind
}

/** A finished trick. */
export type Trick = {
  readonly plays: readonly Play[]
  readonly winner: Seat
}

/** The result of a round, as records contain it. */
export type RoundScore = {
  readonly tricks: BySeat<number>
  readonly brawl: Seat | null
  readonly scores: BySeat<number>
  readonly marks: BySeat<Mark>
}

/** A finished round: its result, predictions and bets. */
export type RoundResult = RoundScore & {
  readonly predictions: BySeat<number>
  readonly bets: BySeat<Bet>
}

/** The end of a game and its winners. */
export type GameResult =
  | {
      readonly ending: 'final-scoring'
      readonly bonus: BySeat<number>
      readonly totals: BySeat<number>
      readonly winners: readonly Seat[]
    }
  | { readonly ending: 'gun-fight'; readonly winners: readonly Seat[] }

/** The whole table. In a view, cards and choices that the viewer may not see are `?`. */
export interface State extends Position {
  readonly options: Options
  readonly phase: Phase
  /** H6: the start player of the round in progress, or of the next one. */
  readonly start: Seat
  readonly row: readonly Card[]
  readonly hands: BySeat<readonly SeenCard[]>
  /** The rest of the deck after the deal. */
  readonly stock: readonly SeenCard[]
  readonly predictions: BySeat<Secret<number>>
  readonly bets: BySeat<Secret<Bet>>
  /** The seat to play, in the phase `play`. */
  readonly toPlay: Seat
  /** The plays of the trick in progress, in order. */
  readonly trick: readonly Play[]
  /** The finished tricks of the round in progress. */
  readonly tricks: readonly Trick[]
  /** The finished rounds. */
  readonly results: readonly RoundResult[]
  /** H30: the seats for whom the round in progress, or the next one, is a gun fight. */
  readonly gunFight: readonly Seat[]
  readonly result: GameResult | null
}

/** An action of a seat. */
export type Action =
  | { readonly type: 'predict'; readonly prediction: number }
  /** H11: `on: null` lays no bet. */
  | { readonly type: 'bet'; readonly on: Seat | null }
  /** H16: `row` is present exactly when sets are declared. */
  | { readonly type: 'play'; readonly hand: readonly Card[]; readonly row?: readonly Card[] }

/** An event of the game. */
export type Event =
  | { readonly type: 'dealt'; readonly deck: readonly SeenCard[] }
  | { readonly type: 'predicted'; readonly seat: Seat; readonly prediction: number | Hidden }
  | { readonly type: 'predictions-revealed'; readonly predictions: BySeat<number> }
  | { readonly type: 'bet-placed'; readonly seat: Seat; readonly bet: Bet | Hidden }
  | { readonly type: 'bets-revealed'; readonly bets: BySeat<Bet> }
  | ({ readonly type: 'played' } & Play)
  | { readonly type: 'trick-won'; readonly winner: Seat }
  | ({ readonly type: 'round-scored'; readonly gunFight: readonly Seat[] } & RoundScore)
  | { readonly type: 'game-ended'; readonly result: GameResult }
