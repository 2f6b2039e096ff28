import { exp, log } from '@halfpint/core'
import { copyPlayout, draw, give, makePlay, type Playout, playout } from '@halfpint/herzlos'
import type { Known } from './known.ts'
import { playChance } from './learned.ts'
import type { Sampler } from './world.ts'

/** Worlds weighed by how well they explain what the others played. */
export interface Belief {
  /** Imagines so many worlds more. */
  widen(worlds: number): void
  /** Writes one of them to the round, the likely ones often. */
  draw(round: Playout): void
  readonly worlds: number
}

const HANDS = 32
/** Below this a play counts as a slip: nobody plays by our weights alone. */
const LEAST = 0.02

/** The round at its first lead, the hidden cards not yet dealt. */
const openingOf = ({ round, history }: Known): Playout => {
  const opening = playout(round.seats, round.options)
  opening.hands.set(round.hands)
  opening.live.set(round.live)
  for (const { seat, slot } of history) give(opening, seat, slot)
  opening.toPlay = history[0]?.seat ?? round.toPlay
  opening.left = round.left + history.length
  return opening
}

/** A belief over the worlds of a sampler; the trust is the power to which likelihoods are taken. */
export const createBelief = (known: Known, sampler: Sampler, seed: number, trust: number): Belief => {
  const { seat: own, history, round: now } = known
  const { seats, options } = now
  const opening = openingOf(known)
  const world = playout(seats, options, seed)
  const past = playout(seats, options)
  let hands = new Int32Array(256 * HANDS)
  let sums = new Float64Array(256)
  let worlds = 0
  let total = 0

  /** How likely the others would have played as they did, in the world just dealt. */
  const weight = (): number => {
    copyPlayout(opening, past)
    for (let cell = 0; cell < HANDS; cell++)
      past.hands[cell] = (past.hands[cell] as number) | (world.hands[cell] as number)
    let likely = 1
    for (let at = 0; at < history.length; at++) {
      const { seat, slot } = history[at] as { seat: number; slot: number }
      if (seat !== own) likely *= LEAST + (1 - LEAST) * playChance(past, slot)
      makePlay(past, slot)
    }
    return exp(trust * log(likely))
  }
  const widen = (more: number): void => {
    for (let end = worlds + more; worlds < end; worlds++) {
      if (worlds === sums.length) {
        const longer = new Int32Array(hands.length * 2)
        longer.set(hands)
        hands = longer
        const wider = new Float64Array(sums.length * 2)
        wider.set(sums)
        sums = wider
      }
      sampler.deal(world)
      hands.set(world.hands, worlds * HANDS)
      total += weight()
      sums[worlds] = total
    }
  }
  const drawWorld = (round: Playout): void => {
    const drawn = draw(world) * total
    let least = 0
    let most = worlds - 1
    while (least < most) {
      const middle = (least + most) >> 1
      if ((sums[middle] as number) > drawn) most = middle
      else least = middle + 1
    }
    copyPlayout(now, round)
    round.hands.set(hands.subarray(least * HANDS, (least + 1) * HANDS))
  }
  return {
    widen,
    draw: drawWorld,
    get worlds() {
      return worlds
    },
  }
}
