import { loadHand, type Playout, playout } from '@halfpint/half-pint'
import { meetChances, PREDICTIONS, predictionChances, predictionWorths } from './hunch.ts'
import { type Scale, scaleOf } from './scale.ts'
import type { Scene } from './scene.ts'
import { TRAITS, takeApart } from './trait.ts'

/** What it takes to judge how likely a hand makes a prediction. */
export interface Belief {
  readonly scene: Scene
  readonly scale: Scale
  /** A playout into which whole hands are loaded to be judged. */
  readonly bench: Playout
  readonly traits: Float64Array
  readonly meet: Float64Array
  readonly worths: Float64Array
  readonly chances: Float64Array
  readonly whole: Uint8Array
}

/** Sets up the judging of hands at this table. */
export const beliefOf = (scene: Scene, seed: number): Belief => {
  const handSize = 8 - scene.row.length
  return {
    scene,
    scale: scaleOf(scene.options, scene.row, handSize, scene.unseen.slice(), seed),
    bench: playout(scene.seats, scene.options, seed),
    traits: new Float64Array(TRAITS),
    meet: new Float64Array(PREDICTIONS),
    worths: new Float64Array(PREDICTIONS),
    chances: new Float64Array(PREDICTIONS),
    whole: new Uint8Array(7),
  }
}

/** Fills `belief.chances`: how likely a seat makes each prediction if its loaded hand at the bench is this. */
export const judge = (belief: Belief, seat: number, hand: ArrayLike<number>): void => {
  const { scene, bench } = belief
  loadHand(bench, seat, hand, scene.row)
  const place = (seat - scene.view.start + scene.seats) % scene.seats
  takeApart(bench, seat, belief.scale, place, belief.traits)
  meetChances(scene.seats, scene.row.length, belief.traits, belief.meet)
  predictionWorths(scene.seats, belief.meet, belief.worths)
  predictionChances(belief.worths, belief.chances)
}

/** A prediction never seems quite impossible: people err. */
const FLOOR = 0.02

/** How likely the predictions seen are if the other seats hold these cards now, besides what they played. */
export const likelihood = (belief: Belief, unseen: Uint8Array): number => {
  const { scene, whole } = belief
  let dealt = 0
  let product = 1
  for (let seat = 0; seat < scene.seats; seat++) {
    if (seat === scene.me) continue
    const held = scene.held[seat] as number
    const played = scene.played[seat] as Uint8Array
    let size = 0
    for (let at = 0; at < held; at++) whole[size++] = unseen[dealt + at] as number
    for (let at = 0; at < played.length; at++) whole[size++] = played[at] as number
    dealt += held
    const prediction = scene.view.predictions[seat]
    if (typeof prediction !== 'number') continue
    judge(belief, seat, whole.subarray(0, size))
    product *= FLOOR + (1 - FLOOR) * (belief.chances[prediction] as number)
  }
  return product
}
