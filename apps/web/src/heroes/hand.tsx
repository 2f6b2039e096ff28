import './hand.css'
import type { Card } from '@halfpint/half-pint'
import { CardPrint, cardClass, cardLabel } from '../cards/card.tsx'
import { walk } from '../parts/walk.ts'
import { words } from '../shell/speech.ts'
import type { Controller } from './controller.ts'

/** The reader's hand: tap to pick up and put back; what cannot join is dimmed. */
export const Hand = ({ controller }: { controller: Controller }) => {
  const { game, me, chosen, joinable, task } = controller
  const seat = me.value
  const view = game.value
  if (seat === null || view === null) return null
  const cards = view.hands[seat] as readonly Card[]
  const playing = view.phase === 'play'
  const middle = (cards.length - 1) / 2
  return (
    <fieldset
      class={`hand ${task.value === 'play' ? 'mine' : ''}`}
      style={{ '--count': String(cards.length) }}
      onKeyDown={walk}
    >
      <legend class="unseen">{words('heroes').hand}</legend>
      {cards.map((card, at) => {
        const up = chosen.value.hand.includes(card)
        const dim = playing && chosen.value.hand.length > 0 && !up && !joinable.value.has(card)
        return (
          <button
            key={card}
            type="button"
            class={cardClass(card, up ? 'lit' : dim ? 'dim' : undefined, up ? 'up' : '')}
            style={{ '--turn': String(at - middle), '--drop': String(Math.abs(at - middle)) }}
            data-card={card}
            aria-pressed={up}
            aria-label={cardLabel(card)}
            disabled={!playing}
            onClick={() => controller.toggle(card)}
          >
            <CardPrint card={card} />
          </button>
        )
      })}
    </fieldset>
  )
}
