import '../../../board/guided.css'
import type { Json } from '@halfpint/core'
import { type Action, halfPint, type State } from '@halfpint/half-pint'
import { linkTo } from '../../../base/routes.ts'
import { words } from '../../../base/speech.ts'
import { halfPintBoard } from '../../../board/half-pint/board.tsx'
import { useScriptPlace } from '../../../session/scriptplace.ts'
import { GuidedRound, TourResult, type TourTableProps } from '../round.tsx'
import { LEARNER } from '../tour.ts'
import { tourSeats } from '../tourseats.ts'
import { HEROES_TOUR } from './tour.ts'

const Table = ({ state, act, guide }: TourTableProps<State, Action>) => {
  // The board offers this game's actions and no others.
  const actAny = act as ((action: Json) => void) | undefined
  const place = useScriptPlace({ game: halfPint, seats: tourSeats(3), state, step: 0 }, LEARNER, actAny)
  const { View } = halfPintBoard
  return (
    <div class="touring">
      <View place={place} around={{ kind: 'online', back: linkTo('/learn'), replay: null, review: null }} />
      {guide}
    </div>
  )
}

/** The guided round of Half-Pint Heroes. */
export const GuidedHalfPint = () => (
  <GuidedRound
    game="half-pint-heroes"
    tour={HEROES_TOUR}
    hints={words('half-pint-heroes/learn').hints}
    Table={Table}
    result={state => <TourResult points={state.results[0]?.scores ?? []} />}
  />
)
