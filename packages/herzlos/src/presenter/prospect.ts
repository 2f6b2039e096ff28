import type { Problem, Seen } from '@halfpint/core'
import type { Card } from '../card.ts'
import { checkPass, passSize } from '../pass.ts'
import { pointsOf } from '../score.ts'
import type { Action, State } from '../state.ts'
import { checkPlay, winnerOf } from '../trick.ts'
import { ownHand } from '../view.ts'

/** The selected cards. */
export type Selection = readonly Card[]

/** The effect of the selected cards, or the reason why they cannot be played. */
export type Prospect =
  /** Z3: cards to be passed; `action` is `null` while there are too few. */
  | { readonly kind: 'pass'; readonly chosen: number; readonly of: number; readonly action: Action | null }
  | {
      readonly kind: 'leads' | 'takes-lead' | 'stays-below' | 'throws-off'
      readonly card: Card
      readonly action: Action
    }
  /** Z6: this card completes the trick and wins it, with these points. */
  | { readonly kind: 'takes-trick'; readonly card: Card; readonly points: number; readonly action: Action }
  | { readonly kind: 'not-allowed'; readonly problem: Problem }

const passProspect = (view: Seen<State>, cards: Selection): Prospect => {
  const of = passSize(view.round)
  const passed = checkPass(ownHand(view), cards, of)
  return { kind: 'pass', chosen: cards.length, of, action: passed.ok ? { type: 'pass', cards } : null }
}

/** The effect of the selected cards; `null` if none are selected or none can be. */
export const prospectOf = (view: Seen<State>, choice: Selection): Prospect | null => {
  const { viewer, phase, trick } = view
  if (viewer === 'spectator') return null
  if (phase === 'pass') return view.passes[viewer] === null ? passProspect(view, choice) : null
  const [card] = choice
  if (phase !== 'play' || view.toPlay !== viewer || card === undefined) return null
  const checked = checkPlay(ownHand(view), card, view)
  if (!checked.ok) return { kind: 'not-allowed', problem: checked.problem }
  const action = { type: 'play', card } as const
  const [lead] = trick
  if (lead === undefined) return { kind: 'leads', card, action }
  const after = [...trick, { seat: viewer, card }]
  if (winnerOf(after) !== viewer) {
    return { kind: lead.card[0] === card[0] ? 'stays-below' : 'throws-off', card, action }
  }
  if (after.length < view.seats) return { kind: 'takes-lead', card, action }
  const cards = after.map(play => play.card)
  return { kind: 'takes-trick', card, points: pointsOf(view.options, cards), action }
}
