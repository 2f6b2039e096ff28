import type { Action, State } from '@halfpint/herzlos'
import { ChairFace, chairName } from '../../game/chair.tsx'
import { GuidedRound, TourBar, TourResult, type TourTableProps } from '../../learn/round.tsx'
import { LEARNER } from '../../learn/tour.ts'
import { tourChairs } from '../../learn/tourchairs.ts'
import { words } from '../../shell/speech.ts'
import type { Sitter } from './plate.tsx'
import { HerzlosTable } from './table.tsx'
import { HERZLOS_TOUR } from './tour.ts'

const tourSitters = (seats: number): readonly Sitter[] =>
  tourChairs(seats).map(chair => ({ name: chairName(chair), face: <ChairFace chair={chair} /> }))

const Table = ({ state, act, guide }: TourTableProps<State, Action>) => {
  const view = HERZLOS_TOUR.game.view(state, LEARNER)
  return (
    <div class="herzlos tabletop z-guided">
      <TourBar game="herzlos" />
      <main class="z-main">
        <HerzlosTable
          state={view}
          me={LEARNER}
          sitters={tourSitters(5)}
          hint={guide}
          {...(act === undefined ? {} : { act })}
        />
      </main>
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
