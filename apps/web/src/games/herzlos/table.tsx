import '../../table/table.css'
import './table.css'
import type { BySeat, Seat, Seen, Viewer } from '@halfpint/core'
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
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { useSpread } from '../../parts/soon.tsx'
import { focusTask } from '../../parts/taskfocus.ts'
import { walk } from '../../parts/walk.ts'
import { announce } from '../../shell/announcer.tsx'
import { words } from '../../shell/speech.ts'
import { placesAround } from '../../table/areas.ts'
import { cardByDigit, draggable } from '../../table/drag.ts'
import { finishAll, useMoves } from '../../table/moves.ts'
import { HerzlosPrint, herzlosClass, herzlosLabel } from './card.tsx'
import { tapCard } from './choice.ts'
import { crossFor } from './cross.ts'
import { useFresh } from './fresh.ts'
import { SeatPlate, type Sitter } from './plate.tsx'
import { isFull, reasonOf, Sentence } from './sentence.tsx'
import { type Places, Trick } from './trick.tsx'

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
  /** What lies beside the table on a wide screen. */
  readonly beside?: ComponentChildren
  /** Ends the pause under way. */
  readonly hurry?: () => void
}

/** How many cards lie beside each other on a phone; more take two lines. */
const LINE = 9

/** How many cards are dealt into the hand with one frame. */
const DEALT_AT_ONCE = 4

type HandProps = TableProps & { readonly me: Seat; readonly chosen: Signal<readonly Card[]> }

const Hand = ({ state, me, sitters, act, hint, more, chosen }: HandProps) => {
  const { pass, moreCards, playCard } = words('herzlos')
  const reason = useSignal<string | null>(null)
  const hand = ownHand(state)
  const mayPlay = playable(hand, state)
  const fresh = useFresh(state, hand)
  const half = hand.length > LINE ? Math.ceil(hand.length / 2) : hand.length
  const counts = { '--n1': String(hand.length), '--n2': String(half) }
  const placed = useSpread(hand.length, DEALT_AT_ONCE).value
  const mine = seatsOf(state)[me]?.turn === true && act !== undefined && placed >= hand.length
  const moment = `${state.round} ${state.phase} ${state.tricks.length} ${state.trick.length}`
  // What was chosen for one moment is not chosen for the next; a tap on the next is never taken for an old one.
  useLayoutEffect(() => {
    reason.value = null
    const kept = chosen.value.filter(card => hand.includes(card) && state.phase === 'pass')
    if (kept.length < chosen.value.length) chosen.value = kept
  }, [moment])
  useEffect(() => {
    if (mine) focusTask()
  }, [mine, moment])
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
      <ul
        class={`z-cards hand ${hand.length > LINE ? 'many' : ''}`}
        onKeyDown={event => {
          walk(event)
          const card = cardByDigit(event)
          card?.focus()
          card?.click()
        }}
        style={counts}
      >
        {hand.slice(0, placed).map((card, at) => {
          const up = chosen.value.includes(card)
          const dim = mine && state.phase === 'play' && !mayPlay.includes(card)
          return (
            <li key={card}>
              <button
                type="button"
                class={herzlosClass(
                  card,
                  dim ? 'dim' : undefined,
                  `${up ? 'up' : ''} ${fresh.includes(card) ? 'fresh' : ''}`,
                )}
                style={{ ...counts, '--i1': String(at), '--i2': String(at % half), '--line': at < half ? '0' : '1' }}
                aria-label={herzlosLabel(card)}
                aria-pressed={up}
                aria-disabled={dim}
                data-card={card}
                data-playable={mine && !dim}
                {...draggable(() => {
                  if (!mine || state.phase !== 'play') return
                  if (mayPlay.includes(card)) send({ type: 'play', card })
                  else tap(card)
                })}
                onClick={() => tap(card)}
              >
                <HerzlosPrint card={card} />
              </button>
            </li>
          )
        })}
      </ul>
      <div class="z-act bar">
        <div class="z-says say">
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

const loadMoves = async () => (await import('./motion.ts')).herzlosMoves

/** The Herzlos table from one seat, or from the rail. */
export const HerzlosTable = (props: TableProps) => {
  const { state, me, sitters, beside } = props
  const say = words('herzlos')
  const own = useSignal<readonly Card[]>([])
  const chosen = props.chosen ?? own
  const looks = useMemo(() => seatsOf(state), [state])
  const table = useRef<HTMLDivElement>(null)
  useMoves(table, state, loadMoves)
  const seat = me === 'rail' ? null : me
  const places = useMemo((): Places => {
    const around = placesAround(state.seats, seat)
    return seat === null ? around : [...around, { seat, at: 'm' }]
  }, [state.seats, seat])
  return (
    <div
      ref={table}
      class={`places z-table ${me === 'rail' ? 'rail' : ''}`}
      data-seats={state.seats}
      data-others={state.seats - 1}
      data-phase={state.phase}
      style={crossFor(state.seats - 1)}
      onPointerDown={({ target, currentTarget }) => {
        if ((target as Element).closest('button, a') !== null) return
        finishAll(currentTarget)
        props.hurry?.()
      }}
    >
      <ul class="seats" aria-label={words('table').players}>
        {places.map(({ seat: each, at }) => (
          <SeatPlate
            key={each}
            look={looks[each] as SeatLook}
            passing={state.phase === 'pass'}
            full={isFull(state)}
            sitter={sitters[each] as Sitter}
            at={at}
            mine={each === me}
            scored={state.results.length > 0}
          />
        ))}
      </ul>
      <Trick state={state} me={me} places={places} chosen={chosen} />
      {warningsOf(state).map(({ key, facts: { seat: marcher, taken, all } }) => (
        <p key={key} class="z-march warning" role="status">
          {say.marchLooms(marcher === me ? null : (sitters[marcher]?.name ?? ''), taken, all)}
        </p>
      ))}
      {me === 'rail' ? (
        <div class="z-act bar">
          <div class="z-says say">
            <Sentence state={state} me={me} chosen={[]} sitters={sitters} />
          </div>
        </div>
      ) : (
        <Hand {...props} me={me} chosen={chosen} />
      )}
      {beside}
    </div>
  )
}
