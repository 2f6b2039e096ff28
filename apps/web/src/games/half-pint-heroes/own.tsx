import './own.css'
import type { Seat } from '@halfpint/core'
import { type SeatLook, seatsOf } from '@halfpint/half-pint'
import type { TableView } from '@halfpint/table'
import { ChairFace, calledIn, chairName } from '../../game/chair.tsx'
import { words } from '../../shell/speech.ts'
import { placesAround } from '../../table/areas.ts'
import { digitOf } from '../../table/drag.ts'
import type { Controller } from './controller.ts'
import { Fan } from './fan.tsx'
import { Shelf } from './glasses.tsx'
import { ChairCap, SeatInside, seatClass } from './seatview.tsx'

/** H9: the four prediction cards. */
const PredictionCards = ({ controller }: { controller: Controller }) => {
  const say = words('half-pint-heroes')
  return (
    <fieldset
      class="predictions"
      onKeyDown={event => {
        const prediction = digitOf(event)
        if (prediction !== undefined && prediction <= 6) controller.take({ type: 'predict', prediction })
      }}
    >
      <legend class="unseen">{say.askPrediction}</legend>
      {[0, 1, 2, 3].map(number => {
        const on = controller.predictionCards.value.includes(number)
        return (
          <button
            key={number}
            type="button"
            class={`prediction ${on ? 'on' : ''}`}
            aria-pressed={on}
            aria-label={say.predictionCard(number)}
            onClick={() => controller.togglePrediction(number)}
          >
            <b>{number}</b>
            <Shelf glasses={number} full={number} />
          </button>
        )
      })}
    </fieldset>
  )
}

interface RivalsProps {
  readonly controller: Controller
  readonly view: TableView
  readonly me: Seat
}

/** H10: those against whom the reader may bet, under the thumb; the cap lies on whoever is chosen. */
const Rivals = ({ controller, view, me }: RivalsProps) => {
  const say = words('half-pint-heroes')
  const game = controller.game.value
  if (game === null) return null
  const others = placesAround(game.seats, me)
  return (
    <fieldset class="rivals" style={{ '--n': String(others.length) }}>
      <legend class="unseen">{say.askBet}</legend>
      {others.map(({ seat }) => {
        const on = controller.target.value === seat
        const said = game.predictions[seat]
        return (
          <button
            key={seat}
            type="button"
            class={`rival ${on ? 'on' : ''}`}
            aria-pressed={on}
            aria-label={say.betHere(chairName(view.chairs[seat]), typeof said === 'number' ? said : 0)}
            onClick={() => {
              controller.target.value = seat
            }}
          >
            <ChairFace chair={view.chairs[seat]} />
            <span class="name">{calledIn(view, seat)}</span>
            <span class="said">
              <Shelf glasses={said === 0 ? 0 : 1} full={0} />
              {typeof said === 'number' ? said : ''}
            </span>
          </button>
        )
      })}
      <ChairCap view={view} seat={me} at={others.findIndex(({ seat }) => seat === controller.target.value)} />
    </fieldset>
  )
}

/** What lies before the reader: what there is to choose from, what was chosen, or in chalk what would be laid. */
const OwnPlace = ({ controller, view, me }: RivalsProps) => {
  const game = controller.game.value
  if (game === null) return null
  if (game.phase === 'predict') {
    return game.predictions[me] === null ? <PredictionCards controller={controller} /> : <i class="back facedown" />
  }
  if (game.phase === 'bet') {
    return game.bets[me] === null ? (
      <Rivals controller={controller} view={view} me={me} />
    ) : (
      <ChairCap view={view} seat={me} />
    )
  }
  const draft = controller.draft.value
  if (draft?.kind !== 'set') return null
  return <Fan play={draft.play} leads={draft.effect !== 'behind'} draft />
}

/** The reader's own seat, at the lower edge of the table. */
export const Own = ({ view, controller }: { view: TableView; controller: Controller }) => {
  const game = controller.game.value
  const me = controller.me.value
  if (game === null || me === null) return null
  const look = seatsOf(game)[me] as SeatLook
  return (
    <div class={`${seatClass(view, game, look)} own`} data-at="m" data-seat={me} style={{ gridArea: 'm' }}>
      <SeatInside view={view} game={game} look={look} at="m">
        <OwnPlace controller={controller} view={view} me={me} />
      </SeatInside>
    </div>
  )
}
