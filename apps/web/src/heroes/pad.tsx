import './pad.css'
import { everySeat, type Seat } from '@halfpint/core'
import type { Mark, RoundResult, State } from '@halfpint/half-pint'
import type { TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { ChairFace, chairName } from '../game/chair.tsx'
import { words } from '../shell/speech.ts'
import { memoryOf } from './memory.ts'
import { reasonsFor } from './reason.ts'

interface Cell {
  readonly round: number
  readonly seat: Seat
}

/** Why a number stands on the pad, rule by rule. */
const Why = ({ view, state, cell }: { view: TableView; state: State; cell: Cell }) => {
  const { pad, points } = words('heroes')
  const { round, seat } = cell
  const result = state.results[round] as RoundResult
  const memory = memoryOf(view)[round]
  const name = chairName(view.chairs[seat])
  const bet = memory?.bets[seat]
  const reasons = reasonsFor(result, memory, seat)
  const prediction = memory?.predictions[seat]
  return (
    <div class="why paper" role="status">
      <b>{pad.why(name, round + 1)}</b>
      {result.brawl !== null && result.brawl !== seat ? (
        <p>{pad.brawlOther(chairName(view.chairs[result.brawl]))}</p>
      ) : prediction !== undefined ? (
        <p>{pad.outcome(result.tricks[seat] as number, prediction)}</p>
      ) : result.marks[seat] === '' ? (
        <p>{pad.missed}</p>
      ) : null}
      {reasons.length === 0 ? (
        <p>{pad.nothing}</p>
      ) : (
        <ul>
          {reasons.map(item => (
            <li key={item.rule}>
              <span>
                {item.rule === 'H26' && typeof bet === 'number'
                  ? pad.betWon(chairName(view.chairs[bet]))
                  : pad.rules[item.rule]}
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
  const say = words('heroes')
  const { pad, marks } = say
  const open = useSignal<Cell | null>(null)
  const state = view.match?.state as unknown as State | undefined
  if (state === undefined) return null
  const seats = everySeat(state.seats)
  const bonus = state.result?.ending === 'final-scoring' ? state.result.bonus : undefined
  const total = (seat: Seat): number =>
    state.results.reduce((sum, result) => sum + (result.scores[seat] as number), bonus?.[seat] ?? 0)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone must be scrolled by keyboard too */}
      <section class="score-pad paper" aria-label={pad.heading} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{pad.round}</span>
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
                  const mark = result.marks[seat] as Mark
                  const points = result.scores[seat] as number
                  const on = open.value?.round === round && open.value.seat === seat
                  return (
                    <td key={seat}>
                      <button
                        type="button"
                        aria-pressed={on}
                        aria-label={pad.cell(chairName(view.chairs[seat]), round + 1, points, marks[mark])}
                        onClick={() => {
                          open.value = on ? null : { round, seat }
                        }}
                      >
                        {points === 0 ? '–' : points}
                        <span class={`mark ${mark === 'B' ? 'brawl' : ''}`}>{mark === 'X' ? '✕' : marks[mark]}</span>
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {bonus === undefined ? null : (
              <tr class="bonus">
                <th scope="row" title={pad.rules.H32}>
                  {pad.bonus}
                </th>
                {seats.map(seat => (
                  <td key={seat}>+{bonus[seat]}</td>
                ))}
              </tr>
            )}
            <tr>
              <th scope="row">
                <span aria-hidden="true">Σ</span>
                <span class="unseen">{pad.total}</span>
              </th>
              {seats.map(seat => (
                <td key={seat}>{total(seat)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {state.results.length === 0 ? null : open.value === null ? (
        <p class="quiet-text">{pad.tapNumber}</p>
      ) : (
        <Why view={view} state={state} cell={open.value} />
      )}
    </>
  )
}
