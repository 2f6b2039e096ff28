import { log, type Random, type Seat } from '@halfpint/core'
import type { Choose, Means } from '../thought.ts'
import { partOf, spending } from './ceiling.ts'

/** A decision in worlds that fit what a seat knows, each world dealt evenly from all that fit: what published searches need. */
export interface SampledRound<Action> {
  readonly seats: number
  /** Deals the unseen cards anew. */
  deal(): void
  /** Back to the decision, in the world dealt last. */
  reset(): void
  /** Who chooses next; -1 when the round is over. */
  toPlay(): Seat | -1
  /** Writes the names of the moves of that seat, by their cards, and answers how many they are. */
  moves(names: Float64Array): number
  /** Makes the move at this place of the list that `moves` wrote last. */
  make(at: number): void
  /** Plays the round to its end, each move equally likely, or by rules of thumb with a slip in ten. */
  rollOut(by: 'chance' | 'rules'): void
  /** The chance of a seat to win the match after a round that is over. */
  worth(seat: Seat): number
  /** The name of an action of the decision itself. */
  nameOf(action: Action): number
}

/** Where the decision of a view is laid out for published searches. */
export type Sampled<View, Action> = (view: View, legal: readonly Action[], seed: number) => SampledRound<Action>

interface Node {
  readonly children: Map<number, Node>
  /** Who made the move that leads here. */
  readonly mover: Seat | -1
  visits: number
  /** How often the move could have been made. */
  available: number
  sum: number
}

const nodeOf = (mover: Seat | -1): Node => ({ children: new Map(), mover, visits: 0, available: 0, sum: 0 })

/** More moves than this no seat has. */
const MOST_MOVES = 2_000
const names = new Float64Array(MOST_MOVES)

/** The move with the best mean and what it deserves for having been tried seldom. */
const chosen = (node: Node, count: number, curiosity: number): number => {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) {
    const { sum, visits, available } = node.children.get(names[at] as number) as Node
    const value = sum / visits + curiosity * Math.sqrt(log(available) / visits)
    if (value > most) {
      most = value
      best = at
    }
  }
  return best
}

/** A move that was never tried, each equally likely; -1 if all were. */
const untried = (node: Node, count: number, random: Random): number => {
  let fresh = 0
  let picked = -1
  for (let at = 0; at < count; at++) {
    if (node.children.has(names[at] as number)) continue
    fresh++
    if (random.next() % fresh === 0) picked = at
  }
  return picked
}

/** Once down the tree and to the end of the round: selection, expansion, simulation, backpropagation. */
const iterate = (
  round: SampledRound<never>,
  root: Node,
  { curiosity, by }: { readonly curiosity: number; readonly by: 'chance' | 'rules' },
  random: Random,
): void => {
  const path = [root]
  let node = root
  for (let isNew = false; !isNew && round.toPlay() >= 0; ) {
    const mover = round.toPlay()
    const count = round.moves(names)
    const fresh = untried(node, count, random)
    isNew = fresh >= 0
    const at = isNew ? fresh : chosen(node, count, curiosity)
    const name = names[at] as number
    if (isNew) node.children.set(name, nodeOf(mover))
    for (let other = 0; other < count; other++) {
      const child = node.children.get(names[other] as number)
      if (child !== undefined) child.available++
    }
    round.make(at)
    node = node.children.get(name) as Node
    path.push(node)
  }
  round.rollOut(by)
  for (const passed of path) {
    passed.visits++
    // Each seat plays for itself (max^n): a move is worth what it brings to who made it.
    if (passed.mover >= 0) passed.sum += round.worth(passed.mover)
  }
}

const mostVisited = <Action>(legal: readonly Action[], visits: (action: Action) => number): Action =>
  legal.reduce((best, action) => (visits(action) > visits(best) ? action : best))

const ISMCTS = { curiosity: 0.7, by: 'chance' } as const

/**
 * Single-observer information set Monte Carlo tree search as published: one tree over all worlds, each
 * iteration in a world of its own, moves that could have been made counted, playouts at random, the move
 * most often tried.
 */
export const soIsmcts =
  <State, Action>(sampled: Sampled<Parameters<Choose<State, Action>>[0], Action>): Choose<State, Action> =>
  (view, legal, { random, budget, now }) => {
    const round = sampled(view, legal, random.next() | 1)
    const root = nodeOf(-1)
    const goOn = spending(budget, now)
    do {
      round.deal()
      round.reset()
      iterate(round as SampledRound<never>, root, ISMCTS, random)
    } while (goOn())
    return mostVisited(legal, action => root.children.get(round.nameOf(action))?.visits ?? 0)
  }

const PIMC = { curiosity: 0.4, by: 'rules' } as const
const PIMC_WORLDS = 30

/**
 * Perfect-information Monte Carlo with UCT, as the classic Hearts program does it: thirty worlds, in each a
 * tree of its own in which all see all cards, playouts by rules of thumb that slip now and then; the move
 * most often tried in all worlds together.
 */
export const pimcUct =
  <State, Action>(sampled: Sampled<Parameters<Choose<State, Action>>[0], Action>): Choose<State, Action> =>
  (view, legal, means: Means) => {
    const round = sampled(view, legal, means.random.next() | 1)
    const visits = new Map<number, number>()
    const part = partOf(means.budget, PIMC_WORLDS)
    for (let world = 0; world < PIMC_WORLDS; world++) {
      round.deal()
      const root = nodeOf(-1)
      const goOn = spending(part, means.now)
      do {
        round.reset()
        iterate(round as SampledRound<never>, root, PIMC, means.random)
      } while (goOn())
      for (const [name, child] of root.children) visits.set(name, (visits.get(name) ?? 0) + child.visits)
    }
    return mostVisited(legal, action => visits.get(round.nameOf(action)) ?? 0)
  }
