import { HIDDEN, type Seen, seenBy, type Viewer } from '@halfpint/core'
import { type Card, type SeenCard, sortCards } from './card.ts'
import { destination } from './deal.ts'
import { splitOf } from './split.ts'
import type { Event, Secret, State } from './state.ts'

const hideAll = (cards: readonly SeenCard[]): SeenCard[] => cards.map(() => HIDDEN)

/** Hides a choice of another seat that is not revealed yet. */
const hideChoice =
  <T>(viewer: Viewer) =>
  (choice: Secret<T>, seat: number): Secret<T> =>
    choice === null || seat === viewer ? choice : HIDDEN

/** Returns the view of a viewer: other hands, the stock and unrevealed choices are `?`. */
export const view = (state: State, viewer: Viewer): Seen<State> => {
  const hideBets = state.phase === 'bet'
  const hidePredictions = state.phase === 'predict'
  const hidden: State = {
    ...state,
    hands: state.hands.map((hand, seat) => (seat === viewer ? sortCards(hand) : hideAll(hand))),
    stock: hideAll(state.stock),
    predictions: hidePredictions ? state.predictions.map(hideChoice(viewer)) : state.predictions,
    bets: hideBets ? state.bets.map(hideChoice(viewer)) : state.bets,
  }
  return seenBy(hidden, viewer)
}

/** Returns the event as the viewer may see it. */
export const redact = (event: Event, viewer: Viewer, before: State): Event => {
  switch (event.type) {
    case 'dealt': {
      const split = splitOf(event.deck[0] as Card)
      const deck = event.deck.map((card, place) => {
        const to = destination(place, split.hand, split.row, before.seats, before.start)
        return to === 'row' || to === viewer ? card : HIDDEN
      })
      return { ...event, deck }
    }
    case 'predicted':
      return event.seat === viewer ? event : { ...event, prediction: HIDDEN }
    case 'bet-placed':
      return event.seat === viewer ? event : { ...event, bet: HIDDEN }
    default:
      return event
  }
}

/** The viewer's own cards. A spectator has none. */
export const ownHand = ({ viewer, hands }: Seen<State>): readonly Card[] =>
  viewer === 'spectator' ? [] : (hands[viewer] as readonly Card[])
