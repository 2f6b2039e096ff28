import type { Choose } from '@halfpint/bots/internal/evaluation.ts'
import { log, type Random, type Seat } from '@halfpint/core'
import { budgetCheck, partOf } from './budget.ts'

/** One decision as a search needs it: worlds sampled uniformly from all deals that agree with the view. */
export interface SampledRound<Action> {
  readonly seats: number
  /** Samples a new world. */
  deal(): void
  /** Returns to the decision, in the world sampled last. */
  reset(): void
  /** The seat that moves next; -1 when the round is over. */
  toPlay(): Seat | -1
  /** Writes a key for each move of that seat, made of its cards, and returns the number of moves. */
  moves(keys: Float64Array): number
  /** Makes the move at this index of the list that `moves` wrote last. */
  make(at: number): void
  /** Plays the round to its end: with random moves, or by heuristics with one random move in ten. */
  rollOut(by: 'chance' | 'rules'): void
  /** Probability that a seat wins the match, after the round is over. */
  value(seat: Seat): number
  /** The key of an action of the decision itself. */
  keyOf(action: Action): number
}

/** Prepares the decision of a view for a search. */
export type Sample<View, Action> = (view: View, legal: readonly Action[], seed: number) => SampledRound<Action>

interface Node {
  readonly children: Map<number, Node>
  /** The seat that made the move that leads here. */
  readonly mover: Seat | -1
  visits: number
  /** The number of times the move was available. */
  available: number
  sum: number
}

const nodeOf = (mover: Seat | -1): Node => ({ children: new Map(), mover, visits: 0, available: 0, sum: 0 })

/** No seat has more moves. */
const MAX_MOVES = 2_000
const keys = new Float64Array(MAX_MOVES)

/** The move with the highest upper confidence bound (UCB1). */
const select = (node: Node, count: number, exploration: number): number => {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) {
    const { sum, visits, available } = node.children.get(keys[at]!) as Node
    const value = sum / visits + exploration * Math.sqrt(log(available) / visits)
    if (value > most) {
      most = value
      best = at
    }
  }
  return best
}

/** A random move that was never tried; -1 if all were. */
const untried = (node: Node, count: number, random: Random): number => {
  let fresh = 0
  let picked = -1
  for (let at = 0; at < count; at++) {
    if (node.children.has(keys[at]!)) continue
    fresh++
    if (random.next() % fresh === 0) picked = at
  }
  return picked
}

/** One iteration: selection, expansion, simulation, backpropagation. */
const iterate = (
  round: SampledRound<never>,
  root: Node,
  { exploration, by }: { readonly exploration: number; readonly by: 'chance' | 'rules' },
  random: Random,
): void => {
  const path = [root]
  let node = root
  for (let isNew = false; !isNew && round.toPlay() >= 0; ) {
    const mover = round.toPlay()
    const count = round.moves(keys)
    const fresh = untried(node, count, random)
    isNew = fresh >= 0
    const at = isNew ? fresh : select(node, count, exploration)
    const key = keys[at]!
    if (isNew) node.children.set(key, nodeOf(mover))
    for (let other = 0; other < count; other++) {
      const child = node.children.get(keys[other]!)
      if (child !== undefined) child.available++
    }
    round.make(at)
    node = node.children.get(key) as Node
    path.push(node)
  }
  round.rollOut(by)
  for (const passed of path) {
    passed.visits++
    // Each seat maximises its own value (max^n).
    if (passed.mover >= 0) passed.sum += round.value(passed.mover)
  }
}

const mostVisited = <Action>(legal: readonly Action[], visits: (action: Action) => number): Action =>
  legal.reduce((best, action) => (visits(action) > visits(best) ? action : best))

const ISMCTS = { exploration: 0.7, by: 'chance' } as const

/**
 * Single-observer information set Monte Carlo tree search as published: one tree over all worlds, a new world for
 * each iteration, availability counts, random playouts; returns the most visited move.
 */
export const soIsmcts =
  <State, Action>(sample: Sample<Parameters<Choose<State, Action>>[0], Action>): Choose<State, Action> =>
  (view, legal, { random, budget, now }) => {
    const round = sample(view, legal, random.next() | 1)
    const root = nodeOf(-1)
    const hasBudget = budgetCheck(budget, now)
    do {
      round.deal()
      round.reset()
      iterate(round as SampledRound<never>, root, ISMCTS, random)
    } while (hasBudget())
    return mostVisited(legal, action => root.children.get(round.keyOf(action))?.visits ?? 0)
  }

const PIMC = { exploration: 0.4, by: 'rules' } as const
const PIMC_WORLDS = 30

/**
 * Perfect-information Monte Carlo with UCT, as in the classic Hearts program: thirty deals, a separate tree for each in
 * which all seats see all cards, playouts by heuristics; returns the move with the most visits in all deals.
 */
export const pimcUct =
  <State, Action>(sample: Sample<Parameters<Choose<State, Action>>[0], Action>): Choose<State, Action> =>
  (view, legal, thinkOptions) => {
    const round = sample(view, legal, thinkOptions.random.next() | 1)
    const visits = new Map<number, number>()
    const part = partOf(thinkOptions.budget, PIMC_WORLDS)
    for (let world = 0; world < PIMC_WORLDS; world++) {
      round.deal()
      const root = nodeOf(-1)
      const hasBudget = budgetCheck(part, thinkOptions.now)
      do {
        round.reset()
        iterate(round as SampledRound<never>, root, PIMC, thinkOptions.random)
      } while (hasBudget())
      for (const [key, child] of root.children) visits.set(key, (visits.get(key) ?? 0) + child.visits)
    }
    return mostVisited(legal, action => visits.get(round.keyOf(action)) ?? 0)
  }
