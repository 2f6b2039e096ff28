import { everySeat, type Seen, type Turn } from '@halfpint/core'
import { type Card, compareCards, sortCards } from './card.ts'
import { choicesOf, passSize } from './pass.ts'
import type { Action, State } from './state.ts'
import { playable } from './trick.ts'

/** The next to act. */
export const turn = (state: State): Turn => {
  switch (state.phase) {
    case 'deal':
      return { kind: 'chance' }
    case 'pass':
      return { kind: 'seats', seats: everySeat(state.seats).filter(seat => state.passes[seat] === null) }
    case 'play':
      return { kind: 'seats', seats: [state.toPlay] }
    case 'over':
      return { kind: 'over' }
  }
}

/** Sorts cards, unless they are already sorted as in long lists of legal passes. */
const inOrder = (cards: readonly Card[]): readonly Card[] =>
  cards.every((card, at) => at === 0 || compareCards(cards[at - 1]!, card) < 0) ? cards : sortCards(cards)

const comparePasses = (a: readonly Card[], b: readonly Card[]): number => {
  if (a === b) return 0
  const first = inOrder(a)
  const second = inOrder(b)
  for (let at = 0; at < first.length && at < second.length; at++) {
    const difference = compareCards(first[at]!, second[at]!)
    if (difference !== 0) return difference
  }
  return first.length - second.length
}

/** Orders passes before plays; passes by their sorted cards, plays by card. */
export const compare = (a: Action, b: Action): number => {
  if (a.type === 'pass') return b.type === 'pass' ? comparePasses(a.cards, b.cards) : -1
  return b.type === 'play' ? compareCards(a.card, b.card) : 1
}

/** Every action that the viewer may do now, sorted. A spectator has none. */
export const legal = (view: Seen<State>): readonly Action[] => {
  const { viewer } = view
  const now = turn(view)
  if (viewer === 'spectator' || now.kind !== 'seats' || !now.seats.includes(viewer)) return []
  const hand = view.hands[viewer] as readonly Card[]
  if (view.phase === 'pass') {
    return choicesOf(hand, passSize(view.round)).map(cards => ({ type: 'pass', cards }))
  }
  return playable(hand, view).map(card => ({ type: 'play', card }))
}
