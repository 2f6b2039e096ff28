import { bySeat, type Problem, type Seat, type Seen } from '@halfpint/core'
import {
  type Action,
  type Card,
  layDown,
  leadingPlay,
  nextToPlay,
  type Options,
  type Play,
  type PossiblePlay,
  playsOf,
  type State,
  type Strength,
} from '@halfpint/half-pint'
import { strengthOfPlay } from './setname.ts'

/** The cards picked up so far; `row` is `null` until the reader chooses row cards too (declared sets only). */
export interface Chosen {
  readonly hand: readonly Card[]
  readonly row: readonly Card[] | null
}

export const NOTHING_CHOSEN: Chosen = { hand: [], row: null }

/** What laying these cards would do to the trick. */
type Effect = 'opens' | 'leads' | 'takes' | 'behind'

/** What the chosen cards are: nothing yet, a set with what it would do, or no set and why. */
export type Reading =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'set'
      readonly play: Play
      readonly strength: Strength
      readonly effect: Effect
      readonly leader: Play | undefined
      readonly action: Action
    }
  | { readonly kind: 'no-set'; readonly problem: Problem }

/** Every play of a hand with a row, the strongest first. */
export const playsIn = (hand: readonly Card[], row: readonly Card[], options: Options): readonly PossiblePlay[] =>
  playsOf(hand, row, options).sort((a, b) => b.strength - a.strength)

const holdsAll = (cards: readonly Card[], some: readonly Card[]): boolean => some.every(card => cards.includes(card))

/** The hand cards that can still join the chosen ones in some set. */
export const joiners = (plays: readonly PossiblePlay[], chosen: Chosen): ReadonlySet<Card> =>
  new Set(plays.filter(play => holdsAll(play.hand, chosen.hand)).flatMap(play => play.hand))

/** The row cards that go with the chosen hand cards by themselves: those of the strongest set. */
const strongestRow = (plays: readonly PossiblePlay[], hand: readonly Card[]): readonly Card[] =>
  plays.find(play => play.hand.length === hand.length && holdsAll(play.hand, hand))?.row ?? []

const effectOf = (view: Seen<State>, play: Play, leader: Play | undefined): Effect => {
  if (leader === undefined) return 'opens'
  const leads = leadingPlay([...view.trick, play], view.options) === play
  if (!leads) return 'behind'
  const held = bySeat(view.seats, seat => (view.hands[seat]?.length ?? 0) - (seat === play.seat ? play.hand.length : 0))
  return nextToPlay(held, play.seat, (view.trick[0] as Play).seat) === undefined ? 'takes' : 'leads'
}

/** What the chosen cards are, and what they would do now. */
export const readChoice = (view: Seen<State>, seat: Seat, plays: readonly PossiblePlay[], chosen: Chosen): Reading => {
  if (chosen.hand.length === 0) return { kind: 'nothing' }
  const declared = view.options.sets === 'declared'
  const row = declared ? { row: chosen.row ?? strongestRow(plays, chosen.hand) } : {}
  const action: Extract<Action, { type: 'play' }> = { type: 'play', hand: chosen.hand, ...row }
  const laid = layDown(view, seat, action)
  if (!laid.ok) return { kind: 'no-set', problem: laid.problem }
  const play = laid.value
  const leader = leadingPlay(view.trick, view.options)
  const strength = strengthOfPlay(play, view.options)
  return { kind: 'set', play, strength, effect: effectOf(view, play, leader), leader, action }
}

/** The sets worth pointing at: the strongest few, and single cards only where there is nothing else. */
export const highlights = (plays: readonly PossiblePlay[], most: number): readonly PossiblePlay[] => {
  const seen = new Set<Strength>()
  const found: PossiblePlay[] = []
  const sets = plays.filter(play => play.set !== 'high-card')
  for (const play of sets.length > 0 ? sets : plays.slice(0, 1)) {
    // The same set with other cards of the same numbers is the same to the reader.
    if (seen.has(play.strength)) continue
    seen.add(play.strength)
    found.push(play)
    if (found.length === most) break
  }
  return found
}
