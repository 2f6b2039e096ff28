import type { Seat } from '@halfpint/core'
import { type Card, codeOf } from './card.ts'
import { lowestRank, RANK_COUNT } from './ranks.ts'
import { JACK_POINTS, MARCH_CARDS } from './score.ts'
import type { ScoringOptions, State } from './state.ts'
import { QUEEN, type Slot, slotOf, type Worths, worthsOf } from './worths.ts'

/**
 * One round on small integers, played in place. Bots do this millions of times. It contains all hands, so
 * it is filled from a sampled deal, never from the real one. It also keeps what a policy reads: the cards
 * still in hands, the cards taken by each seat, and the seat that could still march.
 */
export interface Playout {
  readonly seats: number
  readonly options: ScoringOptions
  readonly worths: Worths
  /** The memory of the five arrays below, so that a copy takes one call. */
  readonly cells: Int32Array
  /** The ranks held, 13 bits, at `suit << 3 | seat`. */
  readonly hands: Int32Array
  /** Points of hearts and queen taken, by seat. */
  readonly loss: Int32Array
  /** Hearts and queens taken, by seat. */
  readonly march: Int32Array
  /** The ranks still in hands, by suit. */
  readonly live: Int32Array
  /** The suits, as four bits, of which a seat has shown to hold no card. */
  readonly voids: Int32Array
  toPlay: Seat
  /** The suit led, -1 before the lead. */
  led: number
  /** The best rank of the trick in progress, and its seat. */
  best: number
  bestSeat: Seat
  inTrick: number
  trickLoss: number
  trickMarch: number
  /** 1 if the jack is in the trick in progress. */
  trickJack: number
  /** The seat that took the jack, or -1. */
  jackSeat: number
  /** 1 if the queen is in the trick in progress; the seat that took her, or -1. */
  trickQueen: number
  queenSeat: number
  /** Z5: 1 once a heart was thrown off. */
  open: number
  /** Cards left in all hands. */
  left: number
  /** The seat that took all hearts and queens so far; -1 if none is taken, -2 if several seats took some. */
  alone: number
  /** State of the generator for random play; never 0. */
  chance: number
}

/** Creates an empty round. Load it before use. */
export const playout = (seats: number, options: ScoringOptions, seed = 1): Playout => {
  const cells = new Int32Array(60)
  return {
    seats,
    options,
    worths: worthsOf(options),
    cells,
    hands: cells.subarray(0, 32),
    loss: cells.subarray(32, 40),
    march: cells.subarray(40, 48),
    live: cells.subarray(48, 52),
    voids: cells.subarray(52, 60),
    toPlay: 0,
    led: -1,
    best: 0,
    bestSeat: 0,
    inTrick: 0,
    trickLoss: 0,
    trickMarch: 0,
    trickJack: 0,
    jackSeat: -1,
    trickQueen: 0,
    queenSeat: -1,
    open: 0,
    left: 0,
    alone: -1,
    chance: seed | 0 || 1,
  }
}

/** Sets up the first trick of a round, with no cards yet. */
const openPlay = (round: Playout, start: Seat): void => {
  round.cells.fill(0)
  round.toPlay = start
  round.led = -1
  round.best = 0
  round.bestSeat = start
  round.inTrick = 0
  round.trickLoss = 0
  round.trickMarch = 0
  round.trickJack = 0
  round.jackSeat = -1
  round.trickQueen = 0
  round.queenSeat = -1
  round.open = 0
  round.left = 0
  round.alone = -1
}

/** Copies a round to `to`. Each keeps its random generator. */
export const copyPlayout = (from: Playout, to: Playout): void => {
  to.cells.set(from.cells)
  to.toPlay = from.toPlay
  to.led = from.led
  to.best = from.best
  to.bestSeat = from.bestSeat
  to.inTrick = from.inTrick
  to.trickLoss = from.trickLoss
  to.trickMarch = from.trickMarch
  to.trickJack = from.trickJack
  to.jackSeat = from.jackSeat
  to.trickQueen = from.trickQueen
  to.queenSeat = from.queenSeat
  to.open = from.open
  to.left = from.left
  to.alone = from.alone
}

/** Puts a card into a hand. */
export const give = ({ hands, live }: Playout, seat: Seat, slot: Slot): void => {
  const suit = slot >> 4
  const bit = 1 << (slot & 15)
  hands[(suit << 3) | seat] = hands[(suit << 3) | seat]! | bit
  live[suit] = live[suit]! | bit
}

/** Gives a seat its cards (codes). */
const loadHand = (round: Playout, seat: Seat, hand: ArrayLike<number>): void => {
  for (let at = 0; at < hand.length; at++) give(round, seat, slotOf(hand[at]!))
  round.left += hand.length
}

/** Loads a state with known hands at any point of the phase `play`. */
export const loadState = (round: Playout, state: State): void => {
  const plays = [...state.tricks.flatMap(trick => trick.plays), ...state.trick]
  openPlay(round, plays[0]?.seat ?? state.toPlay)
  // Deal the hands as they were and replay all plays, so that every field follows from them.
  for (let seat = 0; seat < state.seats; seat++) {
    const played = plays.flatMap(play => (play.seat === seat ? [play.card] : []))
    loadHand(round, seat, [...(state.hands[seat] as readonly Card[]), ...played].map(codeOf))
  }
  for (const { card } of plays) makePlay(round, slotOf(codeOf(card)))
  if (state.heartsOpen) round.open = 1
}

