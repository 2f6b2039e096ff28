import type { ComponentChildren } from 'preact'
import { words } from '../../base/speech.ts'
import { CardFace, CardPrint, cardClass, cardLabel } from './card.tsx'
import type { Controller } from './controller.ts'

/** From this number of cards on, the name does not fit on the towel. */
const FULL = 4

/** The row on its towel: cards that the chosen set uses light up; with declared sets they can be tapped. */
export const Row = ({ controller, children }: { controller: Controller; children?: ComponentChildren }) => {
  const say = words('half-pint-heroes')
  const view = controller.game.value
  if (view === null) return null
  const draft = controller.draft.value
  const used = draft?.kind === 'set' ? draft.play.row : (controller.chosen.value.row ?? [])
  const declared = view.options.sets === 'declared' && view.phase === 'play' && controller.me.value !== null
  const named = view.row.length < FULL
  return (
    <section class="towel row" aria-label={say.row} style={{ '--n': String(Math.max(1, view.row.length)) }}>
      {named ? (
        <span class="woven" aria-hidden="true">
          HALF·PINT
        </span>
      ) : null}
      <div class="cards">
        {view.row.map((card, at) => {
          const lit = used.includes(card) ? 'lit' : undefined
          // H3: only the first card of the row decides the split.
          const split = at === 0
          if (!declared) return <CardFace key={card} card={card} emphasis={lit} split={split} named />
          return (
            <button
              key={card}
              type="button"
              class={cardClass(card, lit)}
              data-card={card}
              aria-pressed={lit !== undefined}
              aria-label={cardLabel(card)}
              disabled={controller.chosen.value.hand.length === 0}
              onClick={() => controller.toggleRow(card)}
            >
              <CardPrint card={card} split={split} />
            </button>
          )
        })}
      </div>
      {named ? (
        <span class="woven" aria-hidden="true">
          HEROES
        </span>
      ) : null}
      {children}
    </section>
  )
}
