import type { Problem, Seat } from '@halfpint/core'
import { type Action, type Card, checkPlay, passSize, type State, winnerOf } from '@halfpint/herzlos'
import { worthOf } from './standing.ts'

/** What the cards that are chosen would do. */
export type Prospect =
  | { readonly kind: 'pass'; readonly chosen: number; readonly of: number }
  | { readonly kind: 'leads' | 'takes-lead' | 'stays-below' | 'throws-off'; readonly card: Card }
  /** Z6: with this card the trick is complete and the seat's own, at this price. */
  | { readonly kind: 'takes-trick'; readonly card: Card; readonly points: number }

/** The cards chosen after a tap, or why they stay as they were. */
export interface Tapped {
  readonly chosen: readonly Card[]
  readonly problem: Problem | null
  /** The action that the tap asks for by itself: a second tap on the chosen card plays it. */
  readonly action: Action | null
}

const handOf = (state: State, seat: Seat): readonly Card[] => state.hands[seat] as readonly Card[]

const tapToPass = (state: State, seat: Seat, chosen: readonly Card[], card: Card): Tapped => {
  const size = passSize(state.round)
  const kept = (problem: Problem | null): Tapped => ({ chosen, problem, action: null })
  if (state.passes[seat] !== null) return kept({ code: 'already-chosen', seat })
  if (chosen.includes(card)) return { chosen: chosen.filter(other => other !== card), problem: null, action: null }
  // A single card is exchanged by the next tap; of several one must be put back on purpose.
  if (size === 1) return { chosen: [card], problem: null, action: null }
  if (chosen.length >= size) return kept({ code: 'enough-chosen', cards: size })
  return { chosen: [...chosen, card], problem: null, action: null }
}

const tapToPlay = (state: State, seat: Seat, chosen: readonly Card[], card: Card): Tapped => {
  if (state.toPlay !== seat) {
    return { chosen: [], problem: { code: 'not-your-turn', seat, turn: state.toPlay }, action: null }
  }
  const checked = checkPlay(handOf(state, seat), card, state)
  if (!checked.ok) return { chosen, problem: checked.problem, action: null }
  const again = chosen.includes(card)
  return { chosen: [card], problem: null, action: again ? { type: 'play', card } : null }
}

/** What a tap on a card of the hand does. */
export const tapCard = (state: State, seat: Seat, chosen: readonly Card[], card: Card): Tapped => {
  if (state.phase === 'pass') return tapToPass(state, seat, chosen, card)
  if (state.phase === 'play') return tapToPlay(state, seat, chosen, card)
  return { chosen: [], problem: null, action: null }
}

/** The action that the chosen cards make, or `null` while they make none. */
export const actionOf = (state: State, seat: Seat, chosen: readonly Card[]): Action | null => {
  if (state.phase === 'pass' && state.passes[seat] === null) {
    return chosen.length === passSize(state.round) ? { type: 'pass', cards: chosen } : null
  }
  const [card] = chosen
  if (state.phase !== 'play' || state.toPlay !== seat || card === undefined) return null
  return checkPlay(handOf(state, seat), card, state).ok ? { type: 'play', card } : null
}

/** What the chosen cards would do, or `null` where nothing is to be chosen or nothing is. */
export const prospectOf = (state: State, seat: Seat, chosen: readonly Card[]): Prospect | null => {
  if (state.phase === 'pass' && state.passes[seat] === null) {
    return { kind: 'pass', chosen: chosen.length, of: passSize(state.round) }
  }
  const action = actionOf(state, seat, chosen)
  if (action?.type !== 'play') return null
  const { card } = action
  const [lead] = state.trick
  if (lead === undefined) return { kind: 'leads', card }
  const trick = [...state.trick, { seat, card }]
  if (winnerOf(trick) !== seat) return { kind: lead.card[0] === card[0] ? 'stays-below' : 'throws-off', card }
  if (trick.length < state.seats) return { kind: 'takes-lead', card }
  return {
    kind: 'takes-trick',
    card,
    points: worthOf(
      state.options,
      trick.map(play => play.card),
    ),
  }
}
