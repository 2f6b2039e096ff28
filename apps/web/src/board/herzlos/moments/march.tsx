import './march.css'
import type { Card } from '@halfpint/herzlos'
import type { SeatState } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SeatFace } from '../../../ui/seatface.tsx'
import { Banner } from '../../table/banner.tsx'
import { HerzlosFace } from '../card.tsx'

/** Z8: the cards of a march, in order. */
const MARCH_CARDS: readonly Card[] = [
  'fQ',
  'hA',
  'hK',
  'hQ',
  'hJ',
  'h10',
  'h9',
  'h8',
  'h7',
  'h6',
  'h5',
  'h4',
  'h3',
  'h2',
]

/** Z8: a march: all hearts and the queen walk around the player who took them. */
export const March = ({ seatState, onDone }: { seatState: SeatState | undefined; onDone: () => void }) => (
  <Banner of="march" word={words('herzlos').marchShout} onDone={onDone}>
    {MARCH_CARDS.map((card, at) => (
      <span key={card} class="marcher" style={{ '--turn': `${(at / MARCH_CARDS.length) * 360}deg`, '--i': String(at) }}>
        <HerzlosFace card={card} />
      </span>
    ))}
    <span class="mat">
      <span class="rim" />
      <SeatFace seatState={seatState} />
      <span class="laurels">
        <Icon name="crown" />
      </span>
    </span>
  </Banner>
)
