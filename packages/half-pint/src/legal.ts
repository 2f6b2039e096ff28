import { everySeat, type Seat, type Seen, type Turn } from '@halfpint/core'
import { type Card, compareCards } from './card.ts'
import { MAX_PREDICTION } from './decide.ts'
import { playsOf } from './plays.ts'
import type { Action, State } from './state.ts'

/** The next to act. */
export const turn = (state: State): Turn => {
  switch (state.phase) {
    case 'deal':
      return { kind: 'chance' }
    case 'predict':
      return { kind: 'seats', seats: everySeat(state.seats).filter(seat => state.predictions[seat] === null) }
    case 'bet':
      return { kind: 'seats', seats: everySeat(state.seats).filter(seat => state.bets[seat] === null) }
    case 'play':
      return { kind: 'seats', seats: [state.toPlay] }
    case 'over':
      return { kind: 'over' }
  }
}

const ORDER = ['predict', 'bet', 'play']

const compareLists = (a: readonly Card[], b: readonly Card[]): number => {
  for (let at = 0; at < a.length && at < b.length; at++) {
    const difference = compareCards(a[at]!, b[at]!)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** Predictions and bets by number (no bet first); plays by hand cards, then by row cards. */
export const compare = (a: Action, b: Action): number => {
  if (a.type === 'predict' && b.type === 'predict') return a.prediction - b.prediction
  if (a.type === 'bet' && b.type === 'bet') return (a.on ?? -1) - (b.on ?? -1)
  if (a.type === 'play' && b.type === 'play') {
    return compareLists(a.hand, b.hand) || compareLists(a.row ?? [], b.row ?? [])
  }
  return ORDER.indexOf(a.type) - ORDER.indexOf(b.type)
}

const legalPlays = (view: Seen<State>, seat: Seat): readonly Action[] => {
  const declared = view.options.sets === 'declared'
  const plays = playsOf(view.hands[seat] as readonly Card[], view.row, view.options)
  return plays
    .map((play): Action => ({ type: 'play', hand: play.hand, ...(declared ? { row: play.row } : {}) }))
    .sort(compare)
}

/** Every action that the viewer may do now, sorted. A spectator has none. */
export const legal = (view: Seen<State>): readonly Action[] => {
  const { viewer, phase } = view
  const now = turn(view)
  if (viewer === 'spectator' || now.kind !== 'seats' || !now.seats.includes(viewer)) return []
  if (phase === 'predict') {
    return Array.from({ length: MAX_PREDICTION + 1 }, (_, prediction) => ({ type: 'predict', prediction }))
  }
  if (phase === 'bet') {
    const others = everySeat(view.seats).filter(seat => seat !== viewer)
    // H11: between two players betting is optional.
    const targets = view.seats === 2 ? [null, ...others] : others
    return targets.map(on => ({ type: 'bet', on }))
  }
  return legalPlays(view, viewer)
}
