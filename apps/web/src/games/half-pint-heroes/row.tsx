import { words } from '../../shell/speech.ts'
import { CardFace, CardPrint, cardClass, cardLabel } from './card.tsx'
import type { Controller } from './controller.ts'

/** The row: its cards light up where the chosen set uses them; with declared sets they can be tapped. */
export const Row = ({ controller }: { controller: Controller }) => {
  const say = words('half-pint-heroes')
  const view = controller.game.value
  if (view === null) return null
  const reading = controller.reading.value
  const used = reading.kind === 'set' ? reading.play.row : (controller.chosen.value.row ?? [])
  const declared = view.options.sets === 'declared' && view.phase === 'play' && controller.me.value !== null
  return (
    <section class="row" aria-label={say.row}>
      <p class="caption">{say.row}</p>
      <div class="cards">
        {view.row.map(card => {
          const lit = used.includes(card) ? 'lit' : undefined
          if (!declared) return <CardFace key={card} card={card} emphasis={lit} />
          return (
            <button
              key={card}
              type="button"
              class={cardClass(card, lit)}
              aria-pressed={lit !== undefined}
              aria-label={cardLabel(card)}
              disabled={controller.chosen.value.hand.length === 0}
              onClick={() => controller.toggleRow(card)}
            >
              <CardPrint card={card} />
            </button>
          )
        })}
      </div>
    </section>
  )
}
