import type { Seen } from '@halfpint/core'
import { copyPlayout, type Playout, playout, roll, roundPoints, type State } from '@halfpint/half-pint'
import type { ThinkOptions } from '../evaluation.ts'
import { type Accumulator, count } from './accumulator.ts'
import { type Belief, beliefOf, hasClues, likelihood } from './belief.ts'
import { heuristicPlay } from './heuristic.ts'
import { type Known, knownTo, playoutOf } from './known.ts'
import { learnedPolicy } from './learned.ts'
import { type MatchModel, matchModelOf, winChance } from './match.ts'
import type { Parts } from './parts.ts'
import { type Policy, playOn } from './policy.ts'
import { dealWorld, loadWorld } from './world.ts'

/** Value of a mark in points where the match is ignored. */
const MARK_WORTH = 12

/**
 * Bonus for an exact prediction, added to the probability of winning and divided by the number of seats. It decides
 * between actions of equal value for the match. A much larger bonus could lose matches, see docs.
 */
const EXACT_WORTH = 0.06

/** Change of the probability of winning per point, in an even match with one round left. */
export const POINT = 0.008

/** Maximum number of sampled deals rejected before one is accepted. */
const MAX_TRIES = 40

/** State of the evaluation of one decision. */
export interface SearchState {
  readonly known: Known
  readonly thinkOptions: ThinkOptions
  readonly parts: Parts
  readonly match: MatchModel
  readonly belief: Belief
  readonly policy: Policy
  /** The table with the current sampled deal, and a copy for the playout. */
  readonly base: Playout
  readonly work: Playout
  readonly unseen: Uint8Array
  /** Whether the search may stop as soon as one action is clearly best. */
  readonly mayStopEarly: boolean
  /** Whether sampled deals are weighted by the actions of the others. */
  readonly isWeighted: boolean
  /** Probability of winning per point of style. */
  readonly point: number
}

export const createSearch = (
  view: Seen<State>,
  thinkOptions: ThinkOptions,
  parts: Parts,
  mayStopEarly: boolean,
): SearchState => {
  const known = knownTo(view)
  const seed = thinkOptions.random.next() | 1
  const match = matchModelOf(view)
  const belief = beliefOf(known, seed)
  return {
    known,
    thinkOptions: thinkOptions,
    parts,
    mayStopEarly,
    match,
    belief,
    policy: parts.learned ? learnedPolicy(belief.bins) : heuristicPlay,
    base: playoutOf(known, seed),
    work: playout(known.seats, known.options, seed),
    unseen: known.unseen.slice(),
    isWeighted: hasClues(belief) && Object.values(parts.trust).some(trust => trust > 0),
    point: parts.match ? POINT / Math.sqrt(Math.max(1, match.left)) : 1,
  }
}

/** H25, H28: whether a seat earned the mark of a finished round. */
export const earnsMark = (round: Playout, seat: number): boolean =>
  round.brawl < 0 ? round.tricks[seat] === round.predictions[seat] : round.brawl === seat

/** Adds the result of a playout to the accumulator and returns its value. */
export const countRound = (search: SearchState, round: Playout, weight: number, of: Accumulator): number => {
  const { me } = search.known
  const { style } = search.thinkOptions
  const points = roundPoints(round, me)
  const win = winChance(search.match, round, me)
  const met = earnsMark(round, me)
  const liking = met && round.brawl < 0 ? EXACT_WORTH / round.seats : 0
  let value = search.parts.match ? win + liking : points + (met ? MARK_WORTH : 0)
  if (round.brawl === me) value += style.brawl * search.point
  count(of, weight, value, win, points)
  if (met) of.met += weight
  if (round.brawl >= 0) {
    if (round.brawl === me) of.brawl += weight
    else of.foe += weight
  }
  of.tricks[round.tricks[me]!] = of.tricks[round.tricks[me]!]! + weight
  return value
}

/** Samples a deal into `base` and returns its weight. */
export const nextWorld = (search: SearchState, mean: { weight: number; worlds: number }): number => {
  const { known, base, belief, unseen, parts, isWeighted } = search
  let weight = 1
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    dealWorld(known, base, unseen)
    if (!isWeighted) break
    const likely = likelihood(belief, unseen, parts.trust)
    mean.weight += likely
    mean.worlds++
    // Unlikely deals are mostly rejected. Those accepted get a higher weight in return.
    const bar = (2 * mean.weight) / mean.worlds
    weight = Math.max(likely, bar)
    if (likely >= bar || roll(base, 65_536) < (likely / bar) * 65_536) break
  }
  loadWorld(known, base, unseen)
  return weight
}

/** Plays a copy of `base` out. The returned round is valid until the next call. */
export const playWorld = (search: SearchState, chance: number, prepare: (round: Playout) => void): Playout => {
  const { base, work } = search
  copyPlayout(base, work)
  // The same random numbers for every action, so that only the actions differ.
  work.chance = chance
  prepare(work)
  playOn(work, search.policy)
  return work
}
