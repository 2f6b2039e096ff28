import { type Budget, type Game, must, type Position, type Seat } from '@halfpint/core'
import type { Choose, Means } from '../thought.ts'

/**
 * A player that is told everything, all hands included: no bot of ours, and not a `Choose`. It is there
 * to measure how far an honest player could still get.
 */
export type Foresee<State, Action> = (state: State, seat: Seat, legal: readonly Action[], means: Means) => Action

/** Asked after each of the things a budget is spent on: whether there is some left. */
export const spending = (budget: Budget, now: () => number): (() => boolean) => {
  if ('iterations' in budget) {
    let left = budget.iterations
    return () => --left > 0
  }
  const end = now() + budget.milliseconds
  return () => now() < end
}

/** One of several equal parts of a budget. */
export const partOf = (budget: Budget, parts: number): Budget =>
  'iterations' in budget
    ? { iterations: Math.ceil(budget.iterations / parts) }
    : { milliseconds: budget.milliseconds / parts }

/** A seat does something, and those who choose at the same time do what this player would, until play begins. */
export const afterChoices = <S extends Position & { readonly phase: string }, A, E, O>(
  game: Game<S, A, E, O>,
  other: Choose<S, A>,
  state: S,
  wish: { readonly seat: Seat; readonly action: A },
  means: Means,
): S => {
  const apply = (before: S, seat: Seat, action: A): S => {
    let next = before
    for (const event of must(game.decide(before, seat, action))) next = game.evolve(next, event)
    return next
  }
  let next = apply(state, wish.seat, wish.action)
  while (next.phase !== 'play') {
    const turn = game.turn(next)
    if (turn.kind !== 'seats') break
    const seat = turn.seats[0] as Seat
    const view = game.view(next, seat)
    next = apply(next, seat, other(view, game.legal(view), means))
  }
  return next
}

/** The place of the greatest number. */
export const placeOfMost = (values: readonly number[]): number => values.indexOf(Math.max(...values))
