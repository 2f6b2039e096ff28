import './fan.css'
import { cardsOf, type Play } from '@halfpint/half-pint'
import { Icon } from '../../parts/icon.tsx'
import { words } from '../../shell/speech.ts'
import { CardPrint, cardClass, cardLabel } from './card.tsx'
import { ribbonText } from './setname.ts'

interface FanProps {
  readonly play: Pick<Play, 'hand' | 'row' | 'set'>
  readonly leads: boolean
  /** Only drawn in chalk: what would be laid. */
  readonly draft?: boolean
  /** Whether its trick was taken in. */
  readonly gone?: boolean
  /** How far it lies askew, in degrees. */
  readonly tilt?: number
}

/** A laid set: its cards in the order in which it is read, those of the row as echoes, its name on a ribbon. */
export const Fan = ({ play, leads, draft = false, gone = false, tilt = 0 }: FanProps) => {
  const cards = cardsOf(play)
  return (
    <div
      class={`laid ${leads ? 'leads' : ''} ${draft ? 'draft' : ''} ${gone ? 'gone' : ''}`}
      aria-hidden={gone || undefined}
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
