import type { ReadonlySignal } from '@preact/signals'
import { set, settings } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { Icon } from '../../ui/icon.tsx'
import { walk } from '../../ui/walk.ts'
import { draggable } from '../table/input.ts'
import { CardPrint, cardClass, cardLabel } from './card.tsx'
import type { Controller } from './controller.ts'

interface HandProps {
  readonly controller: Controller
  /** Number of cards that are dealt already. */
  readonly placed: ReadonlySignal<number>
}

/** The reader's hand: a tap lifts a card or puts it back; a card that fits no set with the lifted ones is dimmed, and starts a new choice. */
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
            class={cardClass(card, dim ? 'dim' : undefined, up ? 'up' : '')}
            style={{ '--i': String(at), '--of': String(cards.length) }}
            data-card={card}
            aria-pressed={up}
            aria-label={cardLabel(card)}
            disabled={!playing}
            {...draggable(() => controller.playWith(card))}
            onClick={({ detail }) => {
              // A double tap plays what the first tap has chosen.
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

/** Minimum number of cards to show the sort button. */
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
