import type { BySeat } from '@halfpint/core'
import type { Event as HalfPintEvent, State as HalfPintState } from '@halfpint/half-pint'
import type { State as HerzlosState } from '@halfpint/herzlos'

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

/** Counts a match of Half-Pint Heroes. */
export const measureHalfPint = (state: HalfPintState, log: readonly HalfPintEvent[]): MatchMeasure => {
  const predictions = log.flatMap(event => (event.type === 'predictions-revealed' ? [event.predictions] : []))
  return {
    winners: state.result?.winners ?? [],
    rounds: state.results.map((round, at) => ({
      points: round.scores,
      brawls: round.marks.map(mark => (mark === 'B' ? 1 : 0)),
      exact: round.marks.map(mark => (mark === 'X' ? 1 : 0)),
      predictions: predictions[at] as BySeat<number>,
    })),
  }
}

/** Counts a match of Herzlos. */
export const measureHerzlos = (state: HerzlosState): MatchMeasure => ({
  winners: state.result?.winners ?? [],
  rounds: state.results.map(({ points, march }) => ({
    points,
    brawls: points.map((_, seat) => (seat === march ? 1 : 0)),
    exact: null,
    predictions: null,
  })),
})
