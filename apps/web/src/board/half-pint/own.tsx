import './own.css'
import type { Seat } from '@halfpint/core'
import { seatsOf } from '@halfpint/half-pint'
import type { TableView } from '@halfpint/table'
import { words } from '../../base/speech.ts'
import { calledIn, SeatFace, seatName } from '../../ui/seatface.tsx'
import { walk } from '../../ui/walk.ts'
import { placeOfReader, placesAround } from '../table/layout.ts'
import type { Controller } from './controller.ts'
import { Fan } from './fan.tsx'
import { Shelf } from './glasses.tsx'
import { SeatCap, SeatInside, seatClass } from './seatview.tsx'

/** H9: the four prediction cards. */
const PredictionCards = ({ controller }: { controller: Controller }) => {
  const say = words('half-pint-heroes')
  return (
    <fieldset class="predictions" onKeyDown={walk}>
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

/**
 * H10: the players against whom the reader may bet; the cap is on the chosen one. On wide screens each button is a frame
 * around the seat itself.
 */
const Rivals = ({ controller, view, me }: RivalsProps) => {
  const say = words('half-pint-heroes')
  const game = controller.game.value
  if (game === null) return null
  const others = placesAround(game.seats, me)
  const target = others.find(({ seat }) => seat === controller.target.value)
  return (
    <fieldset class="rivals" style={{ '--n': String(others.length) }} onKeyDown={walk}>
      <legend class="unseen">{say.askBet}</legend>
      {others.map(({ seat, attributes }) => {
        const on = controller.target.value === seat
        const said = game.predictions[seat]
        return (
          <button
            key={seat}
            type="button"
            data-side={attributes['data-side']}
            style={attributes.style}
            class={`rival ${on ? 'on' : ''}`}
            aria-pressed={on}
            aria-label={say.betHere(seatName(view.seats[seat]), typeof said === 'number' ? said : 0)}
            onClick={() => {
              controller.target.value = seat
            }}
          >
            <SeatFace seatState={view.seats[seat]} />
            <span class="name">{calledIn(view, seat)}</span>
            <span class="said">
              <Shelf glasses={said === 0 ? 0 : 1} full={0} />
              {typeof said === 'number' ? said : ''}
            </span>
          </button>
        )
      })}
      <span
        class="own-cap"
        data-side={target?.attributes['data-side']}
        style={{ ...target?.attributes.style, '--at': String(target === undefined ? -1 : others.indexOf(target)) }}
      >
        <SeatCap view={view} seat={me} />
      </span>
    </fieldset>
  )
}

/** In front of the reader: the cards to choose from, the choice, or in chalk the chosen set. */
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
      <SeatCap view={view} seat={me} />
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
  const look = seatsOf(game)[me]!
  return (
    <div class={`${seatClass(view, game, look)} own`} {...placeOfReader(me).attributes}>
      <SeatInside view={view} game={game} look={look} area="m">
        <OwnPlace controller={controller} view={view} me={me} />
      </SeatInside>
    </div>
  )
}
