import './hand.css'
import type { ReadonlySignal } from '@preact/signals'
import { walk } from '../../parts/walk.ts'
import { words } from '../../shell/speech.ts'
import { CardPrint, cardClass, cardLabel } from './card.tsx'
import type { Controller } from './controller.ts'

interface HandProps {
  readonly controller: Controller
  /** How many of the cards lie there already. */
  readonly placed: ReadonlySignal<number>
}

/** The reader's hand: tap to pick up and put back; what cannot join is dimmed. */
export const Hand = ({ controller, placed }: HandProps) => {
  const { game, me, hand, chosen, joinable, task } = controller
  const seat = me.value
  const view = game.value
  if (seat === null || view === null) return null
  const cards = hand.value
  const playing = view.phase === 'play'
  const middle = (cards.length - 1) / 2
  return (
    <fieldset
      class={`hand ${task.value === 'play' ? 'mine' : ''}`}
      style={{ '--count': String(cards.length) }}
      onKeyDown={walk}
    >
      <legend class="unseen">{words('table').hand}</legend>
      {cards.slice(0, placed.value).map((card, at) => {
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
