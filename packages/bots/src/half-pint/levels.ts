import { pick, type Seen } from '@halfpint/core'
import { type Action, type Playout, STRIDE, type State } from '@halfpint/half-pint'
import type { Level } from '../level.ts'
import type { Advise, Choose, Means } from '../thought.ts'
import { beliefOf, judge } from './belief.ts'
import { brawling } from './brawl.ts'
import { favourite } from './counsel.ts'
import { habitOf } from './habit.ts'
import { actionAt, playoutOf, type Scene, sceneOf } from './scene.ts'
import { FULL, NO_TRUST, type Style, WITHOUT } from './style.ts'
import { think } from './think.ts'

type HalfPintChoose = Choose<State, Action>

const random: HalfPintChoose = (_, legal, means) => pick(means.random, legal)

const chance = (means: Means, share: number): boolean => means.random.next() < share * 0x1_0000_0000

/** The table as one's own eyes see it: one's own plays, and how many cards the others hold. */
const glance = (scene: Scene, means: Means): Playout => {
  const round = playoutOf(scene, means.random.next() | 1)
  for (const [seat, held] of scene.held.entries()) if (seat !== scene.me) round.counts[seat] = held
  return round
}

const playBy = (scene: Scene, legal: readonly Action[], round: Playout, at: number): Action =>
  actionAt(scene, legal, round.plays[STRIDE * scene.me + at] as number)

/** Plays as good players do when they do not think long, with more or less luck in it. */
const habitPlay = (view: Seen<State>, legal: readonly Action[], means: Means, luck: number): Action => {
  const scene = sceneOf(view)
  const round = glance(scene, means)
  const { bins } = beliefOf(scene, means.random.next() | 1)
  return playBy(scene, legal, round, habitOf(bins, luck)(round))
}

/** The opponent who has promised most; of several the one who plays last. */
const likeliestToMiss = (view: Seen<State>, legal: readonly Action[]): Action => {
  const promise = (action: Action): number =>
    action.type === 'bet' && action.on !== null ? Number(view.predictions[action.on]) : 0.5
  return legal.reduce((best, action) => (promise(action) >= promise(best) ? action : best))
}

const regularPrediction = (view: Seen<State>, legal: readonly Action[], means: Means): Action => {
  const scene = sceneOf(view)
  const belief = beliefOf(scene, means.random.next() | 1)
  judge(belief, scene.me, scene.hand)
  const worth = (action: Action) =>
    action.type === 'predict'
      ? (belief.worths[action.prediction] as number) + means.temper.boast * action.prediction
      : 0
  return legal.reduce((best, action) => (worth(action) > worth(best) ? action : best))
}

const regular: HalfPintChoose = (view, legal, means) => {
  if (view.phase === 'predict') return regularPrediction(view, legal, means)
  if (view.phase === 'bet') return likeliestToMiss(view, legal)
  return habitPlay(view, legal, means, 0)
}

/** Judges the hand as a regular would, but is off by one now and then. */
const novicePrediction = (view: Seen<State>, legal: readonly Action[], means: Means): Action => {
  const judged = legal.indexOf(regularPrediction(view, legal, means))
  const slip = chance(means, 0.3) ? (chance(means, 0.5) ? 1 : -1) : 0
  return legal[Math.max(0, Math.min(legal.length - 1, judged + slip))] as Action
}

const novice: HalfPintChoose = (view, legal, means) => {
  if (view.phase === 'predict') return novicePrediction(view, legal, means)
  if (chance(means, view.phase === 'bet' ? 0.4 : 0.06)) return pick(means.random, legal)
  if (view.phase === 'bet') return likeliestToMiss(view, legal)
  return habitPlay(view, legal, means, 2)
}

const thinker =
  (style: Style): HalfPintChoose =>
  (view, legal, means) => {
    if (legal.length === 1) return legal[0] as Action
    const thinking = think(view, legal, means, style, true)
    for (;;) {
      const step = thinking.next()
      if (step.done) return favourite(legal, step.value, means, style)
    }
  }

/** The levels of Half-Pint Heroes. */
export const halfPintLevels: { readonly [level in Level]: HalfPintChoose } = {
  random,
  novice: brawling(novice),
  regular: brawling(regular),
  expert: brawling(thinker({ trust: NO_TRUST, match: false, resolve: false, knack: false, habit: true, endgame: 0 })),
  champion: brawling(thinker(FULL)),
}

/** The champion with one of its parts left out, by the name of the part. */
export const halfPintWithout: { readonly [part: string]: HalfPintChoose } = Object.fromEntries(
  Object.entries(WITHOUT).map(([part, style]) => [part, thinker(style)]),
)

/** What the champion expects of each action. */
export const adviseHalfPint: Advise<State, Action> = function* (view, legal, means) {
  if (legal.length === 0) return { worlds: 0, outlooks: [] }
  return yield* think(view, legal, means, FULL, false)
}
