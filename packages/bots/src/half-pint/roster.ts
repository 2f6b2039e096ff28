import { type Action, type Event, halfPint, type Options, type State } from '@halfpint/half-pint'
import type { MatchMeasure } from '../arena/tally.ts'
import type { Roster } from '../roster.ts'
import { chosenByHalfPint } from './chosen.ts'
import { adviseHalfPint, halfPintLevels } from './levels.ts'

const measure = (state: State, log: readonly Event[]): MatchMeasure => {
  const predictions = log.flatMap(event => (event.type === 'predictions-revealed' ? [event.predictions] : []))
  return {
    winners: state.result?.winners ?? [],
    rounds: state.results.map((round, at) => ({
      points: round.scores,
      brawls: round.marks.map(mark => (mark === 'B' ? 1 : 0)),
      exact: round.marks.map(mark => (mark === 'X' ? 1 : 0)),
      predictions: predictions[at]!,
    })),
  }
}

export const halfPintRoster: Roster<State, Action, Event, Options> = {
  game: halfPint,
  predicts: true,
  levels: halfPintLevels,
  advise: adviseHalfPint,
  chosenBy: chosenByHalfPint,
  measure,
}
