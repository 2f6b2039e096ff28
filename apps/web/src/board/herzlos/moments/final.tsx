import { everySeat } from '@halfpint/core'
import { figuresOf, herzlos, totalsOf } from '@halfpint/herzlos'
import { stateOf } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import type { BoardProps } from '../../../session/board.ts'
import { signed } from '../../../ui/signed.ts'
import { Victory } from '../../frame/victory.tsx'
import { HerzlosPad } from '../pad.tsx'

/** How the game ended: who won, the pad, figures, and what to do next. */
export const HerzlosFinal = ({ place, around }: BoardProps) => {
  const { final, marchWon } = words('herzlos')
  const view = place.view.value
  const state = view === null ? null : stateOf(herzlos, view)
  if (view === null || state?.result == null) return null
  const figures = everySeat(state.seats).map(seat => figuresOf(state, seat))
  const kinds = ['jacks', 'queens', 'clean'] as const
  const { winners, ending } = state.result
  return (
    <Victory
      place={place}
      around={around}
      view={view}
      winners={winners}
      note={ending === 'march' ? marchWon : null}
      totals={totalsOf(state.results, state.seats)}
      written={signed}
      lines={kinds.map(kind => [final[kind], figures.map(figure => figure[kind])])}
    >
      <HerzlosPad view={view} />
    </Victory>
  )
}
