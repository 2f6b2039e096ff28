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

/** The knowledge of a seat, in card codes: the parts of a view that sampling and search need. */
export interface Known {
  readonly view: Seen<State>
  readonly me: Seat
  readonly seats: number
  readonly options: Options
  readonly row: Uint8Array
  readonly hand: Uint8Array
  /** Number of cards in each hand. */
  readonly held: readonly number[]
  /** Cards played by each seat in this round. */
  readonly played: readonly Uint8Array[]
  /** Cards whose location is unknown. */
  readonly unseen: Uint8Array
}

const codes = (cards: readonly Card[]): Uint8Array => Uint8Array.from(cards, codeOf)

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

/** A playout of this table in which only the player's own hand is loaded. */
export const playoutOf = (known: Known, seed: number): Playout => {
  const round = playout(known.seats, known.options, seed)
  loadTable(round, known.view)
  loadHand(round, known.me, known.hand, known.row)
  return round
}

/** The legal action for an entry in the playout's list of plays. */
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
