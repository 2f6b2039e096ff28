import type { Seat } from '@halfpint/core'
import { herzlos, reasonsOf, type State, totalsOf } from '@halfpint/herzlos'
import { stateOf, type TableView } from '@halfpint/table'
import { words } from '../../base/speech.ts'
import { calledIn, seatName } from '../../ui/seatface.tsx'
import { signed } from '../../ui/signed.ts'
import { type PadCell, PadTable } from '../frame/padtable.tsx'
import { HerzlosMini } from './card.tsx'

interface Cell {
  readonly round: number
  readonly seat: Seat
}

/** Explains a number of the pad: the taken cards, and the rule for each. */
const Why = ({ view, state, cell: { round, seat } }: { view: TableView; state: State; cell: Cell }) => {
  const say = words('herzlos').pad
  const parts = reasonsOf(state, round, seat)
  return (
    <div class="why paper" role="status">
      <b>{words('table').pad.why(calledIn(view, seat), round + 1)}</b>
      {parts.length === 0 ? (
        <p>{say.nothing}</p>
      ) : (
        <ul>
          {parts.map(part => (
            <li key={part.kind}>
              <span>
                {say.rule[part.kind]}{' '}
                <span class="why-cards">
                  {part.cards.map(card => (
                    <HerzlosMini key={card} card={card} />
                  ))}
                </span>
              </span>
              <b>{signed(part.points)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Z6, Z7: the pad of the match; a tap on a number shows its cards and rules. */
export const HerzlosPad = ({ view, isShort = false }: { view: TableView; isShort?: boolean }) => {
  const say = words('herzlos').pad
  const state = stateOf(herzlos, view)
  if (state === null) return null
  const cell = (round: number, seat: Seat): PadCell => {
    const points = signed(state.results[round]?.points[seat] as number)
    return { show: points, label: say.cell(seatName(view.seats[seat]), round + 1, points) }
  }
  return (
    <PadTable
      view={view}
      rounds={state.results.length}
      isShort={isShort}
      cell={cell}
      totals={totalsOf(state.results, state.seats).map(signed)}
      why={(round, seat) => <Why view={view} state={state} cell={{ round, seat }} />}
    />
  )
}
