import { type Action, type State, totalsOf } from '@halfpint/herzlos'
import { ChairFace, chairName } from '../game/chair.tsx'
import type { Sitter } from '../herzlos/plate.tsx'
import { HerzlosTable } from '../herzlos/table.tsx'
import { words } from '../shell/speech.ts'
import { signed } from './figure.tsx'
import { HERZLOS_TOUR } from './herzlostour.ts'
import { GuidedRound, TourBar, type TourTableProps } from './round.tsx'
import { LEARNER } from './tour.ts'
import { tourChairs } from './tourchairs.ts'

const tourSitters = (seats: number): readonly Sitter[] =>
  tourChairs(seats).map(chair => ({ name: chairName(chair), face: <ChairFace chair={chair} /> }))

const Table = ({ state, act, guide }: TourTableProps<State, Action>) => {
  const view = HERZLOS_TOUR.game.view(state, LEARNER)
  return (
    <>
      <TourBar game="herzlos" />
      <main>
        <HerzlosTable
          state={view}
          me={LEARNER}
          sitters={tourSitters(5)}
          hint={guide}
          {...(act === undefined ? {} : { act })}
        />
      </main>
    </>
  )
}

const Result = ({ state }: { state: State }) => {
  const { names } = words('learn')
  const totals = totalsOf(state.results, state.seats)
  return (
    <ul class="tour-result">
      {totals.map((total, seat) => (
        <li key={names[seat]}>
          {names[seat]} <b>{signed(total)}</b>
        </li>
      ))}
    </ul>
  )
}

/** The guided round of Herzlos. */
export const HerzlosRound = () => (
  <GuidedRound game="herzlos" tour={HERZLOS_TOUR} Table={Table} result={state => <Result state={state} />} />
)
