import type { Action, Card, Event, State } from '@halfpint/herzlos'
import type { ChosenAction } from '../roster.ts'

/** Returns the action behind an event, as `legal` would list it. */
export const chosenByHerzlos = (event: Event, before: State): ChosenAction<Action> | undefined => {
  switch (event.type) {
    case 'passed':
      return { seat: event.seat, action: { type: 'pass', cards: event.cards as readonly Card[] }, trick: null }
    case 'played':
      return { seat: event.seat, action: { type: 'play', card: event.card }, trick: before.tricks.length }
    default:
      return undefined
  }
}
