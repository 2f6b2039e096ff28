import './paper.css'
import type { Seat } from '@halfpint/core'
import type { Pad, Scored } from '@halfpint/scorepad'
import type { ComponentChildren } from 'preact'
import { words } from '../../../base/speech.ts'
import { PlayerSymbol } from '../../../ui/faces/symbol.tsx'
import { padInterfaceOf } from '../padinterfaces.ts'
import { symbolAt } from '../symbol.ts'
import { MarkSign } from './marksign.tsx'

/** All rows of a scored pad. */
export const paperRows = (pad: Pad, scored: Scored) =>
  scored.rounds.map(({ warnings }, round) => ({
    ...padInterfaceOf(pad).row(scored, round),
    round,
    doubtful: warnings.length > 0,
  }))

/** The names above the columns; the start player is marked. */
const Head = ({ pad, start }: { pad: Pad; start: Seat | null }) => {
  const { paper } = words('pad')
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="unseen">{paper.round}</span>
        </th>
        {pad.players.map((name, seat) => (
          <th key={seat} scope="col" class={seat === start ? 'starts' : ''}>
            <PlayerSymbol symbol={symbolAt(pad, seat)} />
            <span class="name" style={{ '--letters': String(name.length) }}>
              {name}
            </span>
            {seat === start && <span class="unseen">{paper.starts(name)}</span>}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface ScoreProps {
  readonly pad: Pad
  readonly row: ReturnType<typeof paperRows>[number]
  readonly seat: Seat
  readonly onAsk?: ((round: number, seat: Seat) => void) | undefined
}

/** Points and mark; a tap shows the reasons. */
const Score = ({ pad, row, seat, onAsk }: ScoreProps) => {
  const { paper, marks } = words('pad')
  const score = row.scores?.[seat]
  if (score === undefined) return <td class="blank">·</td>
  const mark = row.marks?.[seat] ?? ''
  const overruled = row.overruled.some(each => each.seat === seat)
  const text = (
    <>
      <span class={overruled ? 'overruled' : ''}>
        {score === 0 && mark === '' ? '–' : padInterfaceOf(pad).written(score)}
      </span>
      <MarkSign mark={mark} />
    </>
  )
  const label = `${paper.cell(pad.players[seat]!, row.round + 1, score, marks[mark])}${overruled ? `, ${paper.overruledSign}` : ''}`
  return (
    <td>
      {onAsk === undefined ? (
        <span role="img" aria-label={label}>
          {text}
        </span>
      ) : (
        <button
          type="button"
          class="score"
          aria-label={`${label}, ${paper.why}`}
          onClick={() => onAsk(row.round, seat)}
        >
          {text}
        </button>
      )}
    </td>
  )
}

interface PaperProps {
  readonly pad: Pad
  readonly scored: Scored
  /** The start player of the current round. */
  readonly start: Seat | null
  /** The current round, shown by `children` instead of a row. */
  readonly entering: number | null
  /** Number of coming rounds; each gets an empty line if there is space. */
  readonly ahead?: number
  readonly onAsk?: (round: number, seat: Seat) => void
  readonly onMend?: (round: number) => void
  readonly onBonus?: (seat: Seat) => void
  readonly children?: ComponentChildren
}

/** H4: the pad: two columns for each player, a row for each round, and the sums below. */
export const Paper = ({ pad, scored, start, entering, ahead = 0, onAsk, onMend, onBonus, children }: PaperProps) => {
  const { paper } = words('pad')
  const bonus = padInterfaceOf(pad).bonus(scored)
  return (
    <table class="pad-paper paper" style={{ '--n': String(pad.players.length) }}>
      <Head pad={pad} start={start} />
      <tbody>
        {paperRows(pad, scored).map(row =>
          row.round === entering ? (
            children
          ) : (
            <tr key={row.round} class={row.scores === null ? 'uncounted' : ''}>
              <th scope="row">
                {onMend === undefined ? (
                  row.round + 1
                ) : (
                  <button type="button" aria-label={paper.mend(row.round + 1)} onClick={() => onMend(row.round)}>
                    {row.round + 1}
                    {row.doubtful && (
                      <span class="doubt" role="img" aria-label={paper.doubtful}>
                        !
                      </span>
                    )}
                  </button>
                )}
              </th>
              {pad.players.map((_, seat) => (
                <Score key={seat} pad={pad} row={row} seat={seat} onAsk={onAsk} />
              ))}
            </tr>
          ),
        )}
      </tbody>
      {ahead > 0 && (
        <tbody class="ahead" aria-hidden="true">
          {Array.from({ length: ahead }, (_, at) => (
            <tr key={at}>
              <th>{pad.options.rounds - ahead + at + 1}</th>
              {pad.players.map((_name, seat) => (
                <td key={seat} />
              ))}
            </tr>
          ))}
        </tbody>
      )}
      <tfoot>
        {bonus !== null && (
          <tr class="bonus">
            <th scope="row">{paper.bonus}</th>
            {bonus.points.map((points, seat) => (
              <td key={seat}>
                <button type="button" class="score" onClick={() => onBonus?.(seat)}>
                  <span class={bonus.overruled.some(each => each.seat === seat) ? 'overruled' : ''}>+{points}</span>
                  <sup />
                </button>
              </td>
            ))}
          </tr>
        )}
        <tr class="sum">
          <th scope="row">
            <span aria-hidden="true">Σ</span>
            <span class="unseen">{scored.result === null ? paper.sum : paper.total}</span>
          </th>
          {scored.totals.map((total, seat) => (
            <td key={seat} class={scored.result?.winners.includes(seat) ? 'winner' : ''}>
              {padInterfaceOf(pad).written(total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
