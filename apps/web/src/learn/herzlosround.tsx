import { type Action, type State, totalsOf } from '@halfpint/herzlos'
import { Portrait } from '../faces/portrait.tsx'
import { PlayerSymbol, symbolOf } from '../faces/symbol.tsx'
import type { Sitter } from '../herzlos/plate.tsx'
import { HerzlosTable } from '../herzlos/table.tsx'
import { settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'
import { signed } from './figure.tsx'
import { HERZLOS_TOUR } from './herzlostour.ts'
import { GuidedRound, type TourTableProps } from './round.tsx'
import { LEARNER } from './tour.ts'

const BOTS = ['tilde', 'gustl', 'wanda', 'jasper']

/** Who sits at a guided round: the learner, and regulars in the order of the names. */
export const tourSitters = (seats: number): readonly Sitter[] =>
  words('learn')
    .names.slice(0, seats)
    .map((name, seat) => ({
      name,
      face:
        seat === LEARNER ? (
          <PlayerSymbol symbol={symbolOf(settings.value.symbol)} />
        ) : (
          <Portrait bot={BOTS[seat - 1] as string} />
        ),
    }))

const Table = ({ state, act, guide }: TourTableProps<State, Action>) => {
  const view = HERZLOS_TOUR.game.view(state, LEARNER)
  return (
    <HerzlosTable
      state={view}
      me={LEARNER}
      sitters={tourSitters(5)}
      hint={guide}
      {...(act === undefined ? {} : { act })}
    />
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
