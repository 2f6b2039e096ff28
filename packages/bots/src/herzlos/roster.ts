import { type Action, type Event, herzlos, type Options, type State } from '@halfpint/herzlos'
import type { MatchMeasure } from '../arena/tally.ts'
import type { Roster } from '../roster.ts'
import { adviseHerzlos } from './advice.ts'
import { chosenByHerzlos } from './chosen.ts'
import { herzlosLevels } from './levels.ts'

const measure = (state: State): MatchMeasure => ({
  winners: state.result?.winners ?? [],
  rounds: state.results.map(({ points, march }) => ({
    points,
    brawls: points.map((_, seat) => (seat === march ? 1 : 0)),
    exact: null,
    predictions: null,
  })),
})

export const herzlosRoster: Roster<State, Action, Event, Options> = {
  game: herzlos,
  predicts: false,
  levels: herzlosLevels,
  advise: adviseHerzlos,
  chosenBy: chosenByHerzlos,
  measure,
}
