import type { SeatLook } from '@halfpint/herzlos'
import type { ComponentChildren } from 'preact'
import { signed } from '../../parts/signed.ts'
import { words } from '../../shell/speech.ts'
import { HerzlosMini } from './card.tsx'

/** Who sits on a chair, as the table shows it. */
export interface Sitter {
  readonly name: string
  readonly face: ComponentChildren
}

const Tick = () => (
  <svg class="tick" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="3">
    <path d="M4 13l5 5L20 6" />
  </svg>
)

interface SeatPlateProps {
  readonly look: SeatLook
  /** Whether all choose what to pass now. */
  readonly passing: boolean
  readonly sitter: Sitter
  readonly mine: boolean
  /** How far round the table. */
  readonly turn: string
}

/** Who sits there, what they took in this round and how they stand. */
export const SeatPlate = ({ look, passing, sitter, mine, turn: around }: SeatPlateProps) => {
  const say = words('herzlos')
  const { seat, held, points, total, taken, turn, chosen } = look
  return (
    <li
      class={`z-plate ${turn && (mine || !passing) ? 'turn' : ''} ${mine ? 'mine' : ''}`}
      data-seat={seat}
      style={{ '--turn': around }}
    >
      <span class="unseen">{say.seat(sitter.name, held, points, total)}</span>
      <span class="who" aria-hidden="true">
        {sitter.face}
        <b>{sitter.name}</b>
      </span>
      <span class="points" aria-hidden="true">
        <span class="count">{held}</span>
        {passing ? (
          <b>{chosen ? <Tick /> : '…'}</b>
        ) : (
          <b class={points < 0 ? 'loss' : points > 0 ? 'gain' : ''}>{signed(points)}</b>
        )}
        <span class="total">{signed(total)}</span>
      </span>
      {taken.length > 0 && (
        <span class="spoils" aria-hidden="true">
          {taken.map(card => (
            <HerzlosMini key={card} card={card} />
          ))}
        </span>
      )}
      {passing && <span class="unseen">{chosen ? say.hasPassed : say.choosing}</span>}
    </li>
  )
}
