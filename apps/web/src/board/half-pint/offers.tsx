import { words } from '../../base/speech.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Controller } from './controller.ts'
import { ribbonText, setText } from './setname.ts'

/** Suggested sets of the hand, chosen with one tap, while predicting and while playing. */
export const Offers = ({ controller }: { controller: Controller }) => {
  const say = words('half-pint-heroes')
  const view = controller.game.value
  const mine = controller.task.value === 'play'
  if (view === null || controller.me.value === null) return null
  const found = mine || view.phase === 'predict' ? controller.offers.value : []
  return (
    <fieldset class="offers" aria-label={say.yourSets}>
      {found[0]?.kind === 'hold' && <small aria-hidden="true">{say.offers.hold}</small>}
      {found.map(({ play, kind, leads }) => {
        const { hand } = controller.chosen.value
        const on = hand.length === play.hand.length && play.hand.every(card => hand.includes(card))
        return (
          <button
            key={play.strength}
            type="button"
            aria-pressed={on}
            aria-label={`${say.offers[kind]}: ${setText(play)}`}
            onClick={() => controller.choose(play)}
          >
            {leads ? <Icon name="crown" /> : null}
            <span>
              {kind !== 'hold' && <small>{say.offers[kind]}</small>}
              {ribbonText(play)}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
