import { pick, type Seen } from '@halfpint/core'
import { type Action, MAX_PREDICTION, type Playout, STRIDE, type State } from '@halfpint/half-pint'
import type { Advise, Choose, ThinkOptions } from '../evaluation.ts'
import type { Level } from '../level.ts'
import { NO_STYLE } from '../style.ts'
import { chooseByStyle } from './advice.ts'
import { beliefOf, judge } from './belief.ts'
import { brawling } from './brawl.ts'
import { actionAt, type Known, knownTo, playoutOf } from './known.ts'
import { learnedPolicy } from './learned.ts'
import { FULL, NO_TRUST, type Parts } from './parts.ts'
import { think } from './think.ts'

type HalfPintChoose = Choose<State, Action>

const random: HalfPintChoose = (_, legal, thinkOptions) => pick(thinkOptions.random, legal)

const chance = (thinkOptions: ThinkOptions, share: number): boolean =>
  thinkOptions.random.next() < share * 0x1_0000_0000

/** A playout with what this seat knows: its own plays, and the number of cards of the others. */
const publicPlayout = (known: Known, thinkOptions: ThinkOptions): Playout => {
  const round = playoutOf(known, thinkOptions.random.next() | 1)
  for (const [seat, held] of known.held.entries()) {
    if (seat !== known.me) round.counts[seat] = held
    round.cards[seat] = held
  }
  return round
}

const playBy = (known: Known, legal: readonly Action[], round: Playout, at: number): Action =>
  actionAt(known, legal, round.plays[STRIDE * known.me + at]!)

/** Plays by the learned policy without search, with a temperature. */
const learnedPlay = (
  view: Seen<State>,
  legal: readonly Action[],
  thinkOptions: ThinkOptions,
  temperature: number,
): Action => {
  const known = knownTo(view)
  const round = publicPlayout(known, thinkOptions)
  const { bins } = beliefOf(known, thinkOptions.random.next() | 1)
  return playBy(known, legal, round, learnedPolicy(bins, temperature)(round))
}

/** The bet against the opponent with the highest prediction; if equal, the one that plays last. */
const likeliestToMiss = (view: Seen<State>, legal: readonly Action[]): Action => {
  const promise = (action: Action): number =>
    action.type === 'bet' && action.on !== null ? Number(view.predictions[action.on]) : 0.5
  return legal.reduce((best, action) => (promise(action) >= promise(best) ? action : best))
}

/** Returns a level that searches with these parts. */
export const thinker =
  (parts: Parts): HalfPintChoose =>
  (view, legal, thinkOptions) => {
    if (legal.length === 1) return legal[0]!
    const thinking = think(view, legal, thinkOptions, parts, true)
    for (;;) {
      const step = thinking.next()
      if (step.done) return chooseByStyle(legal, step.value, thinkOptions, parts)
    }
  }

const EXPERT: Parts = { trust: NO_TRUST, match: false, calibration: false, learned: true }

/** Decides with a short search and without a style, regardless of the budget. */
const thinkBriefly: HalfPintChoose = (view, legal, thinkOptions) =>
  thinker(EXPERT)(view, legal, { ...thinkOptions, budget: { iterations: 24 }, style: NO_STYLE })

const predictionOf = (action: Action): number => (action.type === 'predict' ? action.prediction : 0)

const regularPrediction = (view: Seen<State>, legal: readonly Action[], thinkOptions: ThinkOptions): Action => {
  const known = knownTo(view)
  const belief = beliefOf(known, thinkOptions.random.next() | 1)
  judge(belief, known.me, known.hand)
  const worth = (action: Action): number =>
    belief.worths[predictionOf(action)]! + thinkOptions.style.boast * predictionOf(action)
  const best = (actions: readonly Action[]): Action =>
    actions.reduce((best, action) => (worth(action) > worth(best) ? action : best))
  const { overbid } = thinkOptions.style
  if (overbid === 0) return best(legal)
  const good = predictionOf(thinkBriefly(view, legal, thinkOptions))
  const higher = legal.filter(action => predictionOf(action) > good && predictionOf(action) <= good + overbid)
  return best(higher.length === 0 ? legal.slice(-1) : higher)
}

const regular: HalfPintChoose = (view, legal, thinkOptions) => {
  if (view.phase === 'predict') return regularPrediction(view, legal, thinkOptions)
  if (view.phase === 'bet') return likeliestToMiss(view, legal)
  // Overbidding needs better plays than those of the level to come true.
  return thinkOptions.style.overbid > 0
    ? thinkBriefly(view, legal, thinkOptions)
    : learnedPlay(view, legal, thinkOptions, 0)
}

/** Predicts like a regular, but is sometimes off by one. */
const novicePrediction = (view: Seen<State>, legal: readonly Action[], thinkOptions: ThinkOptions): Action => {
  const judged = legal.indexOf(regularPrediction(view, legal, thinkOptions))
  const slip = chance(thinkOptions, 0.3) ? (chance(thinkOptions, 0.5) ? 1 : -1) : 0
  return legal[Math.max(0, Math.min(legal.length - 1, judged + slip))]!
}

const novice: HalfPintChoose = (view, legal, thinkOptions) => {
  if (view.phase === 'predict') return novicePrediction(view, legal, thinkOptions)
  if (chance(thinkOptions, view.phase === 'bet' ? 0.4 : 0.06)) return pick(thinkOptions.random, legal)
  if (view.phase === 'bet') return likeliestToMiss(view, legal)
  return learnedPlay(view, legal, thinkOptions, 2)
}

/** H9: a prediction of more tricks than cards in the hand is legal but cannot be met. Bots never choose it. */
const possibleActions = (view: Seen<State>, legal: readonly Action[]): readonly Action[] => {
  const held = view.hands[Number(view.viewer)]?.length ?? 0
  return legal.filter(action => action.type !== 'predict' || action.prediction <= held)
}

/** Wraps a level so that it never makes an impossible prediction. */
export const withoutImpossiblePredictions =
  (choose: HalfPintChoose): HalfPintChoose =>
  (view, legal, thinkOptions) =>
    choose(view, possibleActions(view, legal), thinkOptions)

export const halfPintLevels: { readonly [level in Level]: HalfPintChoose } = {
  random: withoutImpossiblePredictions(random),
  novice: withoutImpossiblePredictions(brawling(novice)),
  regular: withoutImpossiblePredictions(brawling(regular)),
  expert: withoutImpossiblePredictions(brawling(thinker(EXPERT))),
  champion: withoutImpossiblePredictions(brawling(thinker(FULL))),
}

/** The champion's estimate of each action. */
export const adviseHalfPint: Advise<State, Action> = function* (view, legal, thinkOptions) {
  if (legal.length === 0) return { worlds: 0, estimates: [] }
  // Skips impossible predictions unless the caller asks about specific actions.
  const asked = legal.length > MAX_PREDICTION ? possibleActions(view, legal) : legal
  return yield* think(view, asked, thinkOptions, FULL, false)
}
