import type { BySeat, Seat } from '@halfpint/core'
import { type Card, codeOf, SUIT_SIZE, suitNumber } from './card.ts'
import { LOTS, LOWEST, lotAt } from './lot.ts'
import { settle, worthOfCards } from './score.ts'
import type { ScoringOptions, State } from './state.ts'
import { FLOWERS, HEARTS, NOTHING_LED, openSuits } from './trick.ts'

/**
 * A round under way for bots that play it to the end millions of times: small integers that are changed
 * in place. It knows all hands, so it is filled from a world that a bot has imagined, never shown to one.
 */
export interface Playout {
  readonly seats: number
  readonly othersPay: boolean
  /** The worth of every card, at `suit << 4 | rank`. */
  readonly worths: Int32Array
  /** The lots of all hands, and after them `taken`: together, so that a copy is one call. */
  readonly cells: Int32Array
  /** The worth of what each seat has taken. */
  readonly taken: Int32Array
  toPlay: Seat
  /** The number of the suit led, -1 before the lead. */
  led: number
  /** The best card of the trick under way and who played it: `rank << 3 | seat`; 0 before the lead. */
  best: number
  /** How many cards lie in the trick under way. */
  inTrick: number
  /** What they are worth together. */
  worth: number
  /** Z5: -1 if hearts may be led, else 0: a mask. */
  heartsOpen: number
  /** How many cards are still in the hands. */
  left: number
}

/** A round under way in card codes, for a playout to start from. */
export interface Standing {
  readonly hands: BySeat<ArrayLike<number>>
  /** The cards that each seat has taken so far. */
  readonly taken: BySeat<ArrayLike<number>>
  /** Who leads, or led, the trick under way. */
  readonly leader: Seat
  /** The trick under way, in the order of play. */
  readonly trick: ArrayLike<number>
  readonly heartsOpen: boolean
}

const worthAt = (code: number): number => (suitNumber(code) << 4) | (code % SUIT_SIZE)

/** A playout for tables of this size and with these options, with no cards yet. */
export const createPlayout = (seats: number, options: ScoringOptions): Playout => {
  const worths = new Int32Array(4 << 4)
  worthOfCards(options).forEach((worth, code) => {
    worths[worthAt(code)] = worth
  })
  const cells = new Int32Array(LOTS + seats)
  return {
    seats,
    othersPay: options.march === 'others-pay',
    worths,
    cells,
    taken: cells.subarray(LOTS),
    toPlay: 0,
    led: NOTHING_LED,
    best: 0,
    inTrick: 0,
    worth: 0,
    heartsOpen: 0,
    left: 0,
  }
}

/** The same round in a second playout of the same table: how a search starts again. */
export const copyPlayout = (to: Playout, from: Playout): void => {
  to.cells.set(from.cells)
  to.toPlay = from.toPlay
  to.led = from.led
  to.best = from.best
  to.inTrick = from.inTrick
  to.worth = from.worth
  to.heartsOpen = from.heartsOpen
  to.left = from.left
}

/** Lays a round out. */
export const loadPlayout = (playout: Playout, standing: Standing): void => {
  const { seats, cells, taken, worths } = playout
  cells.fill(0)
  playout.left = 0
  for (let seat = 0; seat < seats; seat++) {
    const hand = standing.hands[seat] as ArrayLike<number>
    playout.left += hand.length
    for (let at = 0; at < hand.length; at++) {
      const code = hand[at] as number
      const lot = lotAt(suitNumber(code), seat)
      cells[lot] = (cells[lot] as number) + (LOWEST << (code % SUIT_SIZE)) + 1
    }
    const pile = standing.taken[seat] as ArrayLike<number>
    for (let at = 0; at < pile.length; at++) {
      taken[seat] = (taken[seat] as number) + (worths[worthAt(pile[at] as number)] as number)
    }
  }
  playout.toPlay = standing.leader
  playout.led = NOTHING_LED
  playout.best = 0
  playout.inTrick = 0
  playout.worth = 0
  playout.heartsOpen = standing.heartsOpen ? -1 : 0
  for (let at = 0; at < standing.trick.length; at++) lay(playout, standing.trick[at] as number)
}

