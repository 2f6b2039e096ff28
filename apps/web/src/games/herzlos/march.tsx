import './march.css'
import type { Card } from '@halfpint/herzlos'
import type { Chair } from '@halfpint/table'
import { ChairFace } from '../../game/chair.tsx'
import { Icon } from '../../parts/icon.tsx'
import { words } from '../../shell/speech.ts'
import { Shout } from '../../table/shout.tsx'
import { HerzlosFace } from './card.tsx'

/** Z8: what a march takes, in the order in which it walks. */
const COLUMN: readonly Card[] = ['fQ', 'hA', 'hK', 'hQ', 'hJ', 'h10', 'h9', 'h8', 'h7', 'h6', 'h5', 'h4', 'h3', 'h2']

/** Z8: a march: all hearts and the queen walk around whoever took them. */
export const March = ({ chair, onDone }: { chair: Chair | undefined; onDone: () => void }) => (
  <Shout of="march" shout={words('herzlos').marchShout} onDone={onDone}>
    {COLUMN.map((card, at) => (
      <span key={card} class="marcher" style={{ '--turn': `${(at / COLUMN.length) * 360}deg`, '--i': String(at) }}>
        <HerzlosFace card={card} />
      </span>
    ))}
    <span class="mat">
      <span class="rim" />
      <ChairFace chair={chair} />
      <span class="laurels">
        <Icon name="crown" />
      </span>
    </span>
  </Shout>
)
