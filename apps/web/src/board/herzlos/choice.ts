import type { Problem, Seat, Seen } from '@halfpint/core'
import { type Action, type Card, checkPlay, ownHand, passSize, type State } from '@halfpint/herzlos'

/** The chosen cards after a tap, or why they did not change. */
export interface Tapped {
  readonly chosen: readonly Card[]
  readonly problem: Problem | null
  /** The action of the tap: a second tap on the chosen card plays it. */
  readonly action: Action | null
}

const tapToPass = (state: Seen<State>, seat: Seat, chosen: readonly Card[], card: Card): Tapped => {
  const size = passSize(state.round)
  const kept = (problem: Problem | null): Tapped => ({ chosen, problem, action: null })
  if (state.passes[seat] !== null) return kept({ code: 'already-chosen', seat })
  if (chosen.includes(card)) return { chosen: chosen.filter(other => other !== card), problem: null, action: null }
  // A single card is replaced by the next tap; of several cards one must be put back first.
  if (size === 1) return { chosen: [card], problem: null, action: null }
  if (chosen.length >= size) return kept({ code: 'enough-chosen', cards: size })
  return { chosen: [...chosen, card], problem: null, action: null }
}

const tapToPlay = (state: Seen<State>, seat: Seat, chosen: readonly Card[], card: Card): Tapped => {
  if (state.toPlay !== seat) {
    return { chosen: [], problem: { code: 'not-your-turn', seat, turn: state.toPlay }, action: null }
  }
  const checked = checkPlay(ownHand(state), card, state)
  if (!checked.ok) return { chosen, problem: checked.problem, action: null }
  const again = chosen.includes(card)
  return { chosen: [card], problem: null, action: again ? { type: 'play', card } : null }
}

/** The effect of a tap on a card of the hand. */
export const tapCard = (view: Seen<State>, chosen: readonly Card[], card: Card): Tapped => {
  const { viewer, phase } = view
  if (viewer !== 'spectator' && phase === 'pass') return tapToPass(view, viewer, chosen, card)
  if (viewer !== 'spectator' && phase === 'play') return tapToPlay(view, viewer, chosen, card)
  return { chosen: [], problem: null, action: null }
}
