import type { Game, Position, Viewer } from '@halfpint/core'
import { difference } from './difference.ts'
import { type PlayedStep, stateBefore } from './played.ts'

/** Changes of a round: other cards dealt, or other choices made. */
export interface Change<A, E> {
  deal(event: E): E
  action(action: A, place: number): A
}

/** The events of these steps as the viewer saw them. */
export const heardBy = <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  steps: readonly PlayedStep<S, A, E>[],
  viewer: Viewer,
): readonly (E | undefined)[] =>
  steps.flatMap(step => step.events.map((event, at) => game.redact(event, viewer, stateBefore(step, at))))

/**
 * Repeats the steps with these changes; `undefined` if that is impossible: an action is refused, or
 * another seat would be to act, which everybody can see. The rules decide the events of actions again,
 * because sorted cards have another order after the change.
 */
export const retell = <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  steps: readonly PlayedStep<S, A, E>[],
  change: Change<A, E>,
): readonly PlayedStep<S, A, E>[] | undefined => {
  const told: PlayedStep<S, A, E>[] = []
  let state = steps[0]?.before
  if (state === undefined) return told
  for (const [place, { number, move, events, after }] of steps.entries()) {
    const before: S = state
    let now: S = state
    const otherMove = move === null ? null : { seat: move.seat, action: change.action(move.action, place) }
    const decided = otherMove === null ? undefined : game.decide(before, otherMove.seat, otherMove.action)
    if (decided?.ok === false) return undefined
    const otherEvents = decided === undefined ? events.map(change.deal) : decided.value
    const states = otherEvents.map(event => {
      now = game.evolve(now, event)
      return now
    })
    if (difference(game.turn(now), game.turn(after)) !== undefined) return undefined
    told.push({ number, before, move: otherMove, events: otherEvents, states, after: now })
    state = now
  }
  return told
}
