import type { Seen } from '@halfpint/core'
import { type Card, type SeatLook, type State, suitOf } from '@halfpint/herzlos'
import type { ComponentChildren } from 'preact'
import { words } from '../../base/speech.ts'
import { signed } from '../../ui/signed.ts'
import { wide } from '../../ui/wide.ts'
import type { Place } from '../table/layout.ts'
import { Mat } from '../table/mat.tsx'
import { HerzlosMini, herzlosClass } from './card.tsx'
import { isFull } from './prompt.tsx'
import { ShapeMark } from './shapes.tsx'

/** A player as the table shows them. */
export interface Player {
  readonly name: string
  readonly face: ComponentChildren
  /** A remark that is shown now. */
  readonly quip?: string
}

/** More cards than this are too small to read on a phone. */
const MANY = 4

/** Maximum number of won tricks shown under a mat. */
const MAX_PILE = 5

/** The cards taken that count. On a phone, one card with a number replaces many hearts. */
const Taken = ({ cards }: { cards: readonly Card[] }) => {
  const hearts = cards.filter(card => suitOf(card) === 'hearts')
  const heaped = !wide.value && cards.length > MANY && hearts.length > 1
  const shown = heaped ? cards.filter(card => suitOf(card) !== 'hearts') : cards
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
  readonly state: Seen<State>
  readonly player: Player
  readonly isOwn: boolean
  readonly attributes: Place['attributes']
}

/** A player, their points and, open at their mat, the cards taken in this round that count. */
export const HerzlosSeat = ({ look, state, player, isOwn, attributes }: SeatProps) => {
  const say = words('herzlos')
  const { held, points, total, taken, turn, chosen, won } = look
  const { name } = player
  const passing = state.phase === 'pass'
  // All pass at the same time: only the reader's own turn is worth showing then.
  const active = turn && !isFull(state) && (isOwn || !passing)
  return (
    <li class={`seat ${active ? 'turn' : ''} ${isOwn ? 'own' : ''}`} {...attributes}>
      <span class="unseen">{say.seat(name, held, signed(points), signed(total))}</span>
      <div class="player">
        <Mat
          face={player.face}
          held={isOwn ? null : held}
          won={Math.min(won, MAX_PILE)}
          score={state.results.length > 0 ? signed(total) : null}
        />
        <span class="who" aria-hidden="true">
          <b class="name" style={{ '--letters': String(name.length) }}>
            {name}
          </b>
          {passing ? (
            chosen && <i class="back passed" />
          ) : (
            <b class={`points ${points < 0 ? 'loss' : points > 0 ? 'gain' : ''}`}>{signed(points)}</b>
          )}
        </span>
      </div>
      <div class="place taken" aria-hidden="true">
        {!passing && taken.length > 0 && <Taken cards={taken} />}
      </div>
      {player.quip !== undefined && (
        <span class="quip" aria-hidden="true">
          {player.quip}
        </span>
      )}
      {passing && <span class="unseen">{chosen ? say.hasPassed : say.choosing}</span>}
    </li>
  )
}
