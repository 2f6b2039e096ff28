import { pick, type Seen } from '@halfpint/core'
import { type Action, MAX_PREDICTION, type Playout, STRIDE, type State } from '@halfpint/half-pint'
import type { Advise, Choose, ThinkOptions } from '../evaluation.ts'
import type { Level } from '../level.ts'
import { chooseByStyle } from './advice.ts'
import { beliefOf } from './belief.ts'
import { brawling } from './brawl.ts'
import { actionAt, type Known, knownTo, playoutOf } from './known.ts'
import { learnedPolicy } from './learned.ts'
import { FULL, NO_TRUST, type Parts } from './parts.ts'
import { rivalOf } from './rival.ts'
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
const highestPrediction = (view: Seen<State>, legal: readonly Action[]): Action => {
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
      if (!step.done) continue
      const rival = rivalOf(view, thinkOptions.style.rival)
      return chooseByStyle(legal, step.value, thinkOptions, parts, rival)
    }
  }

const EXPERT: Parts = { trust: NO_TRUST, match: false, calibration: false, learned: true }

/** Decides with a short search, regardless of the budget. */
const thinkBriefly: HalfPintChoose = (view, legal, thinkOptions) =>
  thinker(EXPERT)(view, legal, { ...thinkOptions, budget: { iterations: 24 } })

/** Predicts and bets by a short search, and plays by the learned policy. */
const regular: HalfPintChoose = (view, legal, thinkOptions) =>
  view.phase === 'play' ? learnedPlay(view, legal, thinkOptions, 0) : thinkBriefly(view, legal, thinkOptions)

/** Predicts like a regular, but is sometimes off by one. */
const novicePrediction = (view: Seen<State>, legal: readonly Action[], thinkOptions: ThinkOptions): Action => {
  const judged = legal.indexOf(thinkBriefly(view, legal, thinkOptions))
  const slip = chance(thinkOptions, 0.3) ? (chance(thinkOptions, 0.5) ? 1 : -1) : 0
  return legal[Math.max(0, Math.min(legal.length - 1, judged + slip))]!
}

const novice: HalfPintChoose = (view, legal, thinkOptions) => {
  if (view.phase === 'predict') return novicePrediction(view, legal, thinkOptions)
  if (chance(thinkOptions, view.phase === 'bet' ? 0.4 : 0.06)) return pick(thinkOptions.random, legal)
  if (view.phase === 'bet') return highestPrediction(view, legal)
  return learnedPlay(view, legal, thinkOptions, 2)
}

/** Decides nine times in twenty like a novice, otherwise like a regular. */
const amateur: HalfPintChoose = (view, legal, thinkOptions) =>
  (chance(thinkOptions, 0.45) ? novice : regular)(view, legal, thinkOptions)

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
  amateur: withoutImpossiblePredictions(brawling(amateur)),
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
