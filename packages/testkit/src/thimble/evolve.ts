import { bySeat, HIDDEN, type Seat } from '@halfpint/core'
import { type Card, cleared, compareCards, type Event, type State } from './state.ts'

const put = <T>(items: readonly T[], seat: Seat, item: T): T[] => items.map((old, at) => (at === seat ? item : old))

const without = (hand: readonly Card[], card: Card): Card[] => {
  const at = Math.max(hand.indexOf(card), hand.indexOf(HIDDEN))
  return hand.filter((_, place) => place !== at)
}

/** Applies an event to a state or a view. */
export const evolve = <S extends State>(state: S, event: Event): S => {
  switch (event.type) {
    case 'dealt': {
      const hands = bySeat(state.seats, seat => event.deck.slice(2 * seat, 2 * seat + 2).sort(compareCards))
      return { ...state, phase: 'stake', hands, stock: event.deck.slice(2 * state.seats) }
    }
    case 'staked':
      return { ...state, stakes: put(state.stakes, event.seat, event.stake) }
    case 'stakes-revealed':
      return { ...state, phase: 'guess', stakes: event.stakes }
    case 'guessed':
      return { ...state, guesses: put(state.guesses, event.seat, event.guess) }
    case 'guesses-revealed':
      return { ...state, phase: 'play', guesses: event.guesses }
    case 'played': {
      const { seat, card } = event
      const hands = put(state.hands, seat, without(state.hands[seat] ?? [], card))
      return { ...state, hands, plays: [...state.plays, { seat, card }] }
    }
    case 'round-scored': {
      const { winner, points } = event
      const round = state.round + 1
      const phase = round === state.options.rounds ? 'over' : 'deal'
      return { ...state, ...cleared(state.seats), round, phase, results: [...state.results, { winner, points }] }
    }
  }
}
