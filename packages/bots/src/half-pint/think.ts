import type { Seen } from '@halfpint/core'
import {
  type Action,
  type Card,
  codeOf,
  copyPlayout,
  makePlay,
  openPlay,
  type Playout,
  playout,
  pointsOf,
  roll,
  STRIDE,
  type State,
  strengthLaid,
} from '@halfpint/half-pint'
import type { Counsel, Means, Outlook } from '../thought.ts'
import { type Belief, beliefOf, judge, likelihood } from './belief.ts'
import { binsOf, habitOf } from './habit.ts'
import { type Standing, standingOf, winChance } from './match.ts'
import { paceOf } from './pace.ts'
import { type Policy, playOn, sensiblePlay } from './policy.ts'
import { playoutOf, type Scene, sceneOf } from './scene.ts'
import { count, meanOf, spreadOf, type Tally, tally } from './tally.ts'
import { dealWorld, loadWorld } from './world.ts'

/** What a thinker makes use of; the arena tells what each is worth. */
export interface Style {
  /** Worlds count by how likely the predictions seen are in them. */
  readonly inference: boolean
  /** Plays for the chance to win the match rather than for points. */
  readonly match: boolean
  /** Rounds are played out by learned habit rather than by rule of thumb. */
  readonly habit: boolean
}

/** Everything. */
export const FULL: Style = { inference: true, match: true, habit: true }

/** What a mark is worth in points where the match is not looked at. */
const MARK_WORTH = 12

/** How much the chance to win grows with a point, in an even match with one round left. */
const POINT = 0.008

/** A thought under way. */
interface Thought {
  readonly scene: Scene
  readonly means: Means
  readonly style: Style
  readonly standing: Standing
  readonly belief: Belief
  readonly policy: Policy
  /** The table with the world under thought, and a copy to play out. */
  readonly base: Playout
  readonly work: Playout
  readonly unseen: Uint8Array
  /** What a point of temper is worth in chance to win. */
  readonly point: number
}

const thoughtOf = (view: Seen<State>, means: Means, style: Style): Thought => {
  const scene = sceneOf(view)
  const seed = means.random.next() | 1
  const standing = standingOf(view)
  const belief = beliefOf(scene, seed)
  return {
    scene,
    means,
    style,
    standing,
    belief,
    policy: style.habit ? habitOf(binsOf(belief.scale)) : sensiblePlay,
    base: playoutOf(scene, seed),
    work: playout(scene.seats, scene.options, seed),
    unseen: scene.unseen.slice(),
    point: style.match ? POINT / Math.sqrt(Math.max(1, standing.left)) : 1,
  }
}

/** Counts how a round that was played out ended. */
const countRound = (thought: Thought, round: Playout, weight: number, of: Tally): void => {
  const { me } = thought.scene
  const { temper } = thought.means
  const points = pointsOf(round, me)
  const win = winChance(thought.standing, round, me)
  const met = round.brawl < 0 ? round.tricks[me] === round.predictions[me] : round.brawl === me
  let value = thought.style.match ? win : points + (met ? MARK_WORTH : 0)
  if (round.brawl === me) value += temper.brawl * thought.point
  count(of, weight, value, win, points)
  if (met) of.met += weight
  of.tricks[round.tricks[me] as number] = (of.tricks[round.tricks[me] as number] as number) + weight
}

/** Deals a world into the base; its weight, or 0 if it was passed over as too unlikely. */
const nextWorld = (thought: Thought, mean: { weight: number; worlds: number }): number => {
  const { scene, base, belief, unseen, style } = thought
  for (let tries = 0; tries < 40; tries++) {
    dealWorld(scene, base, unseen)
    if (!style.inference) break
    const likely = likelihood(belief, unseen)
    mean.weight += likely
    mean.worlds++
    // Unlikely worlds are mostly passed over; those that stay count for the others.
    const bar = (2 * mean.weight) / mean.worlds
    if (likely >= bar || roll(base, 65_536) < (likely / bar) * 65_536) {
      loadWorld(scene, base, unseen)
      return Math.max(likely, bar)
    }
  }
  loadWorld(scene, base, unseen)
  return style.inference ? (2 * mean.weight) / mean.worlds : 1
}

const drawFrom = (round: Playout, chances: Float64Array): number => {
  let rest = roll(round, 65_536) / 65_536
  for (let at = 0; at < chances.length; at++) {
    rest -= chances[at] as number
    if (rest < 0) return at
  }
  return 0
}

