import type { Problem, Seat, Seen } from '@halfpint/core'
import type { Card } from '../card.ts'
import { layDown } from '../decide.ts'
import type { Action, Play, State } from '../state.ts'
import { leadingPlay, nextToPlay } from '../trick.ts'
import { type SetName, setNameOf } from './set.ts'

/** The selected cards. `row` is `null` until row cards are selected too (declared sets only). */
export type Selection = { readonly hand: readonly Card[]; readonly row: readonly Card[] | null }

/** No card is selected. */
export const NOTHING_CHOSEN: Selection = { hand: [], row: null }

/** H18: the effect of a set on the trick: it opens it, takes the lead, wins it at once or stays behind. */
type Effect = 'opens' | 'leads' | 'takes' | 'behind'

/** The effect of the selected cards: a set with its effect, or the reason why they make no set. */
export type Prospect =
  | {
      readonly kind: 'set'
      readonly action: Action
      readonly play: Play
      readonly name: SetName
      readonly effect: Effect
      /** The leading play before these cards are laid. */
      readonly leader: Play | undefined
    }
  | { readonly kind: 'no-set'; readonly problem: Problem }

// H18: the effect of this play on the trick in progress.
const effectOf = (view: Seen<State>, play: Play): Effect => {
  if (leadingPlay([...view.trick, play], view.options) !== play) return 'behind'
  const held = view.hands.map((hand, seat) => hand.length - (seat === play.seat ? play.hand.length : 0))
  if (nextToPlay(held, play.seat, view.trick[0]?.seat ?? play.seat) === undefined) return 'takes'
  return view.trick.length === 0 ? 'opens' : 'leads'
}

/** H16: the row cards of the strongest set of these hand cards. */
const strongestRow = (view: Seen<State>, seat: Seat, hand: readonly Card[]): readonly Card[] => {
  const options = { ...view.options, sets: 'strongest' } as const
  const laid = layDown({ ...view, options }, seat, { type: 'play', hand })
  return laid.ok ? laid.value.row : []
}

/** The effect of the selected cards; `null` if none are selected. */
export const prospectOf = (view: Seen<State>, choice: Selection): Prospect | null => {
  const { viewer, options } = view
  if (viewer === 'spectator' || choice.hand.length === 0) return null
  const row = options.sets === 'declared' ? { row: choice.row ?? strongestRow(view, viewer, choice.hand) } : {}
  const action = { type: 'play', hand: choice.hand, ...row } as const
  const laid = layDown(view, viewer, action)
  if (!laid.ok) return { kind: 'no-set', problem: laid.problem }
  const play = laid.value
  const leader = leadingPlay(view.trick, options)
  return { kind: 'set', action, play, name: setNameOf(play), effect: effectOf(view, play), leader }
}
