import type { ThinkOptions } from '@halfpint/bots/internal/evaluation.ts'
import { candidatePasses } from '@halfpint/bots/internal/herzlos/candidatepasses.ts'
import { handOf } from '@halfpint/bots/internal/herzlos/heuristicpass.ts'
import { knownTo } from '@halfpint/bots/internal/herzlos/known.ts'
import { matchModelOf, writePoints } from '@halfpint/bots/internal/herzlos/match.ts'
import { CHAMPION, policyOf } from '@halfpint/bots/internal/herzlos/parts.ts'
import { passOf, regular } from '@halfpint/bots/internal/herzlos/plainlevels.ts'
import { type Policy, playOn } from '@halfpint/bots/internal/herzlos/policy.ts'
import type { Seat } from '@halfpint/core'
import {
  type Action,
  cardOf,
  codeAt,
  copyPlayout,
  herzlos,
  legalRanks,
  loadState,
  lowestRank,
  makePlay,
  type Playout,
  passSize,
  playout,
  type Slot,
  type State,
  totalsOf,
} from '@halfpint/herzlos'
import { budgetCheck } from '../budget.ts'
import { afterChoices, indexOfMax, type OpenHandsPlayer, type OpenRound, searchOpenHands } from '../openhands.ts'

/** The round in progress, with all hands open. */
export const openState = (state: State, seed: number): Playout => {
  const round = playout(state.seats, state.options, seed)
  loadState(round, state)
  return round
}

const masks = new Int32Array(4)

const slotsOf = (round: Playout): Slot[] => {
  legalRanks(round, masks)
  const slots: Slot[] = []
  for (let suit = 0; suit < 4; suit++) {
    for (let ranks = masks[suit]!; ranks !== 0; ranks &= ranks - 1) slots.push((suit << 4) | lowestRank(ranks))
  }
  return slots
}

/** Probability that a seat wins the match after a finished round. */
export type Value = (round: Playout, seat: Seat) => number

/** Returns the function that values the end of a round in this match. */
export const valueIn = (state: State): Value => {
  const match = matchModelOf(state.options, totalsOf(state.results, state.seats), state.round)
  const points = new Float64Array(state.seats)
  const chances = new Float64Array(state.seats)
  return (round, seat) => {
    match.chances(points, writePoints(round, points), chances)
    return chances[seat]!
  }
}

const openRound = (base: Playout, value: Value, sensible: Policy, seed: number): OpenRound => {
  const work = playout(base.seats, base.options, seed)
  return {
    seats: base.seats,
    reset: () => copyPlayout(base, work),
    toPlay: () => (work.left === 0 ? -1 : work.toPlay),
    count: () => legalRanks(work, masks),
    make: at => makePlay(work, slotsOf(work)[at] as Slot),
    makeByPolicy() {
      const slot = sensible(work)
      makePlay(work, slot)
      return slot
    },
    value: seat => value(work, seat),
  }
}

/** Tries passes in turn, the better half twice as often, until the budget is spent. */
const bestPass = (
  state: State,
  seat: Seat,
  legal: readonly Action[],
  thinkOptions: ThinkOptions,
  value: Value,
): Action => {
  const { round } = knownTo(herzlos.view(state, seat))
  const { worths } = round
  const hand = new Int32Array(4)
  handOf(round, seat, hand)
  const passes = candidatePasses(worths, hand, passSize(state.round)).map(cards => passOf(legal, cards))
  const starts = passes.map(action =>
    openState(afterChoices(herzlos, regular, state, { seat, action }, thinkOptions), 1),
  )
  const policy = policyOf(CHAMPION, worths)
  const work = playout(state.seats, state.options, thinkOptions.random.next() | 1)
  const sums = passes.map(() => 0)
  const tries = passes.map(() => 0)
  const mean = (at: number): number => sums[at]! / Math.max(1, tries[at]!)
  const hasBudget = budgetCheck(thinkOptions.budget, thinkOptions.now)
  let alive = passes.map((_, at) => at)
  for (let left = true, turns = 4; left; ) {
    for (let turn = 0; turn < turns && left; turn++) {
      for (const at of alive) {
        copyPlayout(starts[at]!, work)
        playOn(work, policy)
        sums[at] = sums[at]! + value(work, seat)
        tries[at] = tries[at]! + 1
        left = hasBudget() && left
      }
    }
    if (alive.length > 2) alive = alive.sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(alive.length / 2))
    turns *= 2
  }
  return passes[alive[indexOfMax(alive.map(mean))]!] as Action
}

/** Herzlos with all hands open: a tree search for cards, and trials for passes. */
export const openHandsHerzlos: OpenHandsPlayer<State, Action> = (state, seat, legal, thinkOptions) => {
  const value = valueIn(state)
  if (state.phase === 'pass') return bestPass(state, seat, legal, thinkOptions, value)
  const base = openState(state, 1)
  const round = openRound(base, value, policyOf(CHAMPION, base.worths), thinkOptions.random.next() | 1)
  const { best } = searchOpenHands(round, seat, thinkOptions.random, budgetCheck(thinkOptions.budget, thinkOptions.now))
  const card = cardOf(codeAt(slotsOf(base)[best] as Slot))
  return legal.find(action => action.type === 'play' && action.card === card) ?? (legal[0] as Action)
}
