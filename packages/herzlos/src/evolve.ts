import { bySeat, clockwise, HIDDEN, put, type Seat, type Viewer } from '@halfpint/core'
import type { SeenCard } from './card.ts'
import { dealHands } from './deal.ts'
import { exchange } from './pass.ts'
import { takenBy } from './score.ts'
import type { Event, Play, RoundScore, State } from './state.ts'
import { throwsOffHeart } from './trick.ts'

/** Removes cards from a hand. A card that the viewer does not know removes one hidden card. */
const without = (hand: readonly SeenCard[], cards: readonly SeenCard[]): SeenCard[] => {
  const left = hand.slice()
  for (const card of cards) {
    const at = left.indexOf(card)
    left.splice(at < 0 ? left.indexOf(HIDDEN) : at, 1)
  }
  return left
}

type Draft = { -readonly [Key in keyof State]: State[Key] }

const layDown = (next: Draft, seat: Seat, cards: readonly SeenCard[]): void => {
  next.hands = put(next.hands, seat, without(next.hands[seat]!, cards))
}

const afterPlay = (next: Draft, { seat, card }: Play): void => {
  layDown(next, seat, [card])
  next.toPlay = clockwise(seat, next.seats)
  next.heartsOpen ||= throwsOffHeart(next.trick, card)
  next.trick = [...next.trick, { seat, card }]
}

const afterRound = (next: Draft, { points, march }: RoundScore): void => {
  const tricks = bySeat(next.seats, seat => next.tricks.filter(({ winner }) => winner === seat).length)
  const taken = bySeat(next.seats, seat => takenBy(next.tricks, seat))
  next.results = [...next.results, { points, march, tricks, taken }]
  Object.assign(next, cleared(next.seats))
  next.phase = 'deal'
  next.round++
}

/** The fields of a table between rounds. */
export const cleared = (
  seats: number,
): Pick<State, 'hands' | 'passes' | 'toPlay' | 'trick' | 'tricks' | 'heartsOpen'> => ({
  hands: bySeat(seats, () => []),
  passes: bySeat(seats, () => null),
  toPlay: 0,
  trick: [],
  tricks: [],
  heartsOpen: false,
})

const apply = (next: Draft, event: Event): void => {
  switch (event.type) {
    case 'dealt':
      next.phase = 'pass'
      next.hands = dealHands(event.deck, next.seats)
      break
    case 'passed':
      layDown(next, event.seat, event.cards)
      next.passes = put(next.passes, event.seat, event.cards)
      break
    case 'passes-exchanged':
      next.phase = 'play'
      next.hands = exchange(next.hands, event.passes)
      next.passes = event.passes
      next.toPlay = event.leader
      break
    case 'played':
      afterPlay(next, event)
      break
    case 'trick-won':
      next.tricks = [...next.tricks, { plays: next.trick, winner: event.winner }]
      next.trick = []
      next.toPlay = event.winner
      break
    case 'round-scored':
      afterRound(next, event)
      break
    case 'game-ended':
      next.phase = 'over'
      next.result = event.result
  }
}

/**
 * A writable copy of a state or a view. Every key is named because a spread takes ten times as long. The compiler
 * reports a missing key.
 */
const draftOf = (state: State & { readonly viewer?: Viewer }): Draft => {
  const draft: Draft & { viewer?: Viewer } = {
    options: state.options,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    hands: state.hands,
    passes: state.passes,
    toPlay: state.toPlay,
    trick: state.trick,
    tricks: state.tricks,
    heartsOpen: state.heartsOpen,
    results: state.results,
    result: state.result,
  }
  if (state.viewer !== undefined) draft.viewer = state.viewer
  return draft
}

/** Applies an event to a state, or a redacted event to a view. */
export const evolve = <S extends State>(state: S, event: Event): S => {
  const next = draftOf(state)
  apply(next, event)
  return next as S
}
