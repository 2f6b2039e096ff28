import './table.css'
import '../../game/oval.css'
import { type BySeat, type Problem, type Seat, type Seen, seatsAround, type Viewer } from '@halfpint/core'
import {
  type Action,
  type Card,
  ownHand,
  passSize,
  playable,
  prospectOf,
  rightOf,
  type SeatLook,
  type State,
  seatsOf,
  warningsOf,
} from '@halfpint/herzlos'
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../parts/icon.tsx'
import { useSpread } from '../../parts/soon.tsx'
import { walk } from '../../parts/walk.ts'
import { announce } from '../../shell/announcer.tsx'
import { words } from '../../shell/speech.ts'
import { turnOf } from './around.ts'
import { HerzlosFace, HerzlosPrint, herzlosClass, herzlosLabel } from './card.tsx'
import { tapCard } from './choice.ts'
import { SeatPlate, type Sitter } from './plate.tsx'
// Last, so that it may change what is said for a phone.
import './wide.css'

interface TableProps {
  /** The table as it is shown. */
  readonly state: Seen<State>
  readonly me: Viewer
  readonly sitters: BySeat<Sitter>
  /** Does what the reader wishes; without it the table is only looked at. */
  readonly act?: (action: Action) => void
  /** Said below the hand in place of the usual sentence. */
  readonly hint?: ComponentChildren
  /** The cards chosen so far, where somebody else chooses too. */
  readonly chosen?: Signal<readonly Card[]>
  /** Beside the button of the hand. */
  readonly more?: ComponentChildren
}

