import type { BySeat, Seat } from '@halfpint/core'
import type { DrinkingRule, Mark, ScoringOptions } from '@halfpint/half-pint'
import { emptyEntries, type Nullable, type Pad } from '../pad.ts'

/** The options of a pad for Half-Pint Heroes: the scoring options and the drinking rules in use. */
export interface HalfPintOptions extends ScoringOptions {
  readonly drinking: readonly DrinkingRule[]
}

/** A row of the pad: the entries of a round, and the overrides of its scores. */
export interface HalfPintRound {
  readonly handSize: Nullable<number>
  readonly predictions: BySeat<Nullable<number>>
  /** `null`: no bet, or not entered yet. */
  readonly bets: BySeat<Seat | null>
  readonly tricks: BySeat<Nullable<number>>
  readonly brawl: Seat | null
  readonly overrides: { readonly scores: BySeat<Nullable<number>>; readonly marks: BySeat<Nullable<Mark>> }
}

/** A score pad of Half-Pint Heroes. */
export interface HalfPintPad extends Pad {
  readonly pad: 'half-pint-heroes'
  readonly options: HalfPintOptions
  readonly rounds: readonly HalfPintRound[]
  readonly overrides: { readonly bonus: BySeat<Nullable<number>> }
}

/** An empty row of Half-Pint Heroes. */
export const blankHalfPintRound = (seats: number): HalfPintRound => ({
  handSize: null,
  predictions: emptyEntries(seats),
  bets: emptyEntries(seats),
  tricks: emptyEntries(seats),
  brawl: null,
  overrides: { scores: emptyEntries(seats), marks: emptyEntries(seats) },
})
