import { bySeat, clockwise, HIDDEN } from '@halfpint/core'
import type { SeenCard } from './card.ts'
import { dealHands } from './deal.ts'
import { exchange } from './pass.ts'
import { takenBy } from './score.ts'
import type { Event, Play, State } from './state.ts'
import { throwsOffHeart } from './trick.ts'

const put = <T>(items: readonly T[], at: number, item: T): T[] => items.map((old, place) => (place === at ? item : old))

/** The hand without these cards; what the viewer did not know there goes as a hidden card. */
const without = (hand: readonly SeenCard[], cards: readonly SeenCard[]): SeenCard[] => {
  const left = [...hand]
  for (const card of cards) {
    const at = left.indexOf(card)
    left.splice(at < 0 ? left.indexOf(HIDDEN) : at, 1)
  }
  return left
}

const handWithout = (state: State, seat: number, cards: readonly SeenCard[]): SeenCard[][] =>
  state.hands.map((hand, of) => (of === seat ? without(hand, cards) : (hand as SeenCard[])))

// Almost all facts are plays, and a spread with properties after it is three times as slow as `assign`.
const afterPlay = <S extends State>(state: S, { seat, card }: Play): S =>
  Object.assign({}, state, {
    hands: handWithout(state, seat, [card]),
    trick: [...state.trick, { seat, card }],
    toPlay: clockwise(seat, state.seats),
    heartsOpen: state.heartsOpen || throwsOffHeart(state.trick, card),
  })

/** A table without cards on it. */
export const cleared = (
  seats: number,
): Pick<State, 'hands' | 'passes' | 'toPlay' | 'trick' | 'tricks' | 'heartsOpen'> => ({
  hands: bySeat(seats, () => []),
  passes: bySeat(seats, () => null),
  toPlay: 0,
  trick: [],
  tricks: [],
  heartsOpen: false,
})

/** Folds a fact into a state, or a redacted fact into a view. */
export const evolve = <S extends State>(state: S, event: Event): S => {
  switch (event.type) {
    case 'dealt':
      return { ...state, phase: 'pass', hands: dealHands(event.deck, state.seats) }
    case 'passed': {
      const hands = handWithout(state, event.seat, event.cards)
      return { ...state, hands, passes: put(state.passes, event.seat, event.cards) }
    }
    case 'passes-exchanged': {
      const { passes, leader } = event
      return { ...state, phase: 'play', hands: exchange(state.hands, passes), passes, toPlay: leader }
    }
    case 'played':
      return afterPlay(state, event)
    case 'trick-won': {
      const { winner } = event
      return { ...state, tricks: [...state.tricks, { plays: state.trick, winner }], trick: [], toPlay: winner }
    }
    case 'round-scored': {
      const { points, march } = event
      const tricks = bySeat(state.seats, seat => state.tricks.filter(({ winner }) => winner === seat).length)
      const taken = bySeat(state.seats, seat => takenBy(state.tricks, seat))
      const results = [...state.results, { points, march, tricks, taken }]
      return { ...state, ...cleared(state.seats), phase: 'deal', round: state.round + 1, results }
    }
    case 'game-ended':
      return { ...state, phase: 'over', result: event.result }
  }
}
