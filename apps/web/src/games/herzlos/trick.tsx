import type { Seat, Seen, Viewer } from '@halfpint/core'
import { type Card, type Play, passSize, pointsOf, prospectOf, type State, seatsOf, suitOf } from '@halfpint/herzlos'
import type { Signal } from '@preact/signals'
import { Icon } from '../../parts/icon.tsx'
import { signed } from '../../parts/signed.ts'
import { words } from '../../shell/speech.ts'
import type { At } from '../../table/areas.ts'
import { sweptOf } from '../../table/moves.ts'
import { HerzlosFace } from './card.tsx'
import { ShapeMark } from './shapes.tsx'

/** Where everybody sits. */
export type Places = readonly { readonly seat: Seat; readonly at: At }[]

interface ThrownProps {
  readonly play: Play
  readonly at: At
  readonly leads: boolean
  readonly price: number
  readonly gone: boolean
}

/** A card as it lies in the trick: before its player, tilted a little. */
const Thrown = ({ play, at, leads, price, gone }: ThrownProps) => {
  const say = words('herzlos')
  return (
    <li
      class={`thrown ${leads ? 'leads' : ''} ${play.card === 'fQ' ? 'queen' : ''} ${gone ? 'gone' : ''}`}
      aria-hidden={gone || undefined}
      data-card={play.card}
      data-at={at}
    >
      <HerzlosFace card={play.card} />
      {leads ? (
        <>
          <span class="crown">
            <Icon name="crown" />
          </span>
          <span class="unseen">{say.highest}</span>
          {price === 0 ? null : <em class={price > 0 ? 'gain' : ''}>{say.wouldTake(signed(price))}</em>}
        </>
      ) : null}
    </li>
  )
}

interface ChoiceProps {
  readonly state: Seen<State>
  /** The cards that the reader has picked up. */
  readonly chosen: Signal<readonly Card[]>
}

/** Z3: what the reader gives to the right, on its way: a place for each card, filled as they are picked up. */
const Giving = ({ state, chosen }: ChoiceProps) => {
  const { viewer, passes, round } = state
  const given = viewer !== 'rail' && passes[viewer] !== null
  return (
    <div class="z-giving" style={{ '--n': String(passSize(round)) }} aria-hidden="true">
      {Array.from({ length: passSize(round) }, (_, at) => {
        const card = chosen.value[at]
        return card === undefined ? (
          <i key={at} class={given ? 'back' : 'slot'} />
        ) : (
          <HerzlosFace key={at} card={card} />
        )
      })}
    </div>
  )
}

/** In chalk where the card that is picked up would lie. */
const Draft = ({ state, chosen }: ChoiceProps) => {
  const prospect = prospectOf(state, chosen.value)
  if (prospect === null || prospect.kind === 'pass' || prospect.kind === 'not-allowed') return null
  return (
    <div class="thrown draft" data-at="m" aria-hidden="true">
      <HerzlosFace card={prospect.card} class="chalk" />
    </div>
  )
}

interface TrickProps extends ChoiceProps {
  readonly me: Viewer
  readonly places: Places
}

/** The trick on its towel: one card before each player, the suit that was led in the middle. */
export const Trick = ({ state, me, places, chosen }: TrickProps) => {
  const say = words('herzlos')
  const [lead] = state.trick
  const swept = sweptOf(state)
  const leader = swept?.winner ?? seatsOf(state).find(({ leads }) => leads)?.seat
  const plays = swept?.plays ?? state.trick
  const price = pointsOf(
    state.options,
    plays.map(({ card }) => card),
  )
  return (
    <section class="towel z-trick" aria-label={say.trick}>
      {lead !== undefined ? (
        <span class={`z-led of-${suitOf(lead.card)}`} aria-hidden="true">
          <ShapeMark shape={suitOf(lead.card)} />
        </span>
      ) : state.phase === 'pass' ? (
        <p class="quiet-text">{say.passing}</p>
      ) : (
        <p class="quiet-text">{state.phase === 'play' && chosen.value.length === 0 ? say.nothingYet : ''}</p>
      )}
      {state.phase === 'pass' && me !== 'rail' && <Giving state={state} chosen={chosen} />}
      {/* Known by its key: what is swept up must be the very cards that lay there. */}
      <ol key="laid">
        {plays.map(play => (
          <Thrown
            key={play.card}
            play={play}
            at={play.seat === me ? 'm' : (places.find(({ seat }) => seat === play.seat)?.at ?? 'm')}
            leads={play.seat === leader}
            price={price}
            gone={swept !== undefined}
          />
        ))}
      </ol>
      <Draft state={state} chosen={chosen} />
      {state.phase === 'play' && (
        <p class={`z-hearts ${state.heartsOpen ? 'open' : ''}`}>
          {state.heartsOpen ? say.heartsOpen : say.heartsClosed}
        </p>
      )}
    </section>
  )
}
