import '../../pad/keys.css'
import { everySeat, type Seat } from '@halfpint/core'
import type { HeroesRound, Pad } from '@halfpint/scorepad'
import { PlayerSymbol } from '../../faces/symbol.tsx'
import { type Cell, keysFor } from '../../pad/cursor.ts'
import type { Desk } from '../../pad/desk.ts'
import { symbolAt } from '../../pad/paper.tsx'
import { words } from '../../shell/speech.ts'

/** What the pencil waits for, in words. */
export const askText = (pad: Pad, cell: Cell): string => {
  const { entry } = words('pad').paper
  switch (cell.what) {
    case 'hand-size':
    case 'won':
    case 'brawler':
    case 'marcher':
    case 'jack':
      return entry[cell.what]
    default:
      return entry[cell.what](pad.players[cell.seat] as string)
  }
}

const writtenAt = (pad: Pad, round: number, cell: Cell): number | null => {
  const row = pad.rounds[round] as HeroesRound
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

/** A key for each number, in one row under the thumb. */
const NumberKeys = ({ desk, cell, written }: { desk: Desk; cell: Cell; written: number | null }) => (
  <div class="pad-key numbers">
    {keysFor(cell).map(number => (
      <button key={number} type="button" aria-pressed={number === written} onClick={() => desk.tap(number)}>
        {number}
      </button>
    ))}
  </div>
)

/** H21: who wins more than these without a brawl is rare; the entry itself takes any number. */
const WON = [1, 2, 3, 4]

/** The tricks of all seats, each under its column: one tap for everybody who won any. */
const WonKeys = ({ desk }: { desk: Desk }) => {
  const { paper } = words('pad')
  const pad = desk.pad.value
  const { tricks, predictions } = pad.rounds[desk.round.value] as HeroesRound
  return (
    <div class="pad-key won" style={{ '--seats': pad.players.length }}>
      {pad.players.map((name, seat) => (
        <div key={seat}>
          {WON.map(number => (
            <button
              key={number}
              type="button"
              class={number === predictions[seat] ? 'predicted' : ''}
              aria-label={`${paper.entry.tricks(name)} ${number}`}
              aria-pressed={number === tricks[seat]}
              onClick={() => desk.won(seat, number)}
            >
              {number}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

/** A key for each player who can be meant. */
export const SeatKeys = ({ pad, seats, written, onTap, none }: SeatKeysProps) => (
  <div class={`pad-key whom of-${seats.length + (none === undefined ? 0 : 1)}`}>
    {seats.map(seat => (
      <button key={seat} type="button" aria-pressed={seat === written} onClick={() => onTap(seat)}>
        <PlayerSymbol symbol={symbolAt(pad, seat)} />
        <span>{pad.players[seat]}</span>
      </button>
    ))}
    {none !== undefined && (
      <button type="button" onClick={() => onTap(null)}>
        <span>{none}</span>
      </button>
    )}
  </div>
)

interface SeatKeysProps {
  readonly pad: Pad
  readonly seats: readonly Seat[]
  readonly written: number | null
  readonly onTap: (seat: Seat | null) => void
  readonly none?: string
}

/** The keys for the entry under the pencil. */
export const Keys = ({ desk }: { desk: Desk }) => {
  const { paper } = words('pad')
  const pad = desk.pad.value
  const cell = desk.cell.value
  if (cell === null) return <p class="pad-ask">{desk.mending.value === null ? paper.whole : paper.mendWhole}</p>
  const written = writtenAt(pad, desk.round.value, cell)
  const seats = everySeat(pad.players.length)
  const own = cell.what === 'bet' ? cell.seat : -1
  const byNumber = keysFor(cell).length > 0
  const predictions = (pad.rounds[desk.round.value] as HeroesRound).predictions.filter(entry => entry !== null)
  const sum = predictions.reduce((all, each) => all + each, 0)
  return (
    <>
      <p class="pad-ask" id="pad-ask">
        <b>{askText(pad, cell)}</b>
        {cell.what === 'prediction' && predictions.length > 0 && <span>{paper.predicted(sum)}</span>}
      </p>
      {cell.what === 'won' ? (
        <WonKeys desk={desk} />
      ) : byNumber ? (
        <NumberKeys desk={desk} cell={cell} written={written} />
      ) : (
        <SeatKeys
          pad={pad}
          seats={seats.filter(seat => seat !== own)}
          written={written}
          onTap={desk.tap}
          {...(cell.what === 'bet' && seats.length === 2 ? { none: paper.nobody } : {})}
        />
      )}
    </>
  )
}
