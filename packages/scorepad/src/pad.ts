import { type BySeat, bySeat, type Seat } from '@halfpint/core'
import type { DrinkingRule, Options as HeroesRules, Mark } from '@halfpint/half-pint'
import type { Card, Options as HerzlosOptions } from '@halfpint/herzlos'

/** What is not entered yet, or not overruled. */
export type Blank<T> = T | null

/** The options of a pad for Half-Pint Heroes: what scoring must know, and the drinking rules in force. */
export interface HeroesOptions extends Pick<HeroesRules, 'rounds' | 'startSeat'> {
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

interface AnyPad {
  readonly players: BySeat<string>
  /** The symbol of each player, if the pad knows them. */
  readonly symbols: BySeat<string> | null
}

/** A score pad of Half-Pint Heroes. */
export interface HeroesPad extends AnyPad {
  readonly pad: 'half-pint-heroes'
  readonly options: HeroesOptions
  readonly rounds: readonly HeroesRound[]
  readonly overruled: { readonly bonus: BySeat<Blank<number>> }
}

/** One row of a Herzlos pad: points, or the scoring cards from which they follow. */
export interface HerzlosRound {
  /** With `cards`, a number here overrules what the cards are worth. */
  readonly points: BySeat<Blank<number>>
  readonly march: Seat | null
  /** The scoring cards that each seat took; `null` where only points are told. */
  readonly cards: BySeat<readonly Card[]> | null
}

/** A score pad of Herzlos. */
export interface HerzlosPad extends AnyPad {
  readonly pad: 'herzlos'
  readonly options: HerzlosOptions
  readonly rounds: readonly HerzlosRound[]
}

/** A score pad of either game. */
export type Pad = HeroesPad | HerzlosPad

/** The games that have a pad. */
export const PADS = ['half-pint-heroes', 'herzlos'] as const

const blanks = (seats: number): null[] => bySeat(seats, () => null)

/** A row of Half-Pint Heroes with nothing in it. */
export const blankHeroesRound = (seats: number): HeroesRound => ({
  handSize: null,
  predictions: blanks(seats),
  bets: blanks(seats),
  tricks: blanks(seats),
  brawl: null,
  overruled: { scores: blanks(seats), marks: blanks(seats) },
})

/** A row of Herzlos with nothing in it. */
export const blankHerzlosRound = (seats: number): HerzlosRound => ({ points: blanks(seats), march: null, cards: null })

/** The same list with another entry at one place. */
export const replaced = <T>(list: readonly T[], at: number, entry: T): readonly T[] =>
  list.map((old, place) => (place === at ? entry : old))
