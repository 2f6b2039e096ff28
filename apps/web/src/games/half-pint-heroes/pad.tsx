import { everySeat, type Seat } from '@halfpint/core'
import { halfPint, type Mark, type RoundResult, reasonsOf, type State } from '@halfpint/half-pint'
import { stateOf, type TableView } from '@halfpint/table'
import { calledIn, chairName } from '../../game/chair.tsx'
import { type PadCell, PadTable } from '../../game/padtable.tsx'
import { words } from '../../shell/speech.ts'

interface Cell {
  readonly round: number
  readonly seat: Seat
}

/** Why a number stands on the pad, rule by rule. */
const Why = ({ view, state, cell: { round, seat } }: { view: TableView; state: State; cell: Cell }) => {
  const { pad } = words('half-pint-heroes')
  const { pad: every, points } = words('table')
  const result = state.results[round] as RoundResult
  const other = (each: Seat): string | null => (each === view.viewer ? null : chairName(view.chairs[each]))
  const reasons = reasonsOf(state, round, seat)
  return (
    <div class="why paper" role="status">
      <b>{every.why(calledIn(view, seat), round + 1)}</b>
      {result.brawl !== null && result.brawl !== seat ? (
        <p>{pad.brawlOther(other(result.brawl))}</p>
      ) : (
        <p>{pad.outcome(result.tricks[seat] as number, result.predictions[seat] as number)}</p>
      )}
      {reasons.length === 0 ? (
        <p>{pad.nothing}</p>
      ) : (
        <ul>
          {reasons.map(item => (
            <li key={item.rule}>
              <span>
                {item.rule === 'H26' && item.seat !== undefined ? pad.betWon(other(item.seat)) : pad.rules[item.rule]}
              </span>
              <b>{points(item.points)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The score pad of the match: every number can be tapped and tells its rules. */
export const ScorePad = ({ view }: { view: TableView }) => {
  const { pad } = words('half-pint-heroes')
  const { marks } = words('core').games['half-pint-heroes']
  const state = stateOf(halfPint, view)
  if (state === null) return null
  const bonus = state.result?.ending === 'final-scoring' ? state.result.bonus : undefined
  const total = (seat: Seat): number =>
    state.results.reduce((sum, result) => sum + (result.scores[seat] as number), bonus?.[seat] ?? 0)
  const cell = (round: number, seat: Seat): PadCell => {
    const { marks: given, scores } = state.results[round] as RoundResult
    const [mark, points] = [given[seat] as Mark, scores[seat] as number]
    return {
      label: pad.cell(chairName(view.chairs[seat]), round + 1, points, marks[mark]),
      show: (
        <>
          {points === 0 ? '–' : points}
          <span class={`mark ${mark === 'B' ? 'brawl' : ''}`}>{marks[mark]}</span>
        </>
      ),
    }
  }
  return (
    <PadTable
      view={view}
      rounds={state.results.length}
      cell={cell}
      totals={everySeat(state.seats).map(total)}
      why={(round, seat) => <Why view={view} state={state} cell={{ round, seat }} />}
      bonus={
        bonus === undefined ? null : (
          <tr class="bonus">
            <th scope="row" title={pad.rules.H32}>
              {pad.bonus}
            </th>
            {bonus.map((points, seat) => (
              <td key={seat}>+{points}</td>
            ))}
          </tr>
        )
      }
    />
  )
}
