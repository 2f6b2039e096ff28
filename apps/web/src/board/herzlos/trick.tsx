import type { BySeat, Seen } from '@halfpint/core'
import {
  type Card,
  type Play,
  passSize,
  pointsOf,
  prospectOf,
  type State,
  seatsOf,
  suitOf,
  winnerOf,
} from '@halfpint/herzlos'
import type { Signal } from '@preact/signals'
import { words } from '../../base/speech.ts'
import { Icon } from '../../ui/icon.tsx'
import { signed } from '../../ui/signed.ts'
import type { Area, Place } from '../table/layout.ts'
import { collectedOf } from '../table/moves.ts'
import { HerzlosFace } from './card.tsx'
import { isFull, whyTaken } from './prompt.tsx'
import type { Player } from './seat.tsx'
import { ShapeMark } from './shapes.tsx'

interface PlayedProps {
  readonly play: Play
  readonly area: Area
  readonly leads: boolean
  readonly price: number
  readonly collected: boolean
}

/** A card of the trick, in front of its player. */
const Played = ({ play, area, leads, price, collected }: PlayedProps) => {
  const say = words('herzlos')
  return (
    <li
      class={`played ${leads ? 'leads' : ''} ${play.card === 'fQ' ? 'queen' : ''} ${collected ? 'collected' : ''}`}
      aria-hidden={collected || undefined}
      data-card={play.card}
      data-at={area}
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
  /** The cards that the reader has lifted. */
  readonly chosen: Signal<readonly Card[]>
}

/** Z3: the cards that the reader passes to the right: a place for each, filled as cards are chosen. */
const Passing = ({ state, chosen }: ChoiceProps) => {
  const { viewer, passes, round } = state
  const given = viewer !== 'spectator' && passes[viewer] !== null
  return (
    <div class="passing" style={{ '--n': String(passSize(round)) }} aria-hidden="true">
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

/** The chosen card in chalk, where it would lie. */
const Draft = ({ state, chosen }: ChoiceProps) => {
  const prospect = prospectOf(state, chosen.value)
  if (prospect === null || prospect.kind === 'pass' || prospect.kind === 'not-allowed') return null
  return (
    <div class="played draft" data-at="m" aria-hidden="true">
      <HerzlosFace card={prospect.card} class="chalk" />
    </div>
  )
}

/** Over a complete trick with points: who takes it and why, in large letters for the player. */
const TrickWord = ({ state, players }: Pick<TrickProps, 'state' | 'players'>) => {
  const say = words('herzlos')
  const { trick, viewer, options } = state
  const points = pointsOf(
    options,
    trick.map(({ card }) => card),
  )
  if (!isFull(state) || points === 0) return null
  const winner = winnerOf(trick)
  const isOwn = winner === viewer
  return (
    <p class={`word ${isOwn ? 'mine' : ''} ${isOwn && points < 0 ? 'bad' : ''}`} aria-hidden="true">
      <b>{isOwn ? signed(points) : say.takes(players[winner]?.name ?? '', signed(points))}</b>
      <span>{whyTaken(trick)}</span>
    </p>
  )
}

interface TrickProps extends ChoiceProps {
  readonly places: readonly Place[]
  readonly players: BySeat<Player>
}

/** The trick on its towel: one card before each player, the suit that was led in the middle. */
export const Trick = ({ state, places, players, chosen }: TrickProps) => {
  const say = words('herzlos')
  const [lead] = state.trick
  const collected = collectedOf(state)
  // After the last trick of a round nobody has a card to play.
  const hasCards = state.hands.some(hand => hand.length > 0)
  const leader = collected?.winner ?? seatsOf(state).find(({ leads }) => leads)?.seat
  const plays = collected?.plays ?? state.trick
  const price = pointsOf(
    state.options,
    plays.map(({ card }) => card),
  )
  return (
    <section class="towel trick" aria-label={say.trick}>
      {lead !== undefined ? (
        <span class={`suit-led of-${suitOf(lead.card)}`} aria-hidden="true">
          <ShapeMark shape={suitOf(lead.card)} />
        </span>
      ) : state.phase === 'pass' ? (
        <p class="quiet-text">{say.passing}</p>
      ) : (
        <p class="quiet-text">
          {state.phase === 'play' && hasCards && chosen.value.length === 0 ? say.nothingYet : ''}
        </p>
      )}
      {state.phase === 'pass' && state.viewer !== 'spectator' && <Passing state={state} chosen={chosen} />}
      {/* Keyed, so that the elements that are collected are those that were played. */}
      <ol key="laid">
        {plays.map(play => (
          <Played
            key={play.card}
            play={play}
            area={places.find(({ seat }) => seat === play.seat)?.area ?? 'm'}
            leads={play.seat === leader}
            price={price}
            collected={collected !== undefined}
          />
        ))}
      </ol>
      <Draft state={state} chosen={chosen} />
      <TrickWord state={state} players={players} />
      {state.phase === 'play' && (
        <p class={`hearts ${state.heartsOpen ? 'open' : ''}`}>{state.heartsOpen ? say.heartsOpen : say.heartsClosed}</p>
      )}
    </section>
  )
}
