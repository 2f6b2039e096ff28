import { everySeat, type Seat } from '@halfpint/core'
import { halfPint, longestRun, type State } from '@halfpint/half-pint'
import { stateOf, type TableView } from '@halfpint/table'
import type { BoardProps } from '../../game/board.ts'
import { Figures, Victory } from '../../game/victory.tsx'
import { Soon } from '../../parts/soon.tsx'
import { words } from '../../shell/speech.ts'
import { memoryOf } from './memory.ts'
import { ScorePad } from './pad.tsx'

/** Figures of one player over the whole match. */
const figuresOf = (view: TableView, state: State, seat: Seat) => {
  const memory = memoryOf(view)
  const betsWon = state.results.filter((result, round) => {
    const bet = memory[round]?.bets[seat]
    return result.brawl === null && typeof bet === 'number' && result.marks[bet] === ''
  }).length
  return {
    exact: state.results.filter(result => result.marks[seat] === 'X').length,
    betsWon,
    brawls: state.results.filter(result => result.marks[seat] === 'B').length,
    tricks: state.results.reduce((sum, result) => sum + (result.tricks[seat] as number), 0),
    run: longestRun(state.results, seat),
  }
}

/** How the game ended: who won, the pad with the run bonus, figures, and what to do next. */
export const Final = ({ place, around }: BoardProps) => {
  const { final, gunFightWon } = words('half-pint-heroes')
  const said = { ...words('table').final, ...final }
  const view = place.view.value
  const state = view === null ? null : stateOf(halfPint, view)
  if (view === null || state?.result == null) return null
  const figures = everySeat(state.seats).map(seat => figuresOf(view, state, seat))
  const kinds = ['exact', 'betsWon', 'brawls', 'tricks', 'run'] as const
  const { winners, ending } = state.result
  return (
    <Victory
      place={place}
      around={around}
      view={view}
      winners={winners}
      note={ending === 'gun-fight' ? gunFightWon : null}
    >
      <Soon>
        <ScorePad view={view} />
        <Soon>
          <Figures view={view} lines={kinds.map(kind => [said[kind], figures.map(figure => figure[kind])])} />
        </Soon>
      </Soon>
    </Victory>
  )
}