/** Gives the other seats predictions that fit the cards they hold in this world, and all seats some bet. */
const imaginePredictions = (thought: Thought): void => {
  const { scene, base, belief, unseen } = thought
  let dealt = 0
  for (let seat = 0; seat < scene.seats; seat++) {
    base.bets[seat] = (seat + 1 + roll(base, scene.seats - 1)) % scene.seats
    if (seat === scene.me) continue
    const end = dealt + (scene.held[seat] as number)
    judge(belief, seat, unseen.subarray(dealt, end))
    base.predictions[seat] = drawFrom(base, belief.chances)
    dealt = end
  }
}

/** Plays the round of this world out from the base, and counts it. */
const tryOut = (
  thought: Thought,
  of: Tally,
  weight: number,
  chance: number,
  prepare: (round: Playout) => void,
): void => {
  const { base, work } = thought
  copyPlayout(base, work)
  // The same chance for every action: they differ by what they do, not by luck.
  work.chance = chance
  prepare(work)
  playOn(work, thought.policy)
  countRound(thought, work, weight, of)
}

/** Drops actions that are clearly worse than the best. */
const narrow = (alive: readonly number[], tallies: readonly Tally[], worlds: number): number[] => {
  const best = Math.max(...alive.map(at => meanOf(tallies[at] as Tally)))
  return alive.filter(at => {
    const of = tallies[at] as Tally
    return meanOf(of) + (3 * spreadOf(of)) / Math.sqrt(worlds) >= best
  })
}

type Extras = (of: Tally, action: Action) => Partial<Outlook<Action>>

const counselOf = (
  legal: readonly Action[],
  tallies: readonly Tally[],
  worlds: number,
  extras: Extras,
): Counsel<Action> => ({
  worlds,
  outlooks: legal.map((action, at) => {
    const of = tallies[at] as Tally
    const share = (sum: number) => (of.weight === 0 ? 0 : sum / of.weight)
    return { action, win: share(of.win), points: share(of.points), ...extras(of, action) }
  }),
})

/** The tallies of an advice, beside it: how a bot with a temper chooses. */
export interface Weighed extends Counsel<Action> {
  readonly tallies: readonly Tally[]
}

const predictionExtras: Extras = of => ({
  tricks: Array.from(of.tricks, weight => (of.weight === 0 ? 0 : weight / of.weight)),
  exact: of.weight === 0 ? 0 : of.met / of.weight,
})

function* thinkPrediction(thought: Thought, legal: readonly Action[]): Generator<Weighed, Weighed, void> {
  const { scene, base, means } = thought
  const tallies = legal.map(tally)
  const mean = { weight: 0, worlds: 0 }
  const pace = paceOf(means)
  const possible = legal.flatMap((action, at) =>
    action.type === 'predict' && action.prediction <= scene.hand.length ? [at] : [],
  )
  let alive = possible
  openPlay(base, scene.view.start)
  do {
    const weight = nextWorld(thought, mean)
    imaginePredictions(thought)
    const chance = (base.chance ^ 0x5bd1e995) | 1
    for (const at of alive) {
      const { prediction } = legal[at] as Extract<Action, { type: 'predict' }>
      const of = tallies[at] as Tally
      tryOut(thought, of, weight, chance, round => {
        round.predictions[scene.me] = prediction
      })
    }
    if (pace.isDue()) {
      yield { ...counselOf(legal, tallies, pace.worlds(), predictionExtras), tallies }
      alive = narrow(alive, tallies, pace.worlds())
    }
  } while (pace.goOn())
  return { ...counselOf(legal, tallies, pace.worlds(), predictionExtras), tallies }
}

