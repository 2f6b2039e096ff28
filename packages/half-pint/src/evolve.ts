import { bySeat, clockwise, HIDDEN, type Seat } from '@halfpint/core'
import type { Card, SeenCard } from './card.ts'
import { deal } from './deal.ts'
import type { Event, Play, State } from './state.ts'
import { nextLeader, nextToPlay } from './trick.ts'

const put = <T>(items: readonly T[], at: number, item: T): T[] => items.map((old, place) => (place === at ? item : old))

/** The hand without these cards; of a hidden hand, as many cards less. */
const without = (hand: readonly SeenCard[], cards: readonly Card[]): SeenCard[] =>
  hand[0] === HIDDEN ? hand.slice(cards.length) : hand.filter(card => !cards.includes(card as Card))

const afterPlay = <S extends State>(state: S, play: Play): S => {
  const hands = put(state.hands, play.seat, without(state.hands[play.seat] as readonly SeenCard[], play.hand))
  const trick = [...state.trick, play]
  const next = nextToPlay(hands, play.seat, (trick[0] as Play).seat)
  return { ...state, hands, trick, toPlay: next ?? play.seat }
}

/** H6, H7: the table cleared for the next round; the start moves one seat on. */
const cleared = <S extends State>(state: S): S => ({
  ...state,
  phase: 'deal',
  start: clockwise(state.start, state.seats),
  toPlay: clockwise(state.start, state.seats),
  row: [],
  hands: bySeat(state.seats, () => []),
  stock: [],
  predictions: bySeat(state.seats, () => null),
  bets: bySeat(state.seats, () => null),
  trick: [],
  tricks: [],
})

/** Folds a fact into a state, or a redacted fact into a view. */
export const evolve = <S extends State>(state: S, event: Event): S => {
  switch (event.type) {
    case 'dealt':
      return { ...state, ...deal(event.deck, state.seats, state.start), phase: 'predict', toPlay: state.start }
    case 'predicted':
      return { ...state, predictions: put(state.predictions, event.seat, event.prediction) }
    case 'predictions-revealed':
      return { ...state, predictions: event.predictions, phase: 'bet' }
    case 'bet-placed':
      return { ...state, bets: put(state.bets, event.seat, event.bet) }
    case 'bets-revealed':
      return { ...state, bets: event.bets, phase: 'play' }
    case 'played': {
      const { seat, hand, row, set } = event
      return afterPlay(state, { seat, hand, row, set })
    }
    case 'trick-won': {
      const won = { plays: state.trick, winner: event.winner }
      const toPlay: Seat = nextLeader(state.hands, event.winner)
      return { ...state, tricks: [...state.tricks, won], trick: [], toPlay }
    }
    case 'round-scored': {
      const { tricks, brawl, scores, marks, gunFight } = event
      const results = [...state.results, { tricks, brawl, scores, marks }]
      return { ...cleared(state), results, round: state.round + 1, gunFight }
    }
    case 'game-ended':
      return { ...state, phase: 'over', result: event.result }
  }
}
