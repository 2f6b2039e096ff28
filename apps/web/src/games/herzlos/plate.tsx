import { type Card, type SeatLook, suitOf } from '@halfpint/herzlos'
import type { ComponentChildren } from 'preact'
import { signed } from '../../parts/signed.ts'
import { words } from '../../shell/speech.ts'
import { wide } from '../../shell/wide.ts'
import type { At } from '../../table/areas.ts'
import { Mat } from '../../table/mat.tsx'
import { HerzlosMini, herzlosClass } from './card.tsx'
import { ShapeMark } from './shapes.tsx'

/** Who sits on a chair, as the table shows it. */
export interface Sitter {
  readonly name: string
  readonly face: ComponentChildren
  /** What they say right now. */
  readonly quip?: string
}

/** So many cards can be told apart where there is little room. */
const FEW = 5

/** The cards taken that count; where there is no room for many hearts, one with their number. */
const Spoils = ({ taken }: Pick<SeatLook, 'taken'>) => {
  const hearts = taken.filter(card => suitOf(card) === 'hearts')
  const heaped = !wide.value && taken.length > FEW && hearts.length > 1
  const shown = heaped ? taken.filter(card => suitOf(card) !== 'hearts') : taken
  return (
    <span class="minis" style={{ '--n': String(shown.length + (heaped ? 1 : 0)) }}>
      {heaped ? (
        <span class={herzlosClass(hearts[0] as Card, undefined, 'mini heap')}>
          <span class="number">{hearts.length}</span>
          <span class="foot">
            <ShapeMark shape="hearts" />
          </span>
        </span>
      ) : null}
      {shown.map(card => (
        <HerzlosMini key={card} card={card} />
      ))}
    </span>
  )
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
      <span class="unseen">{say.seat(sitter.name, held, signed(points), signed(total))}</span>
      <Mat face={sitter.face} held={mine ? null : held} won={Math.min(won, 5)} score={scored ? signed(total) : null} />
      <span class="who" aria-hidden="true">
        <b class="name" style={{ '--letters': String(sitter.name.length) }}>
          {sitter.name}
        </b>
        {passing ? (
          chosen ? (
            <i class="back z-passed" />
          ) : null
        ) : (
          <span class={`z-spoils ${points < 0 ? 'loss' : points > 0 ? 'gain' : ''}`}>
            {taken.length > 0 ? <Spoils taken={taken} /> : null}
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
