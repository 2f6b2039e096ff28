import { type Budget, must, type Position, type Seat } from '@halfpint/core'
import type { Roster } from '../roster.ts'
import type { Means } from '../thought.ts'

/**
 * A player that is told everything, all hands included: no bot of ours, and not a `Choose`. It is there
 * to measure how far an honest player could still get.
 */
export type Foresee<State, Action> = (state: State, seat: Seat, legal: readonly Action[], means: Means) => Action

/** What winning the game is worth in points of a round. */
const WIN = 1000

/** Tells when a budget is spent, asked after each of the things it is spent on. */
const spending = (budget: Budget, now: () => number): (() => boolean) => {
  if ('iterations' in budget) {
    let left = budget.iterations
    return () => --left <= 0
  }
  const end = now() + budget.milliseconds
  return () => now() >= end
}

/**
 * Flat search in the true hands: every action is tried in turn, regulars play the round to its end, and
 * the action that leaves the seat furthest ahead of the others is taken.
 */
export const foreseeing = <S extends Position, A, E, O>({
  game,
  levels,
  measure,
}: Roster<S, A, E, O>): Foresee<S, A> => {
  const after = (state: S, seat: Seat, action: A): S => {
    let next = state
    for (const event of must(game.decide(state, seat, action))) next = game.evolve(next, event)
    return next
  }
  const finish = (start: S, round: number, means: Means): S => {
    let state = start
    while (state.round === round) {
      const turn = game.turn(state)
      if (turn.kind !== 'seats') break
      const seat = turn.seats[0] as Seat
      const view = game.view(state, seat)
      state = after(state, seat, levels.regular(view, game.legal(view), means))
    }
    return state
  }
  const lead = (state: S, seat: Seat): number => {
    const { rounds, winners } = measure(state, [])
    const points = rounds.at(-1)?.points ?? []
    const mean = points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length)
    const won = winners.includes(seat) ? WIN / winners.length : 0
    return (points[seat] ?? 0) - mean + won
  }
  return (state, seat, legal, means) => {
    const sums = legal.map(() => 0)
    const isSpent = spending(means.budget, means.now)
    for (let spent = false, times = 1; ; times++) {
      for (const [at, action] of legal.entries()) {
        sums[at] = (sums[at] as number) + lead(finish(after(state, seat, action), state.round, means), seat)
        spent = isSpent() || spent
      }
      // All actions are tried equally often, so that sums can be compared.
      if (spent || times > 1e6) return legal[sums.indexOf(Math.max(...sums))] as A
    }
  }
}
