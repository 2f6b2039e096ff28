import type { ComponentChildren } from 'preact'
import { signed } from '../../parts/signed.ts'
import { words } from '../../shell/speech.ts'
import { HerzlosMini } from './card.tsx'
import type { Plate } from './standing.ts'

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
  readonly plate: Plate
  readonly sitter: Sitter
  readonly mine: boolean
  /** How far round the table. */
  readonly turn: string
}

/** Who sits there, what they took in this round and how they stand. */
export const SeatPlate = ({ plate, sitter, mine, turn: around }: SeatPlateProps) => {
  const say = words('herzlos')
  const { cards, points, total, taken, turn, passed } = plate
  return (
    <li
      class={`z-plate ${turn && (mine || passed === null) ? 'turn' : ''} ${mine ? 'mine' : ''}`}
      data-seat={plate.seat}
      style={{ '--turn': around }}
    >
      <span class="unseen">{say.seat(sitter.name, cards, points, total)}</span>
      <span class="who" aria-hidden="true">
        {sitter.face}
        <b>{sitter.name}</b>
      </span>
      <span class="points" aria-hidden="true">
        <span class="count">{cards}</span>
        {passed === null ? (
          <b class={points < 0 ? 'loss' : points > 0 ? 'gain' : ''}>{signed(points)}</b>
        ) : (
          <b>{passed ? <Tick /> : '…'}</b>
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
      {passed !== null && <span class="unseen">{passed ? say.hasPassed : say.choosing}</span>}
    </li>
  )
}
