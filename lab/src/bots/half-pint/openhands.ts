import type { ThinkOptions } from '@halfpint/bots/internal/evaluation.ts'
import { beliefOf } from '@halfpint/bots/internal/half-pint/belief.ts'
import { knownTo } from '@halfpint/bots/internal/half-pint/known.ts'
import { binsOf, learnedPolicy } from '@halfpint/bots/internal/half-pint/learned.ts'
import { halfPintLevels } from '@halfpint/bots/internal/half-pint/levels.ts'
import { matchModelOf, winChance } from '@halfpint/bots/internal/half-pint/match.ts'
import type { Policy } from '@halfpint/bots/internal/half-pint/policy.ts'
import type { Seat } from '@halfpint/core'
import {
  type Action,
  type Card,
  codeOf,
  copyPlayout,
  halfPint,
  loadState,
  makePlay,
  type Playout,
  playout,
  STRIDE,
  type State,
  strengthLaid,
} from '@halfpint/half-pint'
import { budgetCheck, partOf } from '../budget.ts'
import {
  afterChoices,
  indexOfMax,
  type OpenHandsPlayer,
  type OpenRound,
  type SearchResult,
  searchOpenHands,
} from '../openhands.ts'

const openRound = (state: State, base: Playout, work: Playout, policy: Policy): OpenRound => {
  const match = matchModelOf(state)
  return {
    seats: state.seats,
    reset() {
      // A new random seed for every run.
      const { chance } = work
      copyPlayout(base, work)
      work.chance = chance
    },
    toPlay: () => (work.over ? -1 : work.toPlay),
    count: () => work.counts[work.toPlay]!,
    make: at => makePlay(work, at),
    makeByPolicy() {
      const at = policy(work)
      makePlay(work, at)
      return at
    },
    value: seat => winChance(match, work, seat),
  }
}

/** Searches a state in which the plays have begun, all hands open. */
const searchState = (
  state: State,
  seat: Seat,
  { random, budget, now }: ThinkOptions,
): SearchResult & { readonly play: number } => {
  const seed = random.next() | 1
  const base = playout(state.seats, state.options, seed)
  loadState(base, state)
  const work = playout(state.seats, state.options, seed)
  const { scale } = beliefOf(knownTo(halfPint.view(state, seat)), seed)
  const round = openRound(state, base, work, learnedPolicy(binsOf(scale)))
  const found = searchOpenHands(round, seat, random, budgetCheck(budget, now))
  return { ...found, play: base.plays[STRIDE * seat + found.best]! }
}

/** The legal action for a play of the playout: its low seven bits are hand cards, the rest is strength. */
const actionOf = (state: State, legal: readonly Action[], play: number): Action => {
  const hand = state.hands[state.toPlay] as readonly Card[]
  const wanted = legal.find(action => {
    if (action.type !== 'play') return false
    const laid = action.hand.reduce((bits, card) => bits | (1 << hand.indexOf(card)), 0)
    if (laid !== (play & 127)) return false
    if (action.row === undefined) return true
    return strengthLaid(state.options, action.hand.map(codeOf), action.row.map(codeOf)) === play >>> 7
  })
  return wanted ?? (legal[0] as Action)
}

const searchedValue = (state: State, seat: Seat, action: Action, thinkOptions: ThinkOptions): number => {
  const begun = afterChoices(halfPint, halfPintLevels.regular, state, { seat, action }, thinkOptions)
  return searchState(begun, seat, thinkOptions).value
}

/** Half-Pint Heroes with all hands open: one search for plays, and separate ones for predictions and bets. */
export const openHandsHalfPint: OpenHandsPlayer<State, Action> = (state, seat, legal, thinkOptions) => {
  if (state.phase === 'play') return actionOf(state, legal, searchState(state, seat, thinkOptions).play)
  const part = { ...thinkOptions, budget: partOf(thinkOptions.budget, 2) }
  return legal[indexOfMax(legal.map(action => searchedValue(state, seat, action, part)))] as Action
}
