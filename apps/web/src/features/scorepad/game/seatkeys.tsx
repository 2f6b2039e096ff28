import './keys.css'
import type { Seat } from '@halfpint/core'
import type { Pad } from '@halfpint/scorepad'
import { PlayerSymbol } from '../../../ui/faces/symbol.tsx'
import { symbolAt } from '../symbol.ts'

/** A key for each player who can be chosen. */
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
