import type { ReadonlySignal } from '@preact/signals'
import { Icon } from '../../parts/icon.tsx'
import { walk } from '../../parts/walk.ts'
import { set, settings } from '../../shell/settings.ts'
import { words } from '../../shell/speech.ts'
import { cardByDigit, draggable } from '../../table/drag.ts'
import { CardPrint, cardClass, cardLabel } from './card.tsx'
import type { Controller } from './controller.ts'

interface HandProps {
  readonly controller: Controller
  /** How many of the cards lie there already. */
  readonly placed: ReadonlySignal<number>
}

/** The reader's hand: tap to pick up and put back; what cannot join is dimmed, and begins a new choice when tapped. */
export const Hand = ({ controller, placed }: HandProps) => {
  const { game, me, hand, chosen, joinable, task } = controller
  const seat = me.value
  const view = game.value
  if (seat === null || view === null) return null
  const cards = hand.value
  const playing = view.phase === 'play'
  return (
    <fieldset
      class={`hand ${task.value === 'play' ? 'mine' : ''}`}
      style={{ '--of': String(cards.length) }}
      onKeyDown={event => {
        walk(event)
        const card = cardByDigit(event)
        card?.focus()
        card?.click()
      }}
    >
      <legend class="unseen">{words('table').hand}</legend>
      {cards.slice(0, placed.value).map((card, at) => {
        const up = chosen.value.hand.includes(card)
        const dim = playing && chosen.value.hand.length > 0 && !up && !joinable.value.has(card)
        return (
          <button
            key={card}
            type="button"
            class={cardClass(card, dim ? 'dim' : undefined, up ? 'up' : '')}
            style={{ '--i': String(at), '--of': String(cards.length) }}
            data-card={card}
            aria-pressed={up}
            aria-label={cardLabel(card)}
            disabled={!playing}
            {...draggable(() => controller.playWith(card))}
            onClick={({ detail }) => {
              // A second tap on the same card plays what the first has chosen.
              if (detail === 2) controller.playWith(card)
              else controller.toggle(card)
            }}
          >
            <CardPrint card={card} split={false} />
          </button>
        )
      })}
    </fieldset>
  )
}

/** With fewer cards there is nothing to sort. */
const WORTH_SORTING = 3

/** Sorts the hand by number or by colour with one tap. */
export const Sort = ({ controller }: { controller: Controller }) => {
  const say = words('half-pint-heroes').sort
  if (controller.me.value === null || controller.hand.value.length < WORTH_SORTING) return null
  const { byColour } = settings.value
  const label = byColour ? say.byNumber : say.byColour
  return (
    <button
      type="button"
      class="icon-button sort"
      aria-label={label}
      title={label}
      onClick={() => set({ byColour: !byColour })}
    >
      <Icon name="sort" />
    </button>
  )
}