const Trick = ({ state, me, sitters }: Pick<TableProps, 'state' | 'me' | 'sitters'>) => {
  const say = words('herzlos')
  const { lastTrick } = words('table')
  const over = state.trick.length === 0 ? state.tricks.at(-1) : undefined
  const plays = over?.plays ?? state.trick
  const leader = over?.winner ?? seatsOf(state).find(({ leads }) => leads)?.seat
  return (
    <section class={`z-trick ${over === undefined ? '' : 'over'}`} aria-label={over ? lastTrick : say.trick}>
      {plays.length === 0 ? (
        <p class="quiet-text">{state.phase === 'pass' ? say.passing : say.nothingYet}</p>
      ) : (
        <>
          {over !== undefined && <h2 class="quiet-text">{lastTrick}</h2>}
          <ol>
            {plays.map(({ seat, card }) => (
              <li
                key={card}
                class={seat === leader ? 'leads' : ''}
                data-card={card}
                style={{ '--turn': turnOf(seat, me, state.seats) }}
              >
                <span class="name">
                  {seat === leader && <Icon name="crown" />}
                  <span>{sitters[seat]?.name}</span>
                </span>
                <HerzlosFace card={card} emphasis={seat === leader ? 'lit' : undefined} />
                {seat === leader && <span class="unseen">{say.highest}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

/** A sentence about what the chosen cards would do, or about what the game waits for. */
const Sentence = ({ state, me, chosen, sitters }: SentenceProps) => {
  const say = words('herzlos')
  const table = words('table')
  const prospect = prospectOf(state, chosen)
  if (prospect === null) {
    if (state.phase !== 'play') return null
    if (state.toPlay !== me) return <p>{table.thinking(sitters[state.toPlay]?.name ?? '')}</p>
    return (
      <p>
        {state.trick.length === 0 ? table.askLead : table.askPlay} {say.chooseCard}
      </p>
    )
  }
  if (prospect.kind === 'pass') {
    return <p>{say.askPass(prospect.of, sitters[rightOf(me, state.seats)]?.name ?? '')}</p>
  }
  if (prospect.kind === 'not-allowed') return <p>{reasonOf(prospect.problem, sitters)}</p>
  const label = herzlosLabel(prospect.card)
  const card = label.charAt(0).toUpperCase() + label.slice(1)
  switch (prospect.kind) {
    case 'leads':
      return <p>{say.leadsWith(card)}</p>
    case 'takes-lead':
      return <p>{say.takesLead(card)}</p>
    case 'takes-trick':
      return <p>{say.takesTrick(card, say.pointsOf(prospect.points))}</p>
    case 'stays-below':
      return <p>{say.staysBelow(card)}</p>
    case 'throws-off':
      return <p>{say.throwsOff(card)}</p>
  }
}

interface SentenceProps {
  readonly state: Seen<State>
  readonly me: Seat
  readonly chosen: readonly Card[]
  readonly sitters: BySeat<Sitter>
}

/** Why a card cannot be chosen, in words. */
const reasonOf = (problem: Problem, sitters: BySeat<Sitter>): string => {
  const { reasons } = words('herzlos')
  switch (problem.code) {
    case 'first-lead':
    case 'hearts-closed':
      return reasons[problem.code]
    case 'follow-suit':
      return reasons['follow-suit'](problem.suit as 'hearts')
    case 'not-your-turn':
      return reasons['not-your-turn'](sitters[problem.turn as number]?.name ?? '')
    case 'enough-chosen':
      return reasons['enough-chosen'](problem.cards as number)
    default:
      return words('herzlos').hasPassed
  }
}

/** How many cards lie beside each other on a phone: up to ten, or half of more. */
const rowLength = (cards: number): number => (cards <= 10 ? cards : Math.ceil(cards / 2))

/** How many cards are dealt into the hand with one frame. */
const DEALT_AT_ONCE = 4

const Hand = ({ state, me, sitters, act, hint, more, chosen: given }: TableProps & { readonly me: Seat }) => {
  const { pass, moreCards, playCard } = words('herzlos')
  const own = useSignal<readonly Card[]>([])
  const chosen = given ?? own
  const reason = useSignal<string | null>(null)
  const hand = ownHand(state)
  const mayPlay = playable(hand, state)
  const placed = useSpread(hand.length, DEALT_AT_ONCE).value
  const mine = seatsOf(state)[me]?.turn === true && act !== undefined && placed >= hand.length
  const moment = `${state.round} ${state.phase} ${state.tricks.length} ${state.trick.length}`
  // What was chosen for one moment is not chosen for the next.
  useEffect(() => {
    reason.value = null
    const kept = chosen.value.filter(card => hand.includes(card) && state.phase === 'pass')
    if (kept.length < chosen.value.length) chosen.value = kept
  }, [moment])
  const send = (action: Action): void => {
    chosen.value = []
    reason.value = null
    act?.(action)
  }
  const tap = (card: Card): void => {
    if (act === undefined) return
    const tapped = tapCard(state, chosen.value, card)
    chosen.value = tapped.chosen
    reason.value = tapped.problem === null ? null : reasonOf(tapped.problem, sitters)
    if (reason.value !== null) announce(reason.value, true)
    if (tapped.action !== null) send(tapped.action)
  }
  const prospect = prospectOf(state, chosen.value)
  const action = prospect === null || prospect.kind === 'not-allowed' ? null : prospect.action
  const missing = prospect?.kind === 'pass' ? prospect.of - prospect.chosen : 0
  return (
    <section class="z-hand" aria-label={words('table').hand}>
      <ul class="z-cards" onKeyDown={walk} style={{ '--n': hand.length, '--half': rowLength(hand.length) }}>
        {hand.slice(0, placed).map(card => {
          const up = chosen.value.includes(card)
          const dim = mine && state.phase === 'play' && !mayPlay.includes(card)
          return (
            <li key={card}>
              <button
                type="button"
                class={herzlosClass(card, dim ? 'dim' : up ? 'lit' : undefined, up ? 'up' : '')}
                aria-label={herzlosLabel(card)}
                aria-pressed={up}
                data-card={card}
                data-playable={mine && !dim}
                onClick={() => tap(card)}
              >
                <HerzlosPrint card={card} />
              </button>
            </li>
          )
        })}
      </ul>
      <div class="z-act">
        <div class="z-says">
          {reason.value !== null && <p class="reason">{reason.value}</p>}
          {hint}
          {reason.value === null && hint === undefined && (
            <Sentence state={state} me={me} chosen={chosen.value} sitters={sitters} />
          )}
        </div>
        {more}
        {mine && (
          <button
            type="button"
            class="button"
            disabled={action === null}
            onClick={() => action !== null && send(action)}
            data-act
          >
            {state.phase !== 'pass'
              ? playCard
              : missing > 0
                ? moreCards(missing)
                : pass(passSize(state.round), sitters[rightOf(me, state.seats)]?.name ?? '')}
          </button>
        )}
      </div>
    </section>
  )
}

/** The Herzlos table from one seat, or from the rail. */
export const HerzlosTable = (props: TableProps) => {
  const { state, me, sitters } = props
  const say = words('herzlos')
  const looks = seatsOf(state)
  return (
    <div class="z-table" data-seats={state.seats} data-phase={state.phase}>
      <div class={`z-felt oval ${me === 'rail' ? 'watched' : ''}`}>
        <ul class="z-plates oval-seats">
          {seatsAround(me, state.seats).map(seat => (
            <SeatPlate
              key={seat}
              look={looks[seat] as SeatLook}
              passing={state.phase === 'pass'}
              sitter={sitters[seat] as Sitter}
              mine={seat === me}
              turn={turnOf(seat, me, state.seats)}
            />
          ))}
        </ul>
        {warningsOf(state).map(({ key, facts: { seat, taken, all } }) => (
          <p key={key} class="z-march" role="status">
            {say.marchLooms(seat === me ? null : (sitters[seat]?.name ?? ''), taken, all)}
          </p>
        ))}
        <Trick state={state} me={me} sitters={sitters} />
        {state.phase === 'play' && (
          <p class={`z-hearts ${state.heartsOpen ? 'open' : ''}`}>
            {state.heartsOpen ? say.heartsOpen : say.heartsClosed}
          </p>
        )}
      </div>
      {me !== 'rail' && <Hand {...props} me={me} />}
    </div>
  )
}
