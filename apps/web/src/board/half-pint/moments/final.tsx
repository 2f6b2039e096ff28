import { everySeat } from '@halfpint/core'
import { figuresOf, halfPint, scoringOf, seatsOf } from '@halfpint/half-pint'
import { stateOf } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import type { BoardProps } from '../../../session/board.ts'
import { Victory } from '../../frame/victory.tsx'
import { ScorePad } from '../pad.tsx'

/** How the game ended: who won, the pad with the run bonus, figures, and what to do next. */
export const Final = ({ place, around }: BoardProps) => {
  const { final, gunFightWon, pad } = words('half-pint-heroes')
  const said = { ...words('table').final, ...final }
  const view = place.view.value
  const state = view === null ? null : stateOf(halfPint, view)
  if (view === null || state?.result == null) return null
  const figures = everySeat(state.seats).map(seat => figuresOf(state, seat))
  const kinds = ['exact', 'betsWon', 'brawls', 'tricks', 'run'] as const
  const { winners, ending } = state.result
  const bonus = state.result.ending === 'final-scoring' ? state.result.bonus : undefined
  return (
    <Victory
      place={place}
      around={around}
      view={view}
      winners={winners}
      note={ending === 'gun-fight' ? gunFightWon : null}
      totals={'totals' in state.result ? state.result.totals : seatsOf(state).map(({ score }) => score ?? 0)}
      written={String}
      {...(bonus === undefined
        ? {}
        : { bonus: { points: bonus, reason: pad.rules.H32(scoringOf(state.options).mark) } })}
      lines={kinds.map(kind => [said[kind], figures.map(figure => figure[kind])])}
    >
      <ScorePad view={view} />
    </Victory>
  )
}
