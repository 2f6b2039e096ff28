import '../heroes/pad.css'
import { everySeat, type Seat } from '@halfpint/core'
import { type RoundResult, type State, totalsOf } from '@halfpint/herzlos'
import type { TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { ChairFace, chairName } from '../game/chair.tsx'
import { signed } from '../learn/figure.tsx'
import { words } from '../shell/speech.ts'
import { memoryOf } from './memory.ts'
import { HerzlosMini } from './minicard.tsx'
import { partsOf } from './standing.ts'

interface Cell {
  readonly round: number
  readonly seat: Seat
}

/** Why a number stands on the pad: the cards that were taken, and the rule for each. */
const Why = ({ view, state, cell: { round, seat } }: { view: TableView; state: State; cell: Cell }) => {
  const say = words('herzlos').round
  const result = state.results[round] as RoundResult
  const taken = memoryOf(view)[round]?.[seat]
  const parts = taken === undefined ? [] : partsOf(state.options, taken, result, seat)
  const rules = { hearts: say.rule.hearts, queen: say.rule.queen, jack: say.rule.jack, march: say.rule.march }
  return (
    <div class="why paper" role="status">
      <b>{say.why(chairName(view.chairs[seat]), round + 1)}</b>
      {parts.length === 0 ? (
        <p>{say.nothing}</p>
      ) : (
        <ul>
          {parts.map(part => (
            <li key={part.rule}>
              <span>
                {rules[part.rule]}
                <span class="z-taken">
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

/** Z6, Z7: the pad of the match; every number can be tapped and tells its cards and rules. */
export const HerzlosPad = ({ view }: { view: TableView }) => {
  const say = words('herzlos').round
  const state = view.match?.state as unknown as State
  const open = useSignal<Cell | null>(null)
  const seats = everySeat(state.seats)
  const totals = totalsOf(state.results, state.seats)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone must be scrolled by keyboard too */}
      <section class="score-pad paper" aria-label={say.pad} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{say.sum}</span>
              </th>
              {seats.map(seat => (
                <th key={seat} scope="col">
                  <ChairFace chair={view.chairs[seat]} />
                  <span>{seat === view.viewer ? words('core').shell.you : chairName(view.chairs[seat])}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {state.results.map((result, round) => (
              <tr key={round} class={round === state.results.length - 1 ? 'now' : ''}>
                <th scope="row">{round + 1}</th>
                {seats.map(seat => {
                  const points = result.points[seat] as number
                  const on = open.value?.round === round && open.value.seat === seat
                  return (
                    <td key={seat}>
                      <button
                        type="button"
                        aria-pressed={on}
                        aria-label={say.cell(chairName(view.chairs[seat]), round + 1, signed(points))}
                        onClick={() => {
                          open.value = on ? null : { round, seat }
                        }}
                      >
                        {signed(points)}
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <span aria-hidden="true">Σ</span>
                <span class="unseen">{say.total}</span>
              </th>
              {totals.map((total, seat) => (
                <td key={seat}>{signed(total)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {open.value === null ? (
        <p class="quiet-text">{say.tapNumber}</p>
      ) : (
        <Why view={view} state={state} cell={open.value} />
      )}
    </>
  )
}
