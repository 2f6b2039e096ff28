import type { BySeat, Seat } from '@halfpint/core'
import type { DrinkingRule, Mark, Options } from '@halfpint/half-pint'
import { type Blank, blanks, type Pad } from '../pad.ts'

/** The options of a pad for Half-Pint Heroes: what scoring must know, and the drinking rules in force. */
export interface HeroesOptions extends Pick<Options, 'rounds' | 'startSeat'> {
  readonly drinking: readonly DrinkingRule[]
}

/** One row of the pad: what the table tells, and what it settled otherwise than the rules. */
export interface HeroesRound {
  readonly handSize: Blank<number>
  readonly predictions: BySeat<Blank<number>>
  /** `null` where nobody is bet against, or where it is not entered yet. */
  readonly bets: BySeat<Seat | null>
  readonly tricks: BySeat<Blank<number>>
  readonly brawl: Seat | null
  readonly overruled: { readonly scores: BySeat<Blank<number>>; readonly marks: BySeat<Blank<Mark>> }
}

/** A score pad of Half-Pint Heroes. */
export interface HeroesPad extends Pad {
  readonly pad: 'half-pint-heroes'
  readonly options: HeroesOptions
  readonly rounds: readonly HeroesRound[]
  readonly overruled: { readonly bonus: BySeat<Blank<number>> }
}

/** A row of Half-Pint Heroes with nothing in it. */
export const blankHeroesRound = (seats: number): HeroesRound => ({
  handSize: null,
  predictions: blanks(seats),
  bets: blanks(seats),
  tricks: blanks(seats),
  brawl: null,
  overruled: { scores: blanks(seats), marks: blanks(seats) },
})
