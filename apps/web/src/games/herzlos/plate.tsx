import type { SeatLook } from '@halfpint/herzlos'
import type { ComponentChildren } from 'preact'
import { signed } from '../../parts/signed.ts'
import { words } from '../../shell/speech.ts'
import type { At } from '../../table/areas.ts'
import { Mat } from '../../table/mat.tsx'
import { HerzlosMini } from './card.tsx'

/** Who sits on a chair, as the table shows it. */
export interface Sitter {
  readonly name: string
  readonly face: ComponentChildren
  /** What they say right now. */
  readonly quip?: string
}

interface SeatProps {
  readonly look: SeatLook
  /** Whether all choose what to pass now. */
  readonly passing: boolean
  /** Whether a trick that is complete lies there: nobody is on turn. */
  readonly full: boolean
  readonly sitter: Sitter
  readonly at: At
  readonly mine: boolean
  /** Whether any round is scored yet. */
  readonly scored: boolean
}

/** Who sits there, how they stand, and what they took in this round, open at their mat with its sum. */
export const SeatPlate = ({ look, passing, full, sitter, at, mine, scored }: SeatProps) => {
  const say = words('herzlos')
  const { seat, held, points, total, taken, turn, chosen, won } = look
  const active = turn && !full && (mine || !passing)
  return (
    <li
      class={`seat z-seat ${active ? 'turn' : ''} ${mine ? 'mine' : ''}`}
      data-seat={seat}
      data-at={at}
      style={{ '--area': at }}
    >
      <span class="unseen">{say.seat(sitter.name, held, points, total)}</span>
      <Mat face={sitter.face} held={mine ? null : held} won={Math.min(won, 5)} score={scored ? signed(total) : null} />
      <span class="who" aria-hidden="true">
        <b class="name">{sitter.name}</b>
        {passing ? (
          chosen ? (
            <i class="back z-passed" />
          ) : null
        ) : (
          <span class={`z-spoils ${points < 0 ? 'loss' : points > 0 ? 'gain' : ''}`}>
            {taken.length > 0 ? (
              <span class="minis" style={{ '--n': String(taken.length) }}>
                {taken.map(card => (
                  <HerzlosMini key={card} card={card} />
                ))}
              </span>
            ) : null}
            <b>{signed(points)}</b>
          </span>
        )}
      </span>
      {sitter.quip !== undefined && (
        <span class="quip" aria-hidden="true">
          {sitter.quip}
        </span>
      )}
      {passing && <span class="unseen">{chosen ? say.hasPassed : say.choosing}</span>}
    </li>
  )
}
