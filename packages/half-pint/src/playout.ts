import { CARDS, type Card, codeOf, DECK_SIZE } from './card.ts'
import { MAX_PREDICTION } from './decide.ts'
import { rankingOf, strengthOf } from './evaluate.ts'
import { listPlays, MAX_HAND, playList } from './plays.ts'
import { brawlPoints, predictionPoints, type Scoring, scoringOf } from './score.ts'
import { SPLIT_SUM, splitOf } from './split.ts'
import type { Options, State } from './state.ts'
import { BRAWL_TRICKS, winningStreak } from './trick.ts'

/** Array space for the plays of one seat: eight cards make at most 218 sets. */
export const STRIDE = 256
const LAID_BITS = (1 << MAX_HAND) - 1
const MAX_SEATS = 7

/** Number of cards in a mask of hand cards. */
export const CARDS_IN = Uint8Array.from({ length: LAID_BITS + 1 }, (_, mask) => {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count++
  return count
})

/**
 * One round on small integers, played in place. Bots do this millions of times. A play is the number `strength << 7 |
 * hand cards`, where bit i is the i-th card of the sorted hand that was loaded. The possible plays of every seat are
 * listed once; each play removes those that it makes impossible.
 */
export interface Playout {
  readonly seats: number
  readonly options: Options
  readonly scoring: Scoring
  /** The remaining plays of each seat: `counts[seat]` of them from index `256 * seat`. */
  readonly plays: Int32Array
  readonly counts: Int32Array
  /** Number of cards of each seat. */
  readonly cards: Int32Array
  readonly tricks: Int32Array
  /** Predictions and bets (-1: no bet), for `roundPoints`. */
  readonly predictions: Int32Array
  readonly bets: Int32Array
  /** The trick in progress: its leader, the seat to play, the strongest set so far and its seat. */
  leader: number
  toPlay: number
  best: number
  bestSeat: number
  /** H21: the winner of the latest trick, and the number of tricks that it won in a row. */
  streakSeat: number
  streak: number
  /** The brawler, or -1. */
  brawl: number
  over: boolean
  /** State of the generator for random play; never 0. */
  chance: number
}

/** Creates an empty round. Load it before use. */
export const playout = (seats: number, options: Options, seed = 1): Playout => ({
  seats,
  options,
  scoring: scoringOf(options),
  plays: new Int32Array(STRIDE * MAX_SEATS),
  counts: new Int32Array(MAX_SEATS),
  cards: new Int32Array(MAX_SEATS),
  tricks: new Int32Array(MAX_SEATS),
  predictions: new Int32Array(MAX_SEATS),
  bets: new Int32Array(MAX_SEATS),
  leader: 0,
  toPlay: 0,
  best: 0,
  bestSeat: 0,
  streakSeat: -1,
  streak: 0,
  brawl: -1,
  over: false,
  chance: seed | 0 || 1,
})

const list = playList()

/** Gives a seat its cards (sorted codes) and lists its plays with this row. */
export const loadHand = (round: Playout, seat: number, hand: ArrayLike<number>, row: ArrayLike<number>): void => {
  listPlays(list, hand, row, round.options)
  const base = STRIDE * seat
  const { plays } = round
  for (let at = 0; at < list.count; at++) {
    plays[base + at] = (list.strengths[at]! << MAX_HAND) | (list.masks[at]! & LAID_BITS)
  }
  round.counts[seat] = list.count
  round.cards[seat] = hand.length
}

/** Sets up the first trick of a round. */
export const openPlay = (round: Playout, start: number): void => {
  round.tricks.fill(0)
  round.leader = start
  round.toPlay = start
  round.best = 0
  round.bestSeat = start
  round.streakSeat = -1
  round.streak = 0
  round.brawl = -1
  round.over = false
}

/** Loads everything except the hands from a state or a view. */
export const loadTable = (round: Playout, state: State): void => {
  openPlay(round, state.trick[0]?.seat ?? state.toPlay)
  for (let seat = 0; seat < state.seats; seat++) {
    const prediction = state.predictions[seat]
    const bet = state.bets[seat]
    round.predictions[seat] = typeof prediction === 'number' ? prediction : -1
    round.bets[seat] = typeof bet === 'number' ? bet : -1
  }
  for (const trick of state.tricks) round.tricks[trick.winner] = round.tricks[trick.winner]! + 1
  round.streakSeat = state.tricks.at(-1)?.winner ?? -1
  round.streak = winningStreak(state.tricks.map(trick => trick.winner))
  const ranking = rankingOf(state.options)
  for (const play of state.trick) {
    const strength = strengthOf(ranking, [...play.hand, ...play.row].map(codeOf))
    if (strength > round.best) {
      round.best = strength
      round.bestSeat = play.seat
    }
  }
  round.toPlay = state.toPlay
}

/** Loads a state with known hands at any point of the phase `play`. */
export const loadState = (round: Playout, state: State): void => {
  loadTable(round, state)
  const row = state.row.map(codeOf)
  for (let seat = 0; seat < state.seats; seat++) {
    loadHand(round, seat, (state.hands[seat] as readonly Card[]).map(codeOf), row)
  }
}

