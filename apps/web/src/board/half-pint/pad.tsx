import { everySeat, type Seat } from '@halfpint/core'
import { halfPint, reasonsOf, type State, scoringOf } from '@halfpint/half-pint'
import { stateOf, type TableView } from '@halfpint/table'
import { words } from '../../base/speech.ts'
import { calledIn, seatName } from '../../ui/seatface.tsx'
import { type PadCell, PadTable } from '../frame/padtable.tsx'

interface Cell {
  readonly round: number
  readonly seat: Seat
}

/** Explains a number of the pad, rule by rule. */
const Why = ({ view, state, cell: { round, seat } }: { view: TableView; state: State; cell: Cell }) => {
  const { pad } = words('half-pint-heroes')
  const { pad: every, points } = words('table')
  const result = state.results[round]!
  const other = (each: Seat): string | null => (each === view.viewer ? null : seatName(view.seats[each]))
  const reasons = reasonsOf(state, round, seat)
  const ruleText = ({ rule, points, count = 0, seat: of }: (typeof reasons)[number]): string => {
    switch (rule) {
      case 'H24':
        return pad.rules.H24(count, scoringOf(state.options).trick)
      case 'H26':
        return of === undefined ? pad.rules.H26 : pad.betWon(other(of))
      case 'H28':
        return pad.rules.H28(points)
      default:
        return pad.rules[rule]
    }
  }
  return (
    <div class="why paper" role="status">
      <b>{every.why(calledIn(view, seat), round + 1)}</b>
      {result.brawl !== null && result.brawl !== seat ? (
        <p>{pad.brawlOther(other(result.brawl))}</p>
      ) : (
        <p>{pad.outcome(result.tricks[seat]!, result.predictions[seat]!)}</p>
      )}
      {reasons.length === 0 ? (
        <p>{pad.nothing}</p>
      ) : (
        <ul>
          {reasons.map(item => (
            <li key={item.rule}>
              <span>{ruleText(item)}</span>
              <b>{points(item.points)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The score pad of the match: a tap on a number shows its rules. */
export const ScorePad = ({ view, isShort = false }: { view: TableView; isShort?: boolean }) => {
  const { pad } = words('half-pint-heroes')
  const { marks } = words('core').games['half-pint-heroes']
  const state = stateOf(halfPint, view)
  if (state === null) return null
  const bonus = state.result?.ending === 'final-scoring' ? state.result.bonus : undefined
  const total = (seat: Seat): number =>
    state.results.reduce((sum, result) => sum + result.scores[seat]!, bonus?.[seat] ?? 0)
  const cell = (round: number, seat: Seat): PadCell => {
    const { marks: given, scores } = state.results[round]!
    const [mark, points] = [given[seat]!, scores[seat]!]
    return {
      label: pad.cell(seatName(view.seats[seat]), round + 1, points, marks[mark]),
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
      isShort={isShort}
      cell={cell}
      totals={everySeat(state.seats).map(total)}
      why={(round, seat) => <Why view={view} state={state} cell={{ round, seat }} />}
      bonus={
        bonus === undefined ? null : (
          <tr class="bonus">
            <th scope="row" title={pad.rules.H32(scoringOf(state.options).mark)}>
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
