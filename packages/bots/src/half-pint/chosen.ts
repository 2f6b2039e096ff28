import { type Action, type Event, type State, sortCards } from '@halfpint/half-pint'
import type { ChosenAction } from '../roster.ts'

/** Returns the action behind an event, as `legal` would list it. */
export const chosenByHalfPint = (event: Event, before: State): ChosenAction<Action> | undefined => {
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
