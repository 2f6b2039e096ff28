import { bySeat, clockwise, HIDDEN, put, type Seat, type Viewer } from '@halfpint/core'
import type { Card, SeenCard } from './card.ts'
import { deal } from './deal.ts'
import type { Bet, Event, Play, State } from './state.ts'
import { nextLeader, nextToPlay } from './trick.ts'

const counts = (hands: readonly (readonly SeenCard[])[]): number[] => {
  const held: number[] = []
  for (const hand of hands) held.push(hand.length)
  return held
}

/** Removes cards from a hand. A hidden hand loses the same number of hidden cards. */
const without = (hand: readonly SeenCard[], cards: readonly Card[]): SeenCard[] =>
  hand[0] === HIDDEN ? hand.slice(cards.length) : hand.filter(card => !cards.includes(card as Card))

type Draft = { -readonly [Key in keyof State]: State[Key] }

const afterPlay = (next: Draft, play: Play): void => {
  next.hands = put(next.hands, play.seat, without(next.hands[play.seat]!, play.hand))
  next.trick = [...next.trick, play]
  next.toPlay = nextToPlay(counts(next.hands), play.seat, next.trick[0]!.seat) ?? play.seat
}

const afterTrick = (next: Draft, winner: Seat): void => {
  next.tricks = [...next.tricks, { plays: next.trick, winner }]
  next.trick = []
  next.toPlay = nextLeader(counts(next.hands), winner)
}

/** H6, H7: clears the table for the next round and moves the start one seat on. */
const clear = (next: Draft): void => {
  next.phase = 'deal'
  next.start = clockwise(next.start, next.seats)
  next.toPlay = next.start
  next.row = []
  next.hands = bySeat(next.seats, () => [])
  next.stock = []
  next.predictions = bySeat(next.seats, () => null)
  next.bets = bySeat(next.seats, () => null)
  next.trick = []
  next.tricks = []
}

const apply = (next: Draft, event: Event): void => {
  switch (event.type) {
    case 'dealt':
      Object.assign(next, deal(event.deck, next.seats, next.start))
      next.phase = 'predict'
      next.toPlay = next.start
      break
    case 'predicted':
      next.predictions = put(next.predictions, event.seat, event.prediction)
      break
    case 'predictions-revealed':
      next.predictions = event.predictions
      next.phase = 'bet'
      break
    case 'bet-placed':
      next.bets = put(next.bets, event.seat, event.bet)
      break
    case 'bets-revealed':
      next.bets = event.bets
      next.phase = 'play'
      break
    case 'played':
      afterPlay(next, { seat: event.seat, hand: event.hand, row: event.row, set: event.set })
      break
    case 'trick-won':
      afterTrick(next, event.winner)
      break
    case 'round-scored': {
      const { tricks, brawl, scores, marks, gunFight } = event
      // Predictions and bets were revealed before the first trick, so no view has a `?` here.
      const [predictions, bets] = [next.predictions as number[], next.bets as Bet[]]
      next.results = [...next.results, { predictions, bets, tricks, brawl, scores, marks }]
      clear(next)
      next.round++
      next.gunFight = gunFight
      break
    }
    case 'game-ended':
      next.phase = 'over'
      next.result = event.result
  }
}

/**
 * A writable copy of a state or a view. Every key is named because a spread takes ten times as long, and replays call
 * this for every event.
 */
const draftOf = (state: State & { readonly viewer?: Viewer }): Draft => {
  const draft: Draft & { viewer?: Viewer } = {
    options: state.options,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    start: state.start,
    toPlay: state.toPlay,
    row: state.row,
    hands: state.hands,
    stock: state.stock,
    predictions: state.predictions,
    bets: state.bets,
    trick: state.trick,
    tricks: state.tricks,
    results: state.results,
    gunFight: state.gunFight,
    result: state.result,
  }
  if (state.viewer !== undefined) draft.viewer = state.viewer
  return draft
}

/** Applies an event to a state, or a redacted event to a view. */
export const evolve = <S extends State>(state: S, event: Event): S => {
  const next = draftOf(state)
  apply(next, event)
  return next as S
}
