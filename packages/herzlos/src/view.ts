import { clockwise, HIDDEN, type Seen, seenBy, type Viewer } from '@halfpint/core'
import { type Card, type SeenCard, sortCards } from './card.ts'
import { destination } from './deal.ts'
import { rightOf } from './pass.ts'
import type { Event, State } from './state.ts'

const hideAll = (cards: readonly SeenCard[]): SeenCard[] => cards.map(() => HIDDEN)

/** The hands as the viewer knows them: its own, and at its right the cards it gave that are not yet played. */
const seenHands = (state: State, viewer: Viewer): SeenCard[][] => {
  const given = viewer !== 'rail' && state.phase === 'play' ? (state.passes[viewer] ?? []) : []
  return state.hands.map((hand, seat) => {
    if (seat === viewer) return [...hand]
    if (viewer === 'rail' || seat !== rightOf(viewer, state.seats)) return hideAll(hand)
    return sortCards(hand.map(card => (given.includes(card) ? card : HIDDEN)))
  })
}

/** After the exchange a viewer knows two passes: the one it gave and the one it got from its left. */
const knowsExchanged = (viewer: Viewer, seat: number, seats: number): boolean =>
  viewer !== 'rail' && (seat === viewer || seat === clockwise(viewer, seats))

/** The table as this viewer may see it: cards it cannot know are `?`. */
export const view = (state: State, viewer: Viewer): Seen<State> => {
  const knows = (seat: number): boolean =>
    state.phase === 'pass' ? seat === viewer : knowsExchanged(viewer, seat, state.seats)
  const hidden: State = {
    ...state,
    hands: seenHands(state, viewer),
    passes: state.passes.map((pass, seat) => (pass === null || knows(seat) ? pass : hideAll(pass))),
  }
  return seenBy(hidden, viewer)
}

/** The fact as this viewer may hear it. */
export const redact = (event: Event, viewer: Viewer, before: State): Event => {
  switch (event.type) {
    case 'dealt': {
      const deck = event.deck.map((card, place) => (destination(place, before.seats) === viewer ? card : HIDDEN))
      return { ...event, deck }
    }
    case 'passed':
      return event.seat === viewer ? event : { ...event, cards: hideAll(event.cards) }
    case 'passes-exchanged': {
      const passes = event.passes.map((pass, seat) =>
        knowsExchanged(viewer, seat, before.seats) ? pass : hideAll(pass),
      )
      return { ...event, passes }
    }
    default:
      return event
  }
}

/** The viewer's own cards, all of which it knows; none at the rail. */
export const ownHand = ({ viewer, hands }: Seen<State>): readonly Card[] =>
  viewer === 'rail' ? [] : (hands[viewer] as readonly Card[])
