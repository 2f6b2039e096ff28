import type { Seat, Seen } from '@halfpint/core'
import {
  type Action,
  type Card,
  codeOf,
  DECK_SIZE,
  loadHand,
  loadTable,
  type Options,
  type Playout,
  playout,
  type State,
} from '@halfpint/half-pint'

/** What a seat knows, in card codes: all that sampling and search need of a view. */
export interface Known {
  readonly view: Seen<State>
  readonly me: Seat
  readonly seats: number
  readonly options: Options
  readonly row: Uint8Array
  readonly hand: Uint8Array
  /** How many cards each seat holds. */
  readonly held: readonly number[]
  /** What each seat has played this round. */
  readonly played: readonly Uint8Array[]
  /** The cards that may be anywhere. */
  readonly unseen: Uint8Array
}

const codes = (cards: readonly Card[]): Uint8Array => Uint8Array.from(cards, codeOf)

/** Reads the view of a seat. */
export const knownTo = (view: Seen<State>): Known => {
  const me = view.viewer as Seat
  const plays = [...view.tricks.flatMap(trick => trick.plays), ...view.trick]
  const played = view.hands.map((_, seat) => codes(plays.filter(play => play.seat === seat).flatMap(play => play.hand)))
  const hand = codes(view.hands[me] as readonly Card[])
  const row = codes(view.row)
  const seen = new Uint8Array(DECK_SIZE)
  for (const list of [row, hand, ...played]) for (const code of list) seen[code] = 1
  return {
    view,
    me,
    seats: view.seats,
    options: view.options,
    row,
    hand,
    held: view.hands.map(cards => cards.length),
    played,
    unseen: Uint8Array.from(Array.from(seen.keys()).filter(code => seen[code] === 0)),
  }
}

/** The table of a known as a playout in which only the own hand is loaded. */
export const playoutOf = (known: Known, seed: number): Playout => {
  const round = playout(known.seats, known.options, seed)
  loadTable(round, known.view)
  loadHand(round, known.me, known.hand, known.row)
  return round
}

/** The legal play that lays the hand cards of this entry in a playout's list. */
export const actionAt = (known: Known, legal: readonly Action[], play: number): Action => {
  const laid = known.hand.filter((_, place) => play & (1 << place))
  const wanted = legal.find(
    action =>
      action.type === 'play' &&
      action.hand.length === laid.length &&
      action.hand.every(card => laid.includes(codeOf(card))),
  )
  return wanted ?? legal[0]!
}
