import type { Problem, Seat, Seen } from '@halfpint/core'
import type { Card } from '../card.ts'
import { layDown } from '../decide.ts'
import type { Action, Play, State } from '../state.ts'
import { leadingPlay, nextToPlay } from '../trick.ts'
import { type SetName, setNameOf } from './set.ts'

/** The cards picked up so far; `row` is `null` until row cards are chosen too (declared sets only). */
export type Choice = { readonly hand: readonly Card[]; readonly row: readonly Card[] | null }

/** Before any card is picked up. */
export const NOTHING_CHOSEN: Choice = { hand: [], row: null }

/** H18: what a set would do to the trick: open it, take the lead, win it at once, or stay behind. */
type Effect = 'opens' | 'leads' | 'takes' | 'behind'

/** What the chosen cards would do: a set with its effect, or no set and why. */
export type Prospect =
  | {
      readonly kind: 'set'
      readonly action: Action
      readonly play: Play
      readonly name: SetName
      readonly effect: Effect
      /** What leads before these cards are laid; after them too, if they stay behind. */
      readonly leader: Play | undefined
    }
  | { readonly kind: 'no-set'; readonly problem: Problem }

// H18: what this play would do to the trick under way.
const effectOf = (view: Seen<State>, play: Play): Effect => {
  if (leadingPlay([...view.trick, play], view.options) !== play) return 'behind'
  const held = view.hands.map((hand, seat) => hand.length - (seat === play.seat ? play.hand.length : 0))
  if (nextToPlay(held, play.seat, view.trick[0]?.seat ?? play.seat) === undefined) return 'takes'
  return view.trick.length === 0 ? 'opens' : 'leads'
}

/** H16: the row cards that go with these hand cards by themselves: those of the strongest set. */
const strongestRow = (view: Seen<State>, seat: Seat, hand: readonly Card[]): readonly Card[] => {
  const options = { ...view.options, sets: 'strongest' } as const
  const laid = layDown({ ...view, options }, seat, { type: 'play', hand })
  return laid.ok ? laid.value.row : []
}

/** What the chosen cards are, and what they would do now; `null` if none are chosen. */
export const prospectOf = (view: Seen<State>, choice: Choice): Prospect | null => {
  const { viewer, options } = view
  if (viewer === 'rail' || choice.hand.length === 0) return null
  const row = options.sets === 'declared' ? { row: choice.row ?? strongestRow(view, viewer, choice.hand) } : {}
  const action = { type: 'play', hand: choice.hand, ...row } as const
  const laid = layDown(view, viewer, action)
  if (!laid.ok) return { kind: 'no-set', problem: laid.problem }
  const play = laid.value
  const leader = leadingPlay(view.trick, options)
  return { kind: 'set', action, play, name: setNameOf(play), effect: effectOf(view, play), leader }
}
