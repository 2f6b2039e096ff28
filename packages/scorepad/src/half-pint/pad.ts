import type { BySeat, Seat } from '@halfpint/core'
import type { DrinkingRule, Mark, ScoringOptions } from '@halfpint/half-pint'
import { type Blank, blanks, type Pad } from '../pad.ts'

/** The options of a pad for Half-Pint Heroes: all that scoring needs, and the drinking rules in force. */
export interface HalfPintOptions extends ScoringOptions {
  readonly drinking: readonly DrinkingRule[]
}

/** A row of the pad: the entries of a round, and the overrides of its scores. */
export interface HalfPintRound {
  readonly handSize: Blank<number>
  readonly predictions: BySeat<Blank<number>>
  /** `null`: no bet, or not entered yet. */
  readonly bets: BySeat<Seat | null>
  readonly tricks: BySeat<Blank<number>>
  readonly brawl: Seat | null
  readonly overruled: { readonly scores: BySeat<Blank<number>>; readonly marks: BySeat<Blank<Mark>> }
}

/** A score pad of Half-Pint Heroes. */
export interface HalfPintPad extends Pad {
  readonly pad: 'half-pint-heroes'
  readonly options: HalfPintOptions
  readonly rounds: readonly HalfPintRound[]
  readonly overruled: { readonly bonus: BySeat<Blank<number>> }
}

/** An empty row of Half-Pint Heroes. */
export const blankHalfPintRound = (seats: number): HalfPintRound => ({
  handSize: null,
  predictions: blanks(seats),
  bets: blanks(seats),
  tricks: blanks(seats),
  brawl: null,
  overruled: { scores: blanks(seats), marks: blanks(seats) },
})
