import './standings.css'
import type { Seat } from '@halfpint/core'
import type { TableView } from '@halfpint/table'
import { words } from '../../base/speech.ts'
import { SeatFace, seatName } from '../../ui/seatface.tsx'

/** A player in the standings. */
export interface Standing {
  readonly seat: Seat
  readonly points: number
  /** More about the player, for example a streak. */
  readonly note?: string
}

interface StandingsProps {
  readonly view: TableView
  readonly rounds: number
  readonly standings: readonly Standing[]
  /** Formats points. */
  readonly written: (points: number) => string
}

/** The players by points, large: spectators and a television have this instead of the pad. */
export const Standings = ({ view, rounds, standings, written }: StandingsProps) => {
  const { pad, final } = words('table')
  const sorted = standings.toSorted((a, b) => b.points - a.points)
  return (
    <section class="ranking paper" aria-label={final.points}>
      <p>
        <span>{rounds === 0 ? words('table').players : pad.soFar(rounds)}</span>
        <span>{final.points}</span>
      </p>
      <ol>
        {sorted.map(({ seat, points, note }) => (
          <li key={seat} class={points === sorted[0]?.points && rounds > 0 ? 'first' : ''}>
            <i>{1 + sorted.filter(other => other.points > points).length}</i>
            <SeatFace seatState={view.seats[seat]} />
            <span class="label" style={{ '--letters': String(seatName(view.seats[seat]).length) }}>
              {seatName(view.seats[seat])}
              {note === undefined ? null : <small>{note}</small>}
            </span>
            <b>{written(points)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
