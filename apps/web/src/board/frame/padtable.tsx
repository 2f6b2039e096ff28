import './padtable.css'
import { type BySeat, everySeat, type Seat } from '@halfpint/core'
import type { TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { words } from '../../base/speech.ts'
import { calledIn, SeatFace } from '../../ui/seatface.tsx'

/** A number on the pad. */
export interface PadCell {
  readonly show: ComponentChildren
  /** Text for screen readers. */
  readonly label: string
}

interface PadTableProps {
  readonly view: TableView
  /** Number of rounds on the pad. */
  readonly rounds: number
  /** Whether only the last round and the totals are shown. */
  readonly isShort?: boolean
  readonly cell: (round: number, seat: Seat) => PadCell
  /** Another line before the sum. */
  readonly bonus?: ComponentChildren
  readonly totals: BySeat<ComponentChildren>
  /** Explains a number. */
  readonly why: (round: number, seat: Seat) => ComponentChildren
}

/** The score pad of a match: a tap on a number explains it. */
export const PadTable = ({ view, rounds, isShort = false, cell, bonus, totals, why }: PadTableProps) => {
  const { pad } = words('table')
  const open = useSignal<{ readonly round: number; readonly seat: Seat } | null>(null)
  const seats = everySeat(view.seats.length)
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
                  <SeatFace seatState={view.seats[seat]} />
                  <span style={{ '--letters': String(calledIn(view, seat).length) }}>{calledIn(view, seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rounds }, (_, round) => round)
              .slice(isShort ? -1 : 0)
              .map(round => (
                <tr key={round} class={round === rounds - 1 ? 'now' : ''}>
                  <th scope="row">{round + 1}</th>
                  {seats.map(seat => {
                    const { show, label } = cell(round, seat)
                    const on = open.value?.round === round && open.value.seat === seat
                    return (
                      <td key={seat}>
                        <button
                          type="button"
                          aria-pressed={on}
                          aria-label={label}
                          onClick={() => {
                            open.value = on ? null : { round, seat }
                          }}
                        >
                          {show}
                        </button>
                      </td>
                    )
                  })}
                </tr>
              ))}
          </tbody>
          <tfoot>
            {bonus}
            <tr>
              <th scope="row">
                <span aria-hidden="true">Σ</span>
                <span class="unseen">{pad.total}</span>
              </th>
              {totals.map((total, seat) => (
                <td key={seat}>{total}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {rounds === 0 ? null : open.value === null ? (
        <p class="quiet-text">{pad.tapNumber}</p>
      ) : (
        why(open.value.round, open.value.seat)
      )}
    </>
  )
}
