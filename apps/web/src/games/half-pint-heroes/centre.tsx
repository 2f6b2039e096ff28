import './centre.css'
import type { Seat } from '@halfpint/core'
import { words } from '../../shell/speech.ts'
import { MiniCard } from './card.tsx'
import type { Controller } from './controller.ts'
import { highlights } from './reading.ts'
import { playText, setText } from './setname.ts'

interface CentreProps {
  readonly controller: Controller
  readonly nameOf: (seat: Seat) => string
}

/** H9: the four prediction cards. */
const PredictionCards = ({ controller }: { controller: Controller }) => {
  const say = words('half-pint-heroes')
  return (
    <fieldset class="predictions">
      <legend class="unseen">{say.askPrediction}</legend>
      {[0, 1, 2, 3].map(number => (
        <button
          key={number}
          type="button"
          class={`prediction ${controller.predictionCards.value.includes(number) ? 'on' : ''}`}
          aria-pressed={controller.predictionCards.value.includes(number)}
          aria-label={say.predictionCard(number)}
          onClick={() => controller.togglePrediction(number)}
        >
          {number}
        </button>
      ))}
    </fieldset>
  )
}

/** The best sets of the hand: to judge it before a prediction, and to pick them up with one tap. */
const Holdings = ({ controller }: { controller: Controller }) => {
  const say = words('half-pint-heroes')
  const playing = controller.game.value?.phase === 'play'
  const found = highlights(controller.plays.value, 3)
  if (found.length === 0) return null
  return (
    <div class="holdings">
      <p class="caption">{say.yourSets}</p>
      {/* On a low screen it scrolls sideways, and the keyboard must get there though nothing can be pressed yet. */}
      <fieldset class="list" aria-label={say.yourSets} tabIndex={playing ? -1 : 0}>
        {found.map(play => (
          <button key={play.strength} type="button" disabled={!playing} onClick={() => controller.choose(play)}>
            {setText(play.strength)}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** The trick that was won last. */
const LastTrick = ({ controller, nameOf }: CentreProps) => {
  const view = controller.game.value
  const last = view?.tricks.at(-1)
  const won = last?.plays.find(play => play.seat === last.winner)
  if (view === null || won === undefined || view.trick.length > 0) return null
  return (
    <p class="last-trick">
      <span class="caption">{words('table').lastTrick}</span>
      <span class="minis">
        {[...won.hand, ...won.row].map(card => (
          <MiniCard key={card} card={card} fromRow={won.row.includes(card)} />
        ))}
      </span>
      <span>
        {nameOf(won.seat)}: {playText(won, view.options)}
      </span>
    </p>
  )
}

/** The middle of the table: what the phase needs. */
export const Centre = ({ controller, nameOf }: CentreProps) => {
  const view = controller.game.value
  const seat = controller.me.value
  if (view === null) return null
  const predicting = view.phase === 'predict' && seat !== null && view.predictions[seat] === null
  return (
    <section class="centre">
      {predicting ? <PredictionCards controller={controller} /> : null}
      <LastTrick controller={controller} nameOf={nameOf} />
      {seat !== null && (view.phase === 'predict' || controller.task.value === 'play') ? (
        <Holdings controller={controller} />
      ) : null}
    </section>
  )
}
