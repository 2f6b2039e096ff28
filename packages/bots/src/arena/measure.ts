import type { BySeat } from '@halfpint/core'

/** A finished round as the arena counts it, by seat. */
interface RoundMeasure {
  readonly points: BySeat<number>
  /** 1 for a brawl (Half-Pint Heroes) or a march (Herzlos) of one's own. */
  readonly brawls: BySeat<number>
  /** 1 for a prediction met exactly in a round that counts; `null` where nothing is predicted. */
  readonly exact: BySeat<number> | null
  readonly predictions: BySeat<number> | null
}

/** What the arena counts of a match: its rounds, and who won. */
export interface MatchMeasure {
  readonly rounds: readonly RoundMeasure[]
  readonly winners: readonly number[]
}
