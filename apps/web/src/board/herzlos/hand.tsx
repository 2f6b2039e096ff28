import type { BySeat, Problem, Seen } from '@halfpint/core'
import {
  type Action,
  type Card,
  ownHand,
  passSize,
  playable,
  prospectOf,
  rightOf,
  type State,
  seatsOf,
} from '@halfpint/herzlos'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { problemIn, words } from '../../base/speech.ts'
import { announce } from '../../ui/announcer.tsx'
import { useSpread } from '../../ui/nextframe.tsx'
import { focusTask } from '../../ui/taskfocus.ts'
import { walk } from '../../ui/walk.ts'
import { useSpokenChoice } from '../frame/frame.tsx'
import { draggable, pressByDigit, useDigits } from '../table/input.ts'
import { HerzlosPrint, herzlosClass, herzlosLabel } from './card.tsx'
import { tapCard } from './choice.ts'
import { choiceText, Prompt, reasonOf } from './prompt.tsx'
import type { Player } from './seat.tsx'

interface HandProps {
  readonly state: Seen<State>
  readonly players: BySeat<Player>
  /** The cards that the reader has lifted. */
  readonly chosen: Signal<readonly Card[]>
  /** Why the last command was refused. */
  readonly problem: Problem | null
  /** Sends an action; without it the hand can only be looked at. */
  readonly act?: (action: Action) => void
  /** Whether a card is chosen for the player if it is the only one that may be played. */
  readonly mayForce: boolean
  /** Takes back the passed cards, as long as nobody else has seen them. */
  readonly takeBack?: () => void
  /** Replaces the prompt. */
  readonly hint?: string
  /** Shows the rest of the round without pauses. */
  readonly playOut?: () => void
}

/** The number of cards in one line on a phone; more take two lines. */
const LINE = 9

/** The number of cards added to the hand per frame. */
const CARDS_PER_FRAME = 4

/** Z3: the cards that came with the pass, until the first card is played. */
const useNewCards = (state: Seen<State>, hand: readonly Card[]): readonly Card[] => {
  const before = useRef({ round: state.round, hand })
  const received = useRef<readonly Card[]>([])
  if (state.phase === 'pass') {
    before.current = { round: state.round, hand }
    received.current = []
  } else if (before.current.round === state.round && hand !== before.current.hand) {
    received.current = hand.filter(card => !before.current.hand.includes(card))
  }
  return state.tricks.length === 0 ? received.current : []
}

/** The reader's hand and the action below it; for spectators only the prompt. */
export const Hand = (props: HandProps) => {
  const { state, players, act, hint, playOut, takeBack, chosen, problem, mayForce } = props
  const { pass, moreCards, playCard, playOut: playOutLabel } = words('herzlos')
  const reason = useSignal<string | null>(null)
  const me = state.viewer
  const hand = me === 'spectator' ? [] : ownHand(state)
  const mayPlay = playable(hand, state)
  const newCards = useNewCards(state, hand)
  const half = hand.length > LINE ? Math.ceil(hand.length / 2) : hand.length
  const counts = { '--n1': String(hand.length), '--n2': String(half) }
  const placed = useSpread(hand.length, CARDS_PER_FRAME).value
  const mine = me !== 'spectator' && seatsOf(state)[me]?.turn === true && act !== undefined && placed >= hand.length
  const moment = `${state.round} ${state.phase} ${state.tricks.length} ${state.trick.length}`
  // A choice is valid for one turn; a later tap never confirms it.
  useLayoutEffect(() => {
    reason.value = null
    const kept = chosen.value.filter(card => hand.includes(card) && state.phase === 'pass')
    if (kept.length < chosen.value.length) chosen.value = kept
  }, [moment])
  // A forced play is already chosen: it needs one tap, on the card or on the button.
  useLayoutEffect(() => {
    if (mine && mayForce && state.phase === 'play' && mayPlay.length === 1) chosen.value = mayPlay
  }, [mine, moment])
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
    reason.value = tapped.problem === null ? null : reasonOf(tapped.problem, players)
    if (reason.value !== null) announce(reason.value, true)
    if (tapped.action !== null) send(tapped.action)
  }
  const cards = useRef<HTMLUListElement>(null)
  useDigits(digit => pressByDigit(cards.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [], digit))
  useSpokenChoice(me === 'spectator' ? undefined : choiceText(state, chosen.value, players))
  const prospect = prospectOf(state, chosen.value)
  const action = prospect === null || prospect.kind === 'not-allowed' ? null : prospect.action
  const missing = prospect?.kind === 'pass' ? prospect.of - prospect.chosen : 0
  return (
    <>
      {me !== 'spectator' && (
        <section class="own-hand" aria-label={words('table').hand}>
          <ul class={`hand ${hand.length > LINE ? 'many' : ''}`} ref={cards} onKeyDown={walk} style={counts}>
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
                      `${up ? 'up' : ''} ${newCards.includes(card) ? 'new-card' : ''}`,
                    )}
                    style={{
                      ...counts,
                      '--i1': String(at),
                      '--i2': String(at % half),
                      '--line': at < half ? '0' : '1',
                    }}
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
        </section>
      )}
      <section class="bar">
        {problem !== null && (
          <p class="problem" role="alert">
            {problemIn(problem)}
          </p>
        )}
        <div class="say">
          {reason.value !== null && <p class="reason">{reason.value}</p>}
          {hint !== undefined && <p>{hint}</p>}
          {reason.value === null && hint === undefined && (
            <Prompt state={state} chosen={chosen.value} players={players} />
          )}
        </div>
        {playOut !== undefined && (
          <button type="button" class="button quiet" onClick={playOut}>
            {playOutLabel}
          </button>
        )}
        {takeBack !== undefined && (
          <button type="button" class="button quiet" onClick={takeBack}>
            {words('table').takeBack}
          </button>
        )}
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
                : pass(passSize(state.round), players[rightOf(me, state.seats)]?.name ?? '')}
          </button>
        )}
      </section>
    </>
  )
}
