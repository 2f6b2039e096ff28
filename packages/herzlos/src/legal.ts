import { everySeat, type Seen, type Turn } from '@halfpint/core'
import { type Card, compareCards, sortCards } from './card.ts'
import { choicesOf, passSize } from './pass.ts'
import type { Action, State } from './state.ts'
import { playable } from './trick.ts'

/** Who moves the game on. */
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

/** The cards in card order; lists of legal passes are long and already are. */
const inOrder = (cards: readonly Card[]): readonly Card[] =>
  cards.every((card, at) => at === 0 || compareCards(cards[at - 1] as Card, card) < 0) ? cards : sortCards(cards)

const comparePasses = (a: readonly Card[], b: readonly Card[]): number => {
  if (a === b) return 0
  const first = inOrder(a)
  const second = inOrder(b)
  for (let at = 0; at < first.length && at < second.length; at++) {
    const difference = compareCards(first[at] as Card, second[at] as Card)
    if (difference !== 0) return difference
  }
  return first.length - second.length
}

/** Passes before plays; passes by their cards, in whatever order these were named; plays by card. */
export const compare = (a: Action, b: Action): number => {
  if (a.type === 'pass') return b.type === 'pass' ? comparePasses(a.cards, b.cards) : -1
  return b.type === 'play' ? compareCards(a.card, b.card) : 1
}

/** What the viewer may do now, sorted; nothing for the rail. */
export const legal = (view: Seen<State>): readonly Action[] => {
  const { viewer } = view
  const now = turn(view)
  if (viewer === 'rail' || now.kind !== 'seats' || !now.seats.includes(viewer)) return []
  const hand = view.hands[viewer] as readonly Card[]
  if (view.phase === 'pass') {
    return choicesOf(hand, passSize(view.round)).map(cards => ({ type: 'pass', cards }))
  }
  return playable(hand, view).map(card => ({ type: 'play', card }))
}
