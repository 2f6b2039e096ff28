import './bill.css'
import type { TableView } from '@halfpint/table'
import type { ComponentChildren } from 'preact'
import { words } from '../../base/speech.ts'
import { cue } from '../../ui/cue.ts'
import { SeatFace } from '../../ui/seatface.tsx'
import { BILL } from '../durations.ts'
import { useTimedSteps } from '../table/timedsteps.ts'

/** One reason for points, or for none. */
export interface BillLine {
  readonly icons: ComponentChildren
  readonly title: string
  readonly note: string
  readonly points: number
}

interface BillProps {
  readonly view: TableView
  /** The number of the round, from 1. */
  readonly round: number
  readonly lines: readonly BillLine[]
  /** The player's total after this round; `null` keeps it secret until the result. */
  readonly total: number | null
  /** Formats points. */
  readonly written: (points: number) => string
  /** A mark that is stamped on the bill. */
  readonly stamp?: string
  /** Everything below the sum. */
  readonly children?: ComponentChildren
}

const sumOf = (lines: readonly BillLine[]): number => lines.reduce((sum, { points }) => sum + points, 0)

/** The player's points of a round: one reason after another, each a third higher than the last, then the sum. */
export const Bill = ({ view, round, lines, total, written, stamp, children }: BillProps) => {
  const { pad } = words('table')
  const end = BILL.start + BILL.step * lines.length
  const times = [...lines.map((_, index) => BILL.start + BILL.step * index), end]
  const shown = useTimedSteps(times, index => {
    const line = lines[index]
    if (line === undefined) cue(stamp === undefined ? 'cap' : 'stamp')
    else if (line.points > 0) cue('count', sumOf(lines.slice(0, index)) > 0 ? index : 0)
    else cue('none')
  })
  const isDone = shown > lines.length
  const sum = sumOf(lines)
  return (
    <section class={`bill ${isDone ? 'done' : ''}`} aria-label={pad.own(round)}>
      <p class="owner" aria-hidden="true">
        {view.viewer === 'spectator' ? null : <SeatFace seatState={view.seats[view.viewer]} />}
        {pad.own(round)}
      </p>
      <ul>
        {lines.map(({ icons, title, note, points }, index) => (
          <li
            key={title}
            class={`${index >= shown ? 'later' : index === shown - 1 && !isDone ? 'now' : ''} ${points > 0 ? '' : 'none'}`}
          >
            <span class="icons" aria-hidden="true">
              {icons}
            </span>
            <span>
              {title} <small>{note}</small>
            </span>
            <b>{written(points)}</b>
          </li>
        ))}
      </ul>
      <p class="sum">
        <span>{pad.thisRound}</span>
        <b aria-hidden="true">{written(sumOf(lines.slice(0, shown)))}</b>
        <b class="unseen">{written(sum)}</b>
        {stamp === undefined ? null : (
          <span class={`stamp ${isDone ? 'stamped' : ''}`} aria-hidden="true">
            {stamp}
          </span>
        )}
        {total === null ? null : (
          <span class="all">
            {pad.total} <b aria-hidden="true">{written(isDone ? total : total - sum)}</b>
            <b class="unseen">{written(total)}</b>
          </span>
        )}
      </p>
      {children}
    </section>
  )
}
