import type { Seat } from '@halfpint/core'
import {
  type Action as HalfPintAction,
  type Event as HalfPintEvent,
  type State as HalfPintState,
  sortCards,
} from '@halfpint/half-pint'
import type {
  Action as HerzlosAction,
  Card as HerzlosCard,
  Event as HerzlosEvent,
  State as HerzlosState,
} from '@halfpint/herzlos'

/** What a seat wished to do. */
export interface Wish<Action> {
  readonly seat: Seat
  readonly action: Action
  /** The 0-based number of the trick; `null` before the first. */
  readonly trick: number | null
}

/** The wish behind a fact of Half-Pint Heroes, as `legal` would list it. */
export const wishOfHalfPint = (event: HalfPintEvent, before: HalfPintState): Wish<HalfPintAction> | undefined => {
  switch (event.type) {
    case 'predicted':
      return { seat: event.seat, action: { type: 'predict', prediction: Number(event.prediction) }, trick: null }
    case 'bet-placed':
      return {
        seat: event.seat,
        action: { type: 'bet', on: event.bet === 'none' ? null : Number(event.bet) },
        trick: null,
      }
    case 'played': {
      const hand = sortCards(event.hand)
      const declared = before.options.sets === 'declared'
      const action = { type: 'play', hand, ...(declared ? { row: sortCards(event.row) } : {}) } as const
      return { seat: event.seat, action, trick: before.tricks.length }
    }
    default:
      return undefined
  }
}

/** The wish behind a fact of Herzlos, as `legal` would list it. */
export const wishOfHerzlos = (event: HerzlosEvent, before: HerzlosState): Wish<HerzlosAction> | undefined => {
  switch (event.type) {
    case 'passed':
      return { seat: event.seat, action: { type: 'pass', cards: event.cards as readonly HerzlosCard[] }, trick: null }
    case 'played':
      return { seat: event.seat, action: { type: 'play', card: event.card }, trick: before.tricks.length }
    default:
      return undefined
  }
}
