import type { Choose, ThinkOptions } from '@halfpint/bots/internal/evaluation.ts'
import { type Game, log, must, type Position, type Random, type Seat } from '@halfpint/core'

/** A player that sees all hands: the upper bound of what a player who sees only its own hand could reach. */
export type OpenHandsPlayer<State, Action> = (
  state: State,
  seat: Seat,
  legal: readonly Action[],
  thinkOptions: ThinkOptions,
) => Action

/** Applies an action of a seat. Seats that choose at the same time act as `other`, until play begins. */
export const afterChoices = <S extends Position & { readonly phase: string }, A, E, O>(
  game: Game<S, A, E, O>,
  other: Choose<S, A>,
  state: S,
  choice: { readonly seat: Seat; readonly action: A },
  thinkOptions: ThinkOptions,
): S => {
  const apply = (before: S, seat: Seat, action: A): S => {
    let next = before
    for (const event of must(game.decide(before, seat, action))) next = game.evolve(next, event)
    return next
  }
  let next = apply(state, choice.seat, choice.action)
  while (next.phase !== 'play') {
    const turn = game.turn(next)
    if (turn.kind !== 'seats') break
    const seat = turn.seats[0]!
    const view = game.view(next, seat)
    next = apply(next, seat, other(view, game.legal(view), thinkOptions))
  }
  return next
}

/** The index of the greatest number. */
export const indexOfMax = (values: readonly number[]): number => values.indexOf(Math.max(...values))

/** A round with all hands open, played in place and reset as a whole. */
export interface OpenRound {
  readonly seats: number
  /** Returns to the position where the search starts. */
  reset(): void
  /** The seat that plays next; -1 when the round is over. */
  toPlay(): Seat | -1
  /** The number of plays of that seat. */
  count(): number
  make(at: number): void
  /** Makes one play of the playout policy and returns it. */
  makeByPolicy(): number
  /** The value of the end for a seat, from 0 to 1. */
  value(seat: Seat): number
}

/** Result of a search: the play tried most often (-1 if there was nothing to choose) and the value of the round. */
export interface SearchResult {
  readonly best: number
  readonly value: number
}

interface Branch {
  /** By play: the next branch for each sequence of plays of the others. */
  readonly next: Map<number, Branch>[]
  readonly tries: Int32Array
  readonly sums: Float64Array
  visits: number
  /** Each play is tried once, starting at this random index. */
  readonly first: number
}

/** Exploration constant of UCT. It is small because the values of one round differ little. */
const EXPLORATION = 0.15

const branchOf = (count: number, random: Random): Branch => ({
  next: Array.from({ length: count }, () => new Map<number, Branch>()),
  tries: new Int32Array(count),
  sums: new Float64Array(count),
  visits: 0,
  first: random.next() % count,
})

const choose = ({ tries, sums, visits, first }: Branch): number => {
  const count = tries.length
  if (visits < count) return (first + visits) % count
  const exploration = EXPLORATION * Math.sqrt(log(visits))
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) {
    const times = tries[at]!
    const value = sums[at]! / times + exploration / Math.sqrt(times)
    if (value > most) {
      most = value
      best = at
    }
  }
  return best
}

/**
 * Tree search (UCT) for one seat that sees all hands. The others do not see them and follow the playout policy.
 * Runs at least once, and as long as `hasBudget` returns true.
 */
export const searchOpenHands = (
  round: OpenRound,
  seat: Seat,
  random: Random,
  hasBudget: () => boolean,
): SearchResult => {
  const start = new Map<number, Branch>()
  const path: { branch: Branch; at: number }[] = []
  let first: Branch | undefined
  let sum = 0
  let runs = 0
  do {
    round.reset()
    path.length = 0
    for (let from: Map<number, Branch> | undefined = start; from !== undefined; ) {
      let played = 0
      while (round.toPlay() >= 0 && round.toPlay() !== seat)
        played = (Math.imul(played, 257) + round.makeByPolicy() + 1) | 0
      if (round.toPlay() < 0) break
      const known: Branch | undefined = from.get(played)
      const branch: Branch = known ?? branchOf(round.count(), random)
      if (known === undefined) from.set(played, branch)
      first ??= branch
      const at = choose(branch)
      path.push({ branch, at })
      round.make(at)
      from = known === undefined ? undefined : branch.next[at]
    }
    while (round.toPlay() >= 0) round.makeByPolicy()
    const value = round.value(seat)
    for (const { branch, at } of path) {
      branch.visits++
      branch.tries[at] = branch.tries[at]! + 1
      branch.sums[at] = branch.sums[at]! + value
    }
    sum += value
    runs++
  } while (hasBudget())
  return { best: first === undefined ? -1 : first.tries.indexOf(Math.max(...first.tries)), value: sum / runs }
}