function* thinkBet(thought: Thought, legal: readonly Action[]): Generator<Weighed, Weighed, void> {
  const { scene, base, work, means } = thought
  const tallies = legal.map(tally)
  const missed = new Float64Array(7)
  const mean = { weight: 0, worlds: 0 }
  const pace = paceOf(means)
  const extras: Extras = (of, action) =>
    action.type === 'bet' && action.on !== null
      ? { miss: of.weight === 0 ? 0 : (missed[action.on] as number) / of.weight }
      : {}
  openPlay(base, scene.view.start)
  do {
    const weight = nextWorld(thought, mean)
    for (let seat = 0; seat < scene.seats; seat++)
      base.bets[seat] = (seat + 1 + roll(base, scene.seats - 1)) % scene.seats
    copyPlayout(base, work)
    work.chance = (base.chance ^ 0x5bd1e995) | 1
    playOn(work, thought.policy)
    for (const [at, action] of legal.entries()) {
      const on = (action as Extract<Action, { type: 'bet' }>).on
      work.bets[scene.me] = on ?? -1
      countRound(thought, work, weight, tallies[at] as Tally)
      if (on !== null && work.brawl < 0 && work.predictions[on] !== work.tricks[on]) {
        missed[on] = (missed[on] as number) + weight
      }
    }
    if (pace.isDue()) yield { ...counselOf(legal, tallies, pace.worlds(), extras), tallies }
  } while (pace.goOn())
  return { ...counselOf(legal, tallies, pace.worlds(), extras), tallies }
}

/** Where each legal play stands in the list of the playout; plays that come to the same share a place. */
const placesOf = (scene: Scene, base: Playout, legal: readonly Action[], strengths: readonly number[]): number[] =>
  legal.map((action, at) => {
    const laid = (action as Extract<Action, { type: 'play' }>).hand
      .map(card => scene.hand.indexOf(codeOf(card as Card)))
      .reduce((bits, place) => bits | (1 << place), 0)
    const start = STRIDE * scene.me
    for (let place = 0; place < (base.counts[scene.me] as number); place++) {
      const play = base.plays[start + place] as number
      if ((play & 127) === laid && (strengths[at] === -1 || play >>> 7 === strengths[at])) return place
    }
    return 0
  })

function* thinkPlay(
  thought: Thought,
  legal: readonly Action[],
  strengths: readonly number[],
): Generator<Weighed, Weighed, void> {
  const { scene, base, means } = thought
  const places = placesOf(scene, base, legal, strengths)
  const distinct = places.flatMap((place, at) => (places.indexOf(place) === at ? [at] : []))
  const own = distinct.map(tally)
  const tallies = places.map(place => own[distinct.findIndex(at => places[at] === place)] as Tally)
  const mean = { weight: 0, worlds: 0 }
  const pace = paceOf(means)
  const none: Extras = () => ({})
  let alive = distinct
  do {
    const weight = nextWorld(thought, mean)
    const chance = (base.chance ^ 0x5bd1e995) | 1
    for (const at of alive) {
      tryOut(thought, tallies[at] as Tally, weight, chance, round => makePlay(round, places[at] as number))
    }
    if (pace.isDue()) {
      yield { ...counselOf(legal, tallies, pace.worlds(), none), tallies }
      alive = narrow(alive, tallies, pace.worlds())
    }
  } while (pace.goOn())
  return { ...counselOf(legal, tallies, pace.worlds(), none), tallies }
}

/** Thinks about a decision in sampled worlds, refining until the budget is spent. */
export function* think(
  view: Seen<State>,
  legal: readonly Action[],
  means: Means,
  style: Style,
): Generator<Weighed, Weighed, void> {
  const thought = thoughtOf(view, means, style)
  if (view.phase === 'predict') return yield* thinkPrediction(thought, legal)
  if (view.phase === 'bet') return yield* thinkBet(thought, legal)
  return yield* thinkPlay(thought, legal, strengthsOf(thought.scene, legal))
}

/** The strength of each declared play; -1 where the hand cards alone decide. */
const strengthsOf = (scene: Scene, legal: readonly Action[]): number[] =>
  legal.map(action =>
    action.type === 'play' && action.row !== undefined ? laidStrength(scene, action.hand, action.row) : -1,
  )

const laidStrength = (scene: Scene, hand: readonly Card[], row: readonly Card[]): number =>
  strengthLaid(scene.options, hand.map(codeOf), row.map(codeOf))

/** The action that this temper likes best. */
export const favourite = (legal: readonly Action[], { tallies }: Weighed, means: Means, style: Style): Action => {
  const { boast, risk } = means.temper
  const point = style.match ? POINT / 2 : 1
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (const [at, action] of legal.entries()) {
    const of = tallies[at] as Tally
    const liking = action.type === 'predict' ? boast * action.prediction * point : 0
    const value = meanOf(of) + liking + risk * spreadOf(of)
    if (value > most) {
      most = value
      best = at
    }
  }
  return legal[best] as Action
}
