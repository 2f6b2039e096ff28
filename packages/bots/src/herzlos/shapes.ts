import { clockwise, exp, HIDDEN, type Seen } from '@halfpint/core'
import {
  codeOf,
  copyPlayout,
  draw,
  type Playout,
  passSize,
  playout,
  RANK_COUNT,
  type State,
  slotOf,
} from '@halfpint/herzlos'
import type { Known } from './known.ts'
import type { Sampler } from './world.ts'

/*
 * Passing makes hands uneven: players with high cards keep them for a march, players with few give them away, and all
 * try to empty suits. The weight of each hand shape was fitted to the hands of champions, see docs.
 */

/** Number of uniform deals from which one is drawn by weight. */
const DEALT = 8

/**
 * Log-weight of hand shapes after passes of `size` cards, without the hand of `but`. `played` are the cards already on
 * the table.
 */
export const shapesAfter = (seats: number, size: number, played: Int32Array = new Int32Array(32)) => {
  const more = size - 3
  const [high, long, short, low] = [
    0.067 + 0.018 * more,
    0.364 + 0.111 * more,
    0.601 - 0.029 * more,
    0.053 + 0.013 * more,
  ]
  const mean = 16 / seats
  const bits = RANK_COUNT
  return ({ hands }: Playout, but: number): number => {
    let sum = 0
    for (let seat = 0; seat < seats; seat++) {
      if (seat === but) continue
      let highs = 0
      let lows = 0
      let longest = 0
      let shorts = 0
      for (let cell = seat; cell < 32; cell += 8) {
        const mine = hands[cell]! | played[cell]!
        const length = bits[mine]!
        highs += bits[mine >> 9]!
        lows += bits[mine & 15]!
        if (length > longest) longest = length
        if (length <= 1) shorts++
      }
      sum +=
        high * (highs - mean) * (highs - mean) + low * (lows - mean) * (lows - mean) + long * longest + short * shorts
    }
    return sum
  }
}

/** Samples deals in which the hands of the others have the shapes of players who passed. */
export const createShapedSampler = (view: Seen<State>, known: Known, sampler: Sampler): Sampler => {
  const { seat: own, history, round: start } = known
  const { seats } = start
  const played = new Int32Array(32)
  for (const { seat, slot } of history) {
    const cell = ((slot >> 4) << 3) | seat
    played[cell] = played[cell]! | (1 << (slot & 15))
  }
  const liking = shapesAfter(seats, passSize(view.round), played)
  // A player who passed low cards holds high ones.
  const giver = clockwise(own, seats)
  const given = (view.passes[giver] ?? []).flatMap(card => (card === HIDDEN ? [] : [slotOf(codeOf(card)) & 15]))
  const rank = given.length === 0 ? 0 : given.reduce((sum, each) => sum + each, 0) / given.length - 6.5
  const dealt = playout(seats, start.options)
  const giversLiking = ({ hands }: Playout): number => {
    let sum = 0
    for (let cell = giver; cell < 32; cell += 8) {
      const held = hands[cell]!
      sum += 0.037 * RANK_COUNT[held & 15]! - 0.051 * RANK_COUNT[held >> 9]!
    }
    return rank * sum
  }
  let usual = Number.NaN
  const deal = (round: Playout): void => {
    dealt.chance = round.chance
    let total = 0
    for (let world = 0; world < DEALT; world++) {
      sampler.deal(dealt)
      const likely = liking(dealt, own) + giversLiking(dealt)
      if (Number.isNaN(usual)) usual = likely
      const weight = exp(Math.max(-20, Math.min(20, likely - usual)))
      total += weight
      if (draw(dealt) * total < weight) copyPlayout(dealt, round)
    }
    round.chance = dealt.chance
  }
  return { deal, deals: sampler.deals }
}
