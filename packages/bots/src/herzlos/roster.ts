import { type Action, type Event, herzlos, type Options, type State } from '@halfpint/herzlos'
import type { MatchMeasure } from '../arena/measure.ts'
import { pimcUct, soIsmcts } from '../arena/tree.ts'
import type { Roster } from '../roster.ts'
import { adviseHerzlos } from './advice.ts'
import { foreseeHerzlos } from './ceiling.ts'
import { herzlosAblations, herzlosLevels } from './levels.ts'
import { sampledHerzlos } from './sampled.ts'
import { trueWorth } from './truth.ts'
import { wishOfHerzlos } from './wish.ts'

/** What the arena counts of a match. */
const measure = (state: State): MatchMeasure => ({
  winners: state.result?.winners ?? [],
  rounds: state.results.map(({ points, march }) => ({
    points,
    brawls: points.map((_, seat) => (seat === march ? 1 : 0)),
    exact: null,
    predictions: null,
  })),
})

/** Herzlos and all who play it here. */
export const herzlosRoster: Roster<State, Action, Event, Options> = {
  game: herzlos,
  predicts: false,
  levels: herzlosLevels,
  ablations: herzlosAblations,
  advise: adviseHerzlos,
  foresee: foreseeHerzlos,
  trueWorth,
  yardsticks: { 'so-ismcts': soIsmcts(sampledHerzlos), 'pimc-uct': pimcUct(sampledHerzlos) },
  wishOf: wishOfHerzlos,
  measure,
}
