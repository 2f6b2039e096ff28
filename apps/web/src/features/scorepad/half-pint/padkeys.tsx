import '../game/keys.css'
import { everySeat, type Seat } from '@halfpint/core'
import type { HalfPintPad, HalfPintRound } from '@halfpint/scorepad'
import { words } from '../../../base/speech.ts'
import { PlayerSymbol } from '../../../ui/faces/symbol.tsx'
import type { PadEditor } from '../game/padeditor.ts'
import { SeatKeys } from '../game/seatkeys.tsx'
import { symbolAt } from '../symbol.ts'
import { type HalfPintCell, halfPintOrder } from './entryorder.ts'

const writtenAt = (pad: HalfPintPad, round: number, cell: HalfPintCell): number | null => {
  const row = pad.rounds[round]!
  switch (cell.what) {
    case 'hand-size':
      return row.handSize
    case 'prediction':
      return row.predictions[cell.seat] ?? null
    case 'tricks':
      return row.tricks[cell.seat] ?? null
    case 'bet':
      return row.bets[cell.seat] ?? null
    default:
      return null
  }
}

/** A key for each number, in one row. */
const NumberKeys = ({ editor, cell, written }: { editor: PadEditor; cell: HalfPintCell; written: number | null }) => (
  <div class="pad-key numbers">
    {halfPintOrder.keys(editor.pad.value as HalfPintPad, editor.round.value, cell).map(number => (
      <button key={number} type="button" aria-pressed={number === written} onClick={() => editor.tap(number)}>
        {number}
      </button>
    ))}
  </div>
)

/** H21: more tricks than these without a brawl are rare; a typed entry accepts any number. */
const WON = [1, 2, 3, 4]

/** Enters tricks for a seat; a second tap on the same number removes them. */
export const toggleTricks = (editor: PadEditor, seat: Seat, tricks: number): void => {
  const round = editor.round.value
  const row = editor.pad.value.rounds[round] as HalfPintRound
  editor.write({ edit: 'tricks', round, seat, value: row.tricks[seat] === tricks ? null : tricks })
}

/** The tricks of all seats, each under its column: one tap for each player who won any. */
const WonKeys = ({ editor }: { editor: PadEditor }) => {
  const { paper } = words('pad')
  const pad = editor.pad.value
  const { tricks, predictions } = pad.rounds[editor.round.value] as HalfPintRound
  return (
    <div class="pad-key won" style={{ '--seats': pad.players.length }}>
      {pad.players.map((name, seat) => (
        <div key={seat}>
          <PlayerSymbol symbol={symbolAt(pad, seat)} />
          {WON.map(number => (
            <button
              key={number}
              type="button"
              class={number === predictions[seat] ? 'predicted' : ''}
              aria-label={`${paper.entry.tricks(name)} ${number}`}
              aria-pressed={number === tricks[seat]}
              onClick={() => toggleTricks(editor, seat, number)}
            >
              {number}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The keys for the selected cell. */
export const HalfPintKeys = ({ editor }: { editor: PadEditor }) => {
  const { paper } = words('pad')
  const pad = editor.pad.value as HalfPintPad
  const cell = editor.cell.value as HalfPintCell | null
  if (cell === null) return <p class="pad-ask">{editor.correcting.value === null ? paper.whole : paper.mendWhole}</p>
  const written = writtenAt(pad, editor.round.value, cell)
  const seats = everySeat(pad.players.length)
  const own = cell.what === 'bet' ? cell.seat : -1
  const byNumber = halfPintOrder.keys(pad, editor.round.value, cell).length > 0
  const predictions = pad.rounds[editor.round.value]!.predictions.filter(entry => entry !== null)
  const sum = predictions.reduce((all, each) => all + each, 0)
  return (
    <>
      <p class="pad-ask" id="pad-ask">
        <b>{halfPintOrder.ask(pad, cell)}</b>
        {cell.what === 'prediction' && predictions.length > 0 && <span>{paper.predicted(sum)}</span>}
      </p>
      {cell.what === 'won' ? (
        <WonKeys editor={editor} />
      ) : byNumber ? (
        <NumberKeys editor={editor} cell={cell} written={written} />
      ) : (
        <SeatKeys
          pad={pad}
          seats={seats.filter(seat => seat !== own)}
          written={written}
          onTap={editor.tap}
          {...(cell.what === 'bet' && seats.length === 2 ? { none: paper.nobody } : {})}
        />
      )}
    </>
  )
}
