import type { BySeat, Hidden, OptionsOf, Position, Seat } from '@halfpint/core'
import type { Card, SeenCard } from './card.ts'
import type { SetKind } from './set.ts'

/** The table options; each rule names the values it allows, the usual one first. */
export const OPTION_RULES = {
  /** H5 */
  rounds: { kind: 'whole', least: 1, most: 10, usual: 10 },
  /** H6 */
  startSeat: { kind: 'whole', least: 0, most: 6, usual: 0 },
  /** H16 */
  sets: { kind: 'choice', values: ['strongest', 'declared'] },
  /** H17 */
  rowGroups: { kind: 'choice', values: ['anchored', 'free'] },
  /** H20 */
  fullHouse: { kind: 'choice', values: ['highest-card', 'triple-first'] },
} as const

/** The options of a table, all present. */
export type Options = OptionsOf<typeof OPTION_RULES>

/** H7: what the round waits for; `deal` is also the time between two rounds. */
type Phase = 'deal' | 'predict' | 'bet' | 'play' | 'over'

/** A secret choice: not made, made but hidden from the viewer, or known. */
export type Secret<T> = T | Hidden | null

/** H10, H11: the seat bet against, or `none` (2 players only). */
export type Bet = Seat | 'none'

/** H25, H28: what the second column of the pad shows. */
export type Mark = 'X' | 'B' | ''

/** One set laid down: the hand cards, the row cards that join them, and what they make. */
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

/** What a round came to, as records state it. */
export type RoundScore = {
  readonly tricks: BySeat<number>
  readonly brawl: Seat | null
  readonly scores: BySeat<number>
  readonly marks: BySeat<Mark>
}

/** A finished round: what was predicted and bet, which is open by then, and what it came to. */
export type RoundResult = RoundScore & {
  readonly predictions: BySeat<number>
  readonly bets: BySeat<Bet>
}

/** How the game ended. */
export type GameResult =
  | {
      readonly ending: 'final-scoring'
      readonly bonus: BySeat<number>
      readonly totals: BySeat<number>
      readonly winners: readonly Seat[]
    }
  | { readonly ending: 'gun-fight'; readonly winners: readonly Seat[] }

/** The whole table. In a view, cards and choices that the viewer may not know are `?`. */
export interface State extends Position {
  readonly options: Options
  readonly phase: Phase
  /** H6: who starts the round under way, or the next one. */
  readonly start: Seat
  readonly row: readonly Card[]
  readonly hands: BySeat<readonly SeenCard[]>
  /** What is left of the deck after the deal. */
  readonly stock: readonly SeenCard[]
  readonly predictions: BySeat<Secret<number>>
  readonly bets: BySeat<Secret<Bet>>
  /** Who plays next; of meaning in the phase `play` only. */
  readonly toPlay: Seat
  /** The plays of the trick under way, in order. */
  readonly trick: readonly Play[]
  /** The finished tricks of the round under way. */
  readonly tricks: readonly Trick[]
  /** The finished rounds. */
  readonly results: readonly RoundResult[]
  /** H30: the seats for whom the round under way, or the next one, is a gun fight. */
  readonly gunFight: readonly Seat[]
  readonly result: GameResult | null
}

/** What a seat can wish to do. */
export type Action =
  | { readonly type: 'predict'; readonly prediction: number }
  /** H11: `on: null` lays no bet. */
  | { readonly type: 'bet'; readonly on: Seat | null }
  /** H16: `row` is given exactly when sets are declared. */
  | { readonly type: 'play'; readonly hand: readonly Card[]; readonly row?: readonly Card[] }

/** What can happen. */
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