/** Copies a round to `to`. Only the remaining plays are copied. */
export const copyPlayout = (from: Playout, to: Playout): void => {
  for (let seat = 0; seat < from.seats; seat++) {
    const base = STRIDE * seat
    const end = base + from.counts[seat]!
    for (let at = base; at < end; at++) to.plays[at] = from.plays[at]!
    to.counts[seat] = from.counts[seat]!
    to.cards[seat] = from.cards[seat]!
    to.tricks[seat] = from.tricks[seat]!
    to.predictions[seat] = from.predictions[seat]!
    to.bets[seat] = from.bets[seat]!
  }
  to.leader = from.leader
  to.toPlay = from.toPlay
  to.best = from.best
  to.bestSeat = from.bestSeat
  to.streakSeat = from.streakSeat
  to.streak = from.streak
  to.brawl = from.brawl
  to.over = from.over
}

/** H18, H21 to H23: gives the trick to the strongest set and finds the next leader, or ends the round. */
const endTrick = (round: Playout): void => {
  const { counts, seats, bestSeat: winner } = round
  round.tricks[winner] = round.tricks[winner]! + 1
  round.streak = round.streakSeat === winner ? round.streak + 1 : 1
  round.streakSeat = winner
  round.best = 0
  if (round.streak >= BRAWL_TRICKS) {
    round.brawl = winner
    round.over = true
    return
  }
  if (seats === 2 && (counts[0] === 0 || counts[1] === 0)) {
    round.over = true
    return
  }
  let leader = winner
  while (counts[leader] === 0) {
    leader = leader + 1 === seats ? 0 : leader + 1
    if (leader === winner) {
      round.over = true
      return
    }
  }
  round.leader = leader
  round.toPlay = leader
}

/** Makes the play at this index of the list of the seat to play. */
export const makePlay = (round: Playout, at: number): void => {
  const { plays, counts, seats, toPlay: seat } = round
  const base = STRIDE * seat
  const end = base + counts[seat]!
  const play = plays[base + at]!
  const laid = play & LAID_BITS
  // Remove every play that needs a card just laid, without a branch that could be mispredicted.
  let kept = base
  for (let from = base; from < end; from++) {
    const other = plays[from]!
    plays[kept] = other
    kept += (other & laid) === 0 ? 1 : 0
  }
  counts[seat] = kept - base
  round.cards[seat] = round.cards[seat]! - CARDS_IN[laid]!
  const strength = play >>> MAX_HAND
  if (strength > round.best) {
    round.best = strength
    round.bestSeat = seat
  }
  let next = seat
  do {
    next = next + 1 === seats ? 0 : next + 1
    if (next === round.leader) {
      endTrick(round)
      return
    }
  } while (counts[next] === 0)
  round.toPlay = next
}

/** A number from 0 to `n - 1` for random play (xorshift; nearly uniform for n up to 218). */
export const roll = (round: Playout, n: number): number => {
  let x = round.chance
  x ^= x << 13
  x ^= x >>> 17
  x ^= x << 5
  round.chance = x
  return ((x >>> 16) * n) >>> 16
}

/** Plays the round to its end with random plays, each possible play equally likely. */
export const playRandomly = (round: Playout): void => {
  while (!round.over) makePlay(round, roll(round, round.counts[round.toPlay]!))
}

/** H24 to H28: the points of a seat in a finished round. */
export const roundPoints = (round: Playout, seat: number): number => {
  const { scoring, tricks, predictions, bets, brawl } = round
  const won = tricks[seat]!
  if (brawl >= 0) return brawl === seat ? brawlPoints(scoring, won) : 0
  const met = predictions[seat] === tricks[seat]
  const bet = bets[seat]!
  let points = scoring.trick * won
  if (met) points += predictionPoints(scoring, predictions[seat]!, round.seats)
  if (bet >= 0 && predictions[bet] !== tricks[bet]) points += scoring.bet
  if (round.seats === 2 && met && bets[1 - seat] === seat) points += scoring.bet
  return points
}

const ROW_SIZE = Uint8Array.from(CARDS, card => splitOf(card).row)
const hand = new Uint8Array(MAX_HAND)
const held = Array.from({ length: MAX_HAND + 1 }, (_, size) => hand.subarray(0, size))
const row = new Uint8Array(SPLIT_SUM)
const laidOut = Array.from({ length: SPLIT_SUM }, (_, size) => row.subarray(0, size))

/**
 * Deals a new round at random, with random predictions and bets. `deck` contains all codes in any order;
 * the dealt part is shuffled in place.
 */
export const dealRandomly = (round: Playout, deck: Uint8Array, start: number): void => {
  const { seats } = round
  let dealt = 0
  const draw = (): number => {
    const from = dealt + roll(round, DECK_SIZE - dealt)
    const card = deck[from]!
    deck[from] = deck[dealt]!
    deck[dealt++] = card
    return card
  }
  const opening = draw()
  const rowSize = ROW_SIZE[opening]!
  const handSize = SPLIT_SUM - rowSize
  row[0] = opening
  for (let at = 1; at < rowSize; at++) row[at] = draw()
  for (let seat = 0; seat < seats; seat++) {
    for (let at = 0; at < handSize; at++) hand[at] = draw()
    loadHand(round, seat, held[handSize]!, laidOut[rowSize]!)
    round.predictions[seat] = roll(round, MAX_PREDICTION + 1)
    // H10: any other seat.
    round.bets[seat] = (seat + 1 + roll(round, seats - 1)) % seats
  }
  openPlay(round, start)
}