/** The round of a state with these hands: the true ones, or those a bot imagines. */
export const standingOf = (state: State, hands: BySeat<readonly Card[]>): Standing => {
  const taken = hands.map((_, seat) =>
    state.tricks.filter(trick => trick.winner === seat).flatMap(trick => trick.plays.map(play => codeOf(play.card))),
  )
  return {
    hands: hands.map(hand => hand.map(codeOf)),
    taken,
    leader: state.trick[0]?.seat ?? state.toPlay,
    trick: state.trick.map(play => codeOf(play.card)),
    heartsOpen: state.heartsOpen,
  }
}

/** The ranks, as 13 bits, that a seat holds of a suit. */
export const ranksHeld = (playout: Playout, seat: Seat, suit: number): number =>
  (playout.cells[lotAt(suit, seat)] as number) >> 4

/** Z4, Z5: the ranks of a suit, as 13 bits, that the seat to play may play. */
export const legalRanks = (playout: Playout, suit: number): number => {
  const { cells, toPlay, led } = playout
  // Z4: a leader who holds the 2 of flowers leads it to the first trick.
  if (led === NOTHING_LED && (cells[lotAt(FLOWERS, toPlay)] as number) & LOWEST) return suit === FLOWERS ? 1 : 0
  let held = 0
  for (let other = 0; other < 4; other++) if (cells[lotAt(other, toPlay)] !== 0) held |= 1 << other
  return (openSuits(held, led, playout.heartsOpen !== 0) >> suit) & 1 ? ranksHeld(playout, toPlay, suit) : 0
}

/** Writes the codes of all cards that the seat to play may play, in order, and answers how many they are. */
export const legalCodes = (playout: Playout, codes: { [at: number]: number }): number => {
  let count = 0
  for (let suit = 0; suit < 4; suit++) {
    for (let ranks = legalRanks(playout, suit); ranks !== 0; ranks &= ranks - 1) {
      codes[count++] = SUIT_SIZE * suit + 31 - Math.clz32(ranks & -ranks)
    }
  }
  return count
}

/** Lays a card on the trick and moves on to who plays next. */
const lay = (playout: Playout, code: number): void => {
  const { seats, toPlay, taken } = playout
  const suit = suitNumber(code)
  const bid = ((code % SUIT_SIZE) << 3) | toPlay
  playout.worth += playout.worths[worthAt(code)] as number
  if (playout.led === NOTHING_LED) {
    playout.led = suit
    playout.best = bid
  } else if (suit === playout.led) playout.best = Math.max(playout.best, bid)
  else if (suit === HEARTS) playout.heartsOpen = -1
  playout.inTrick++
  playout.toPlay = toPlay + 1 === seats ? 0 : toPlay + 1
  if (playout.inTrick < seats) return
  const winner = playout.best & 7
  taken[winner] = (taken[winner] as number) + playout.worth
  playout.toPlay = winner
  playout.led = NOTHING_LED
  playout.best = 0
  playout.inTrick = 0
  playout.worth = 0
}

/** Plays a card for the seat to play; whether it may is not asked. */
export const playCode = (playout: Playout, code: number): void => {
  const lot = lotAt(suitNumber(code), playout.toPlay)
  playout.cells[lot] = (playout.cells[lot] as number) - (LOWEST << (code % SUIT_SIZE)) - 1
  playout.left--
  lay(playout, code)
}

/** Z6, Z8: writes the points of a round played to its end, and answers who marched, or -1. */
export const scorePlayout = (playout: Playout, points: { [seat: number]: number }): Seat | -1 =>
  settle(playout.taken, playout.othersPay, points)
