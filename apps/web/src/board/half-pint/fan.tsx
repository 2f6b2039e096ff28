import './fan.css'
import { cardsOf, type Play } from '@halfpint/half-pint'
import { words } from '../../base/speech.ts'
import { Icon } from '../../ui/icon.tsx'
import { CardPrint, cardClass, cardLabel } from './card.tsx'
import { ribbonText } from './setname.ts'

interface FanProps {
  readonly play: Pick<Play, 'hand' | 'row' | 'set'>
  readonly leads: boolean
  /** Drawn in chalk: a chosen set that is not played yet. */
  readonly draft?: boolean
  /** Whether its trick is finished and the set is only there to fly to the winner. */
  readonly collected?: boolean
  /** Rotation in degrees. */
  readonly tilt?: number
}

/** A played set: its cards in reading order, copies of the cards of the row, and its name on a ribbon. */
export const Fan = ({ play, leads, draft = false, collected = false, tilt = 0 }: FanProps) => {
  const cards = cardsOf(play)
  return (
    <div
      class={`laid ${leads ? 'leads' : ''} ${draft ? 'draft' : ''} ${collected ? 'collected' : ''}`}
      aria-hidden={collected || undefined}
      style={{ '--n': String(cards.length), '--tilt': `${tilt}deg` }}
    >
      {cards.map(({ card, fromRow }, at) => (
        <span
          key={card}
          class={cardClass(card, undefined, `${draft ? 'chalk' : ''} ${fromRow ? 'echo' : ''}`)}
          style={{ '--i': String(at) }}
          data-card={card}
          role="img"
          aria-label={cardLabel(card)}
        >
          <CardPrint card={card} split={false} />
        </span>
      ))}
      {leads && !draft ? (
        <span class="crown">
          <Icon name="crown" />
          <span class="unseen">{words('half-pint-heroes').inLead}</span>
        </span>
      ) : null}
      <span class="ribbon">
        {leads && draft ? <Icon name="crown" /> : null}
        {ribbonText(play)}
      </span>
    </div>
  )
}
