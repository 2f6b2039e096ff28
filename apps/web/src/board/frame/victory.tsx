import { listed } from '@halfpint/i18n'
import './victory.css'
import type { BySeat, Seat } from '@halfpint/core'
import type { TableView } from '@halfpint/table'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { language, words } from '../../base/speech.ts'
import type { BoardProps } from '../../session/board.ts'
import { Icon } from '../../ui/icon.tsx'
import { Soon } from '../../ui/nextframe.tsx'
import { isReader, SeatFace, seatName } from '../../ui/seatface.tsx'
import { Glass } from '../table/glass.tsx'
import { rankOf } from './ranking.ts'

/** Statistics of the match by seat. */
const Figures = ({ view, lines }: Pick<VictoryProps, 'view' | 'lines'>) => {
  const { final } = words('table')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone must be scrolled by keyboard too
    <section class="score-pad paper" aria-label={final.statistics} tabIndex={0}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{final.statistics}</th>
            {view.seats.map((seatState, seat) => (
              <th key={seat} scope="col">
                <SeatFace seatState={seatState} />
                <span class="unseen">{seatName(seatState)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([name, numbers]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {numbers.map((number, seat) => (
                <td key={seat}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The winners, then the others by points. */
const Standings = ({
  view,
  winners,
  totals,
  written,
  bonus,
}: Pick<VictoryProps, 'view' | 'winners' | 'totals' | 'written' | 'bonus'>) => (
  <span class="standings">
    {[...totals.entries()]
      .sort(([a], [b]) => rankOf(a, winners, totals) - rankOf(b, winners, totals))
      .map(([seat, total]) => (
        <span key={seat} class={isReader(view, seat) ? 'own' : ''}>
          <SeatFace seatState={view.seats[seat]} />
          {written(total)}
          {bonus !== undefined && bonus.points[seat]! > 0 && <small>+{bonus.points[seat]}</small>}
        </span>
      ))}
  </span>
)

interface VictoryProps extends BoardProps {
  readonly view: TableView
  readonly winners: readonly Seat[]
  /** Names what decided the match instead of points. */
  readonly note: string | null
  /** Points that order the places after the winners. */
  readonly totals: BySeat<number>
  /** Formats points. */
  readonly written: (points: number) => string
  /** Points that were added at the end, and what for. They are part of the totals. */
  readonly bonus?: { readonly points: BySeat<number>; readonly reason: string }
  /** Statistics: each line has a label and a number per seat. */
  readonly lines: readonly (readonly [name: string, numbers: BySeat<number>])[]
  /** The pad. */
  readonly children: ComponentChildren
}

/** The end of a match: winners, what to do next, pad and statistics. */
export const Victory = (props: VictoryProps) => {
  const { place, around, view, winners, note, totals, bonus, lines, children } = props
  const { final } = words('table')
  const mine = view.viewer !== 'spectator' && winners.includes(view.viewer)
  const others = winners.filter(seat => seat !== view.viewer).map(seat => seatName(view.seats[seat]))
  const names = mine ? [words('core').shell.you, ...others] : others
  const own = view.viewer === 'spectator' ? undefined : view.seats[view.viewer]
  const waiting = own?.kind === 'person' && own.wantsRematch
  const people = view.seats.filter(seatState => seatState.kind === 'person')
  const requests = people.filter(seatState => seatState.wantsRematch).length
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <main class="final">
      <div class="victory">
        <div class="podium glad" style={{ '--winners': String(winners.length) }} aria-hidden="true">
          <span class="cheers">
            <Glass kind="full" />
          </span>
          {winners.map(seat => (
            <span key={seat} class="mat">
              <span class="rim" />
              <SeatFace seatState={view.seats[seat]} />
              <span class="laurel">
                <Icon name="crown" />
              </span>
            </span>
          ))}
          <span class="cheers right">
            <Glass kind="full" />
          </span>
          <Standings {...props} />
        </div>
        <h1 tabIndex={-1} ref={heading}>
          {winners.length > 1
            ? (mine ? final.shareWith : final.share)(listed(language.value, names))
            : mine
              ? final.youWin
              : final.wins(names[0]!)}
        </h1>
        {note === null ? null : <p>{note}</p>}
        {bonus === undefined ? null : <p class="bonus-reason">{bonus.reason}</p>}
        {view.viewer === 'spectator' || mine ? null : (
          <p class="rank">{final.place(rankOf(view.viewer, winners, totals), totals.length)}</p>
        )}
      </div>
      <div class="sheet-acts">
        {view.viewer === 'spectator' ? (
          requests > 0 && <p>{final.rematchVotes(requests, people.length)}</p>
        ) : (
          <button type="button" class="button" disabled={waiting} onClick={() => void place.send({ type: 'rematch' })}>
            {waiting
              ? `${final.waiting}${people.length > 1 ? ` ${requests}/${people.length}` : ''}`
              : people.length > 1 && requests > 0
                ? final.rematchVotes(requests, people.length)
                : final.rematch}
          </button>
        )}
        {(['review', 'replay'] as const).map(way =>
          around[way] === null ? null : (
            <a key={way} class="button quiet" href={around[way]}>
              {final[way]}
            </a>
          ),
        )}
        {around.newGame === undefined ? null : (
          <button type="button" class="button quiet" onClick={around.newGame}>
            {final.newTable}
          </button>
        )}
        {around.final}
      </div>
      <div class="sums">
        <Soon>
          {children}
          <Soon>
            <Figures view={view} lines={lines} />
          </Soon>
        </Soon>
      </div>
    </main>
  )
}
