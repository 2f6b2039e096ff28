import { everySeat, HIDDEN, type Seen, seenBy, type Viewer } from '@halfpint/core'
import { type Action, type Event, STAKES, type State, toPlay } from './state.ts'

/** Returns the view of a viewer. */
export const view = (state: State, viewer: Viewer): Seen<State> => {
  const pending = <T>(choices: readonly T[]): (T | typeof HIDDEN)[] =>
    choices.map((choice, seat) => (choice === null || seat === viewer ? choice : HIDDEN))
  const hidden: State = {
    ...state,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => HIDDEN))),
    stock: state.stock.map(() => HIDDEN),
    stakes: state.phase === 'stake' ? pending(state.stakes) : state.stakes,
    guesses: state.phase === 'guess' ? pending(state.guesses) : state.guesses,
  }
  return seenBy(hidden, viewer)
}

/** Returns the event as the viewer may see it. */
export const redact = (event: Event, viewer: Viewer): Event => {
  switch (event.type) {
    case 'dealt': {
      const mine = (at: number): boolean => Math.floor(at / 2) === viewer
      return { ...event, deck: event.deck.map((card, at) => (mine(at) ? card : HIDDEN)) }
    }
    case 'staked':
      return event.seat === viewer ? event : { ...event, stake: HIDDEN }
    case 'guessed':
      return event.seat === viewer ? event : { ...event, guess: HIDDEN }
    default:
      return event
  }
}

/** Every action that the viewer may do now. */
export const legal = (seen: Seen<State>): readonly Action[] => {
  const { viewer, phase, seats } = seen
  if (viewer === 'spectator') return []
  if (phase === 'stake' && seen.stakes[viewer] === null) return STAKES.map(stake => ({ type: 'stake', stake }))
  if (phase === 'guess' && seen.guesses[viewer] === null) {
    return everySeat(seats)
      .filter(seat => seat !== viewer)
      .map(guess => ({ type: 'guess', guess }))
  }
  if (phase !== 'play' || toPlay(seen) !== viewer) return []
  return (seen.hands[viewer] ?? []).map(card => ({ type: 'play', card }))
}
