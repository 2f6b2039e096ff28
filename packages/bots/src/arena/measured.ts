import type { Json, Position, Random, Seat } from '@halfpint/core'
import { halfPintMeasured } from '../half-pint/measured.ts'
import { herzlosMeasured } from '../herzlos/measured.ts'
import type { Choose } from '../thought.ts'
import type { Foresee } from './ceiling.ts'

/** Published ways to search, by their names in the arena: frozen, so that others can be measured by them for good. */
export const YARDSTICKS = ['so-ismcts', 'pimc-uct'] as const

/** The name of one. */
export type Yardstick = (typeof YARDSTICKS)[number]

/** What the bots of a game are measured by: for the arena only, so that whoever only plays need not carry it. */
export interface Measured<S extends Position, A> {
  /** The champion with one of its parts left out, by part. */
  readonly ablations: { readonly [part: string]: Choose<S, A> }
  /** The ceiling, which is told all hands. */
  foresee(...asked: Parameters<Foresee<S, A>>): A
  /**
   * The chance to win the match after this action in the hands as they truly lie, the rest played out by
   * practised players who do not see them; `random` is their chance. It is that of the seat that acts, or of `whose`.
   */
  trueWorth(state: S, seat: Seat, action: A, random: Random, whose?: Seat): number
  /** Published searches to be measured against, honest ones. */
  readonly yardsticks: { readonly [name in Yardstick]: Choose<S, A> }
}

/** The same of a game whose types are not known here. */
export type AnyMeasured = Measured<Position, Json>

const MEASURED: { readonly [game: string]: AnyMeasured } = {
  'half-pint-heroes': halfPintMeasured,
  herzlos: herzlosMeasured,
}

/** What the bots of this game are measured by; nothing for a game whose bots only play. */
export const measuredOf = (game: string): Partial<AnyMeasured> =>
  Object.hasOwn(MEASURED, game) ? (MEASURED[game] as AnyMeasured) : {}
