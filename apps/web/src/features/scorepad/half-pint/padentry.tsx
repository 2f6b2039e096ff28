import type { Seat } from '@halfpint/core'
import type { HalfPintPad, HalfPintRound, ScoredHalfPint } from '@halfpint/scorepad'
import { words } from '../../../base/speech.ts'
import { PlayerSymbol } from '../../../ui/faces/symbol.tsx'
import { sameCell } from '../cell.ts'
import type { PadEditor } from '../game/padeditor.ts'
import { MarkSign } from '../paper/marksign.tsx'
import { symbolAt } from '../symbol.ts'
import type { HalfPintCell } from './entryorder.ts'

type What = 'prediction' | 'bet' | 'tricks'

/** The content of a cell, as text and for screen readers. */
const content = (pad: HalfPintPad, row: HalfPintRound, what: What, seat: Seat) => {
  const { paper } = words('pad')
  if (what === 'bet') {
    const bet = row.bets[seat] ?? null
    if (bet === null) return { show: '·', say: paper.blank, blank: true }
    return { show: <PlayerSymbol symbol={symbolAt(pad, bet)} />, say: pad.players[bet]!, blank: false }
  }
  const number = (what === 'prediction' ? row.predictions : row.tricks)[seat] ?? null
  if (number !== null) return { show: String(number), say: String(number), blank: false }
  return { show: '·', say: paper.blank, blank: true }
}

interface EntryProps {
  readonly pad: HalfPintPad
  readonly scored: ScoredHalfPint
  readonly round: number
  /** Left out on a device that cannot write. */
  readonly editor?: PadEditor
}

/** The three lines of the current round, and their points. */
export const HalfPintEntry = ({ pad, scored, round, editor }: EntryProps) => {
  const active = editor?.cell.value ?? null
  const onChoose = editor?.choose
  const { paper } = words('pad')
  const row = pad.rounds[round]!
  const done = scored.rounds[round]?.done ?? null
  const size: HalfPintCell = { what: 'hand-size' }
  // D8 depends on the hand size, so it is entered beside the predictions.
  const handSize = pad.options.drinking.includes('D8') && (
    <button
      type="button"
      class={`hand-size ${sameCell(size, active) ? 'here' : ''}`}
      aria-label={`${paper.entry['hand-size']} ${row.handSize ?? paper.blank}`}
      disabled={onChoose === undefined}
      onClick={() => onChoose?.(size)}
    >
      {row.handSize ?? '·'}
    </button>
  )
  const entry = (what: What, label: string) => (
    <tr class="entry" key={what}>
      <th scope="row">
        {label}
        {what === 'prediction' && handSize}
      </th>
      {pad.players.map((name, seat) => {
        const cell: HalfPintCell = { what, seat }
        const { show, say, blank } = content(pad, row, what, seat)
        const here = sameCell(cell, active)
        const idle = row.brawl !== null && what !== 'prediction' && !(what === 'tricks' && row.brawl === seat)
        const look = `entry-cell ${blank ? 'blank' : ''} ${here ? 'here' : ''} ${idle ? 'idle' : ''}`
        const label = `${paper.entry[what](name)} ${say}`
        return (
          <td key={seat}>
            {onChoose === undefined ? (
              <span class={look} role="img" aria-label={label}>
                {show}
              </span>
            ) : (
              <button
                type="button"
                class={look}
                aria-current={here ? 'true' : undefined}
                aria-label={label}
                onClick={() => onChoose(cell)}
              >
                {show}
              </button>
            )}
          </td>
        )
      })}
    </tr>
  )
  return (
    <>
      {entry('prediction', paper.says)}
      {entry('bet', paper.bets)}
      {entry('tricks', paper.won)}
      <tr class="entry gets">
        <th scope="row">
          {round + 1}
          <span class="unseen"> {paper.gets}</span>
        </th>
        {pad.players.map((_, seat) => (
          <td key={seat}>
            {done !== null && (
              <>
                {done.scores[seat]}
                <MarkSign mark={done.marks[seat] ?? ''} />
              </>
            )}
          </td>
        ))}
      </tr>
    </>
  )
}
