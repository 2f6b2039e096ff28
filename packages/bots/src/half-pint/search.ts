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

/** What a mark is worth in points where the match is not looked at. */
const MARK_WORTH = 12

/**
 * What a met prediction counts for beside the chance to win, shared by the seats: between actions that are worth the
 * same for the match the one that keeps the prediction is taken. Much more may lose matches, see docs.
 */
const EXACT_WORTH = 0.06

/** How much the chance to win grows with a point, in an even match with one round left. */
export const POINT = 0.008

/** So many worlds may be passed over before one is taken as it is. */
const MAX_TRIES = 40

/** A thought under way. */
export interface Search {
  readonly known: Known
  readonly thinkOptions: ThinkOptions
  readonly parts: Parts
  readonly match: MatchModel
  readonly belief: Belief
  readonly policy: Policy
  /** The table with the world under thought, and a copy to play out. */
  readonly base: Playout
  readonly work: Playout
  readonly unseen: Uint8Array
  /** Whether the thought may end as soon as one action is clearly best. */
  readonly mayStopEarly: boolean
  /** Whether worlds are weighed by what the others did. */
  readonly isWeighted: boolean
  /** What a point of style is worth in chance to win. */
  readonly point: number
}

/** Begins a thought. */
export const createSearch = (
  view: Seen<State>,
  thinkOptions: ThinkOptions,
  parts: Parts,
  mayStopEarly: boolean,
): Search => {
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

/** H25, H28: whether a seat earned the mark of a round that is over. */
export const earnsMark = (round: Playout, seat: number): boolean =>
  round.brawl < 0 ? round.tricks[seat] === round.predictions[seat] : round.brawl === seat

/** Counts how a round that was played out ended, and tells what that is worth. */
export const countRound = (search: Search, round: Playout, weight: number, of: Accumulator): number => {
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

/** Deals a world into the base, and gives its weight. */
export const nextWorld = (search: Search, mean: { weight: number; worlds: number }): number => {
  const { known, base, belief, unseen, parts, isWeighted } = search
  let weight = 1
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    dealWorld(known, base, unseen)
    if (!isWeighted) break
    const likely = likelihood(belief, unseen, parts.trust)
    mean.weight += likely
    mean.worlds++
    // Unlikely worlds are mostly passed over; those that stay count for the others.
    const bar = (2 * mean.weight) / mean.worlds
    weight = Math.max(likely, bar)
    if (likely >= bar || roll(base, 65_536) < (likely / bar) * 65_536) break
  }
  loadWorld(known, base, unseen)
  return weight
}

/** Plays the round of this world out from the base; the round is good until the next one. */
export const playWorld = (search: Search, chance: number, prepare: (round: Playout) => void): Playout => {
  const { base, work } = search
  copyPlayout(base, work)
  // The same chance for every action: they differ by what they do, not by temperature.
  work.chance = chance
  prepare(work)
  playOn(work, search.policy)
  return work
}