/** Z4, Z5: writes the playable ranks of each suit to `masks` and returns their number. */
export const legalRanks = (round: Playout, masks: Int32Array): number => {
  const { hands, toPlay: seat, led } = round
  const bits = RANK_COUNT
  const hearts = hands[seat]!
  const flowers = hands[8 | seat]!
  const cups = hands[16 | seat]!
  const diamonds = hands[24 | seat]!
  if (led >= 0) {
    const held = hands[(led << 3) | seat]!
    if (held !== 0) {
      masks[0] = 0
      masks[1] = 0
      masks[2] = 0
      masks[3] = 0
      masks[led] = held
      return bits[held]!
    }
    masks[0] = hearts
  } else if (flowers & 1) {
    masks[0] = 0
    masks[1] = 1
    masks[2] = 0
    masks[3] = 0
    return 1
  } else masks[0] = round.open === 0 && (flowers | cups | diamonds) !== 0 ? 0 : hearts
  masks[1] = flowers
  masks[2] = cups
  masks[3] = diamonds
  const plain = bits[flowers]! + bits[cups]! + bits[diamonds]!
  return bits[masks[0]!]! + plain
}

/** Plays a card of the seat to play. The card must be legal. */
export const makePlay = (round: Playout, slot: Slot): void => {
  const { hands, live, toPlay: seat, worths } = round
  const suit = slot >> 4
  const rank = slot & 15
  const bit = 1 << rank
  const at = (suit << 3) | seat
  hands[at] = hands[at]! & ~bit
  live[suit] = live[suit]! & ~bit
  round.left--
  if (round.led < 0) {
    round.led = suit
    round.best = rank
    round.bestSeat = seat
  } else if (suit === round.led) {
    if (rank > round.best) {
      round.best = rank
      round.bestSeat = seat
    }
  } else {
    round.voids[seat] = round.voids[seat]! | (1 << round.led)
    if (suit === 0) round.open = 1
  }
  const kind = worths.kinds[slot]!
  if (kind !== 0) {
    if (kind === 1) {
      round.trickLoss += worths.points[slot]!
      round.trickMarch++
      if (slot === QUEEN) round.trickQueen = 1
    } else round.trickJack = 1
  }
  if (++round.inTrick < round.seats) round.toPlay = seat + 1 === round.seats ? 0 : seat + 1
  else endTrick(round)
}

const endTrick = (round: Playout): void => {
  const winner = round.bestSeat
  if (round.trickMarch !== 0) {
    const { loss, march } = round
    loss[winner] = loss[winner]! + round.trickLoss
    march[winner] = march[winner]! + round.trickMarch
    if (round.alone !== winner) round.alone = round.alone === -1 ? winner : -2
    round.trickLoss = 0
    round.trickMarch = 0
    if (round.trickQueen === 1) {
      round.queenSeat = winner
      round.trickQueen = 0
    }
  }
  if (round.trickJack === 1) {
    round.jackSeat = winner
    round.trickJack = 0
  }
  round.toPlay = winner
  round.led = -1
  round.inTrick = 0
}

const step = (round: Playout): number => {
  let x = round.chance
  x ^= x << 13
  x ^= x >>> 17
  x ^= x << 5
  round.chance = x
  return x
}

/** A number from 0 to `n - 1` for random play (xorshift; nearly uniform for n up to 2^16). */
export const roll = (round: Playout, n: number): number => ((step(round) >>> 16) * n) >>> 16

/** A number from 0 up to 1 for random play. */
export const draw = (round: Playout): number => (step(round) >>> 0) / 0x1_0000_0000

const masks = new Int32Array(4)

/** A random legal card, each equally likely. */
export const anyPlay = (round: Playout): Slot => {
  let nth = roll(round, legalRanks(round, masks))
  for (let suit = 0; suit < 4; suit++) {
    let ranks = masks[suit]!
    const count = RANK_COUNT[ranks]!
    if (nth >= count) {
      nth -= count
      continue
    }
    while (nth-- > 0) ranks &= ranks - 1
    return (suit << 4) | lowestRank(ranks)
  }
  throw new Error('nothing to play')
}

/** Plays the round to its end with random cards, each legal card equally likely. */
export const playRandomly = (round: Playout): void => {
  while (round.left > 0) makePlay(round, anyPlay(round))
}

/** Z8: the seat that marched in a finished round, or -1. */
export const marchOf = ({ alone, march }: Playout): Seat | -1 =>
  alone >= 0 && march[alone] === MARCH_CARDS ? alone : -1

/** Z6, Z8: the points of a seat in a finished round. */
export const roundPoints = (round: Playout, seat: Seat): number => {
  const jack = round.jackSeat === seat ? JACK_POINTS : 0
  const march = round.options.march === 'others-pay' ? marchOf(round) : -1
  if (march < 0) return round.loss[seat]! + jack
  return (seat === march ? 0 : round.loss[march]!) + jack
}
