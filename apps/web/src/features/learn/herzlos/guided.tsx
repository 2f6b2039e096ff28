import '../../../board/guided.css'
import type { Json } from '@halfpint/core'
import { type Action, herzlos, type State } from '@halfpint/herzlos'
import { linkTo } from '../../../base/routes.ts'
import { words } from '../../../base/speech.ts'
import { herzlosBoard } from '../../../board/herzlos/board.tsx'
import { useScriptPlace } from '../../../session/scriptplace.ts'
import { GuidedRound, TourResult, type TourTableProps } from '../round.tsx'
import { LEARNER } from '../tour.ts'
import { tourSeats } from '../tourseats.ts'
import { HERZLOS_TOUR } from './tour.ts'

const Table = ({ state, act, guide }: TourTableProps<State, Action>) => {
  // The board offers this game's actions and no others.
  const actAny = act as ((action: Json) => void) | undefined
  const place = useScriptPlace({ game: herzlos, seats: tourSeats(5), state, step: 0 }, LEARNER, actAny)
  const { View } = herzlosBoard
  return (
    <div class="touring">
      <View place={place} around={{ kind: 'online', back: linkTo('/learn'), replay: null, review: null }} />
      {guide}
    </div>
  )
}

/** The guided round of Herzlos. */
export const GuidedHerzlos = () => (
  <GuidedRound
    game="herzlos"
    tour={HERZLOS_TOUR}
    hints={words('herzlos/learn').hints}
    Table={Table}
    result={state => <TourResult points={state.results[0]?.points ?? []} />}
  />
)
