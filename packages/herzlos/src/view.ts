import { clockwise, HIDDEN, type Seen, seenBy, type Viewer } from '@halfpint/core'
import { type Card, type SeenCard, sortCards } from './card.ts'
import { destination } from './deal.ts'
import { rightOf } from './pass.ts'
import type { Event, State } from './state.ts'

const hideAll = (cards: readonly SeenCard[]): SeenCard[] => cards.map(() => HIDDEN)

/** The hands as the viewer knows them: its own, and at its right the cards it gave that are not played yet. */
const seenHands = (state: State, viewer: Viewer): SeenCard[][] => {
  const given = viewer !== 'spectator' && state.phase === 'play' ? (state.passes[viewer] ?? []) : []
  return state.hands.map((hand, seat) => {
    if (seat === viewer) return [...hand]
    if (viewer === 'spectator' || seat !== rightOf(viewer, state.seats)) return hideAll(hand)
    return sortCards(hand.map(card => (given.includes(card) ? card : HIDDEN)))
  })
}

/** The passes that a viewer knows after the exchange: the one it gave and the one it got from its left. */
const knowsExchanged = (viewer: Viewer, seat: number, seats: number): boolean =>
  viewer !== 'spectator' && (seat === viewer || seat === clockwise(viewer, seats))

/** Returns the view of a viewer: cards that it cannot know are `?`. */
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

/** Returns the event as the viewer may see it. */
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

/** The viewer's own cards. A spectator has none. */
export const ownHand = ({ viewer, hands }: Seen<State>): readonly Card[] =>
  viewer === 'spectator' ? [] : (hands[viewer] as readonly Card[])
