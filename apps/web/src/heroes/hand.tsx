import type { Card } from '@halfpint/half-pint'
import { CardPrint, cardClass, cardLabel } from '../cards/card.tsx'
import { words } from '../shell/speech.ts'
import type { Controller } from './controller.ts'

/** Moves the keyboard's place along a row of buttons with the arrow keys. */
const walk = (event: KeyboardEvent): void => {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const cards = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')]
  const at = cards.indexOf(document.activeElement as HTMLElement)
  cards[(at + step + cards.length) % cards.length]?.focus()
  event.preventDefault()
}

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
