import { listed } from '@halfpint/words'
import './drama.css'
import './victory.css'
import type { BySeat, Seat } from '@halfpint/core'
import type { TableView } from '@halfpint/table'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import { Soon } from '../parts/soon.tsx'
import { language, words } from '../shell/speech.ts'
import { Glass } from '../table/glass.tsx'
import type { BoardProps } from './board.ts'
import { ChairFace, chairName, isReader } from './chair.tsx'
import { rankOf } from './ranking.ts'

/** The match in figures, seat by seat. */
const Figures = ({ view, lines }: Pick<VictoryProps, 'view' | 'lines'>) => {
  const { final } = words('table')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone must be scrolled by keyboard too
    <section class="score-pad paper" aria-label={final.statistics} tabIndex={0}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{final.statistics}</th>
            {view.chairs.map((chair, seat) => (
              <th key={seat} scope="col">
                <ChairFace chair={chair} />
                <span class="unseen">{chairName(chair)}</span>
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

/** Who won, then the others in the order of their points. */
const Standings = ({
  view,
  winners,
  totals,
  written,
}: Pick<VictoryProps, 'view' | 'winners' | 'totals' | 'written'>) => (
  <span class="standings">
    {[...totals.entries()]
      .sort(([a], [b]) => rankOf(a, winners, totals) - rankOf(b, winners, totals))
      .map(([seat, total]) => (
        <span key={seat} class={isReader(view, seat) ? 'own' : ''}>
          <ChairFace chair={view.chairs[seat]} />
          {written(total)}
        </span>
      ))}
  </span>
)

interface VictoryProps extends BoardProps {
  readonly view: TableView
  readonly winners: readonly Seat[]
  /** What decided the match, where it was not the points. */
  readonly note: string | null
  /** The points by which the places after the winners follow. */
  readonly totals: BySeat<number>
  /** How the game writes points. */
  readonly written: (points: number) => string
  /** The match in figures: in each line what is counted, and the number of each seat. */
  readonly lines: readonly (readonly [name: string, numbers: BySeat<number>])[]
  /** The pad. */
  readonly children: ComponentChildren
}

/** How a match ended: who won, and what to do next; the pad and the figures stand below or beside it. */
export const Victory = ({ place, around, view, winners, note, totals, written, lines, children }: VictoryProps) => {
  const { final } = words('table')
  const mine = view.viewer !== 'rail' && winners.includes(view.viewer)
  const others = winners.filter(seat => seat !== view.viewer).map(seat => chairName(view.chairs[seat]))
  const names = mine ? [words('core').shell.you, ...others] : others
  const own = view.viewer === 'rail' ? undefined : view.chairs[view.viewer]
  const waiting = own?.kind === 'person' && own.again
  const people = view.chairs.filter(chair => chair.kind === 'person')
  const wishes = people.filter(chair => chair.again).length
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
              <ChairFace chair={view.chairs[seat]} />
              <span class="laurel">
                <Icon name="crown" />
              </span>
            </span>
          ))}
          <span class="cheers right">
            <Glass kind="full" />
          </span>
          <Standings view={view} winners={winners} totals={totals} written={written} />
        </div>
        <h1 tabIndex={-1} ref={heading}>
          {winners.length > 1
            ? (mine ? final.shareWith : final.share)(listed(language.value, names))
            : mine
              ? final.youWin
              : final.wins(names[0] as string)}
        </h1>
        {note === null ? null : <p>{note}</p>}
        {view.viewer === 'rail' || mine ? null : (
          <p class="rank">{final.place(rankOf(view.viewer, winners, totals), totals.length)}</p>
        )}
      </div>
      <div class="sheet-acts">
        {view.viewer === 'rail' ? (
          wishes > 0 && <p>{final.rematchVotes(wishes, people.length)}</p>
        ) : (
          <button type="button" class="button" disabled={waiting} onClick={() => void place.wish({ type: 'rematch' })}>
            {waiting
              ? `${final.waiting}${people.length > 1 ? ` ${wishes}/${people.length}` : ''}`
              : people.length > 1 && wishes > 0
                ? final.rematchVotes(wishes, people.length)
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
