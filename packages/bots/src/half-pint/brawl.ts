import {
  type Action,
  BRAWL_TRICKS,
  brawlPoints,
  copyPlayout,
  makePlay,
  type Playout,
  playout,
  STRIDE,
  type State,
} from '@halfpint/half-pint'
import type { Choose } from '../evaluation.ts'
import { beliefOf } from './belief.ts'
import { actionAt, knownTo, playoutOf } from './known.ts'
import { learnedPolicy } from './learned.ts'
import { dealWorld, loadWorld } from './world.ts'

/** Number of sampled deals in which each plan for a brawl is tried. */
const WORLDS = 32

/** Points of an average round without a brawl. */
const QUIET_POINTS = 35

const laidBy = (play: number): number => {
  let cards = 0
  for (let bits = play & 127; bits !== 0; bits &= bits - 1) cards++
  return cards
}

/** Plans for a brawl: force it, or keep cards until the others have none (H22). */
type Plan = 'force' | 'hoard'

/**
 * `force`: the strongest play that leaves a card for each trick still needed, or the weakest winning play for the last
 * seat. `hoard`: the weakest single card, until a win would continue a streak.
 */
const planned = (round: Playout, plan: Plan): number => {
  const { plays, counts, toPlay: seat, seats, leader, best } = round
  const base = STRIDE * seat
  const count = counts[seat]!
  let held = 0
  for (let at = 0; at < count; at++) held |= plays[base + at]!
  const streak = round.streakSeat === seat ? round.streak : 0
  const hoards = plan === 'hoard' && streak < BRAWL_TRICKS - 1
  const most = hoards ? 1 : Math.max(1, laidBy(held) - (BRAWL_TRICKS - streak - 1))
  let last = true
  for (let next = (seat + 1) % seats; next !== leader; next = (next + 1) % seats) if (counts[next] !== 0) last = false
  let chosen = 0
  let liked = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) {
    const play = plays[base + at]!
    if (laidBy(play) > most) continue
    const wins = play >>> 7 > best
    const liking = hoards ? -play : last && wins ? 0x1_0000_0000 - play : play
    if (liking > liked) {
      liked = liking
      chosen = at
    }
  }
  return chosen
}

const PLANS: readonly Plan[] = ['force', 'hoard']

/** A first play and the plan after it. */
interface Way {
  readonly at: number
  readonly plan: Plan
}

/** Maximum number of first plays tried. If there are more, a sample spread over the list is tried. */
const MAX_PLAYS = 16

const waysOf = (round: Playout, seat: number): Way[] => {
  const count = round.counts[seat]!
  const step = Math.max(1, count / MAX_PLAYS)
  const places = Array.from({ length: Math.min(count, MAX_PLAYS) }, (_, at) => Math.floor(at * step))
  const first = PLANS.map(plan => planned(round, plan))
  return [...new Set([...first, ...places])].flatMap(at => PLANS.map(plan => ({ at, plan })))
}

/**
 * A player who likes brawls: starts one if it is possible and its bonus in the style outweighs the expected loss.
 * Otherwise decides like the wrapped level.
 */
export const brawling =
  (choose: Choose<State, Action>): Choose<State, Action> =>
  (view, legal, thinkOptions) => {
    const { brawl } = thinkOptions.style
    if (brawl <= 0 || view.phase !== 'play' || legal.length === 1) return choose(view, legal, thinkOptions)
    const known = knownTo(view)
    const seed = thinkOptions.random.next() | 1
    const base = playoutOf(known, seed)
    const work = playout(known.seats, known.options, seed)
    const unseen = known.unseen.slice()
    const policy = learnedPolicy(beliefOf(known, seed).bins)
    const ways = waysOf(base, known.me)
    const brawls = ways.map(() => 0)
    for (let world = 0; world < WORLDS; world++) {
      dealWorld(known, base, unseen)
      loadWorld(known, base, unseen)
      for (const [way, { at, plan }] of ways.entries()) {
        copyPlayout(base, work)
        work.chance = base.chance
        makePlay(work, at)
        while (!work.over) makePlay(work, work.toPlay === known.me ? planned(work, plan) : policy(work))
        if (work.brawl === known.me) brawls[way] = brawls[way]! + 1
      }
    }
    const likely = Math.max(...brawls)
    const worth = brawlPoints(base.scoring, BRAWL_TRICKS) + brawl
    if ((likely / WORLDS) * worth < QUIET_POINTS) return choose(view, legal, thinkOptions)
    const { at } = ways[brawls.indexOf(likely)]!
    const play = base.plays[STRIDE * known.me + at]!
    return actionAt(known, legal, play)
  }
