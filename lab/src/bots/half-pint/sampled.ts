import { heuristicPlay } from '@halfpint/bots/internal/half-pint/heuristic.ts'
import { knownTo, playoutOf } from '@halfpint/bots/internal/half-pint/known.ts'
import { matchModelOf, winChance } from '@halfpint/bots/internal/half-pint/match.ts'
import { placesOf } from '@halfpint/bots/internal/half-pint/playing.ts'
import { playOn } from '@halfpint/bots/internal/half-pint/policy.ts'
import { dealWorld, loadWorld } from '@halfpint/bots/internal/half-pint/world.ts'
import type { Seen } from '@halfpint/core'
import {
  type Action,
  copyPlayout,
  MAX_PREDICTION,
  makePlay,
  openPlay,
  playout,
  playRandomly,
  roll,
  STRIDE,
  type State,
} from '@halfpint/half-pint'
import type { SampledRound } from '../treesearch.ts'

/** Standard deviation of the match model. It is frozen; it was fitted to the winners among regulars and experts. */
const SPREAD = 18

/** More than the number of cards: the base in which the cards of a play are written as one number. */
const BASE = 66
/** Equal cards may be declared with different row cards. This number of strengths is distinguished. */
const STRENGTHS = 4_096
/** Number of random plays in 128 heuristic ones. */
const SLIPS = 13

/** Half-Pint Heroes for published searches. Simultaneous predictions and bets of the others are random. */
export const sampleHalfPint = (view: Seen<State>, legal: readonly Action[], seed: number): SampledRound<Action> => {
  const known = knownTo(view)
  const { me, seats, held } = known
  const base = playoutOf(known, seed)
  const work = playout(seats, known.options, seed ^ 0x5bd1e995)
  const unseen = known.unseen.slice()
  const match = matchModelOf(view, SPREAD)
  const places = new Map(legal.map((action, at) => [action, at]))
  const playsAt = view.phase === 'play' ? placesOf(known, base, legal) : []
  const rootPlays = base.plays.slice(STRIDE * me, STRIDE * (me + 1))
  let choosing = false

  // Start of each seat's cards among the unseen ones.
  const from: number[] = []
  let dealt = 0
  for (let seat = 0; seat < seats; seat++) {
    from.push(dealt)
    if (seat !== me) dealt += held[seat]!
  }
  /** A key for a play by its cards, independent of the hand and of the positions in it. */
  const keyOfPlay = (seat: number, play: number): number => {
    let name = 0
    for (let bits = play & 127; bits !== 0; bits &= bits - 1) {
      const place = 31 - Math.clz32(bits & -bits)
      const card = seat === me ? known.hand[place] : unseen[from[seat]! + place]
      name = name * BASE + (card as number) + 1
    }
    const strength = play >>> 7
    return name * STRENGTHS + ((strength ^ (strength >>> 12)) & (STRENGTHS - 1))
  }
  const choose = (action: Action): void => {
    for (let seat = 0; seat < seats; seat++) {
      if (action.type === 'predict') {
        const most = Math.min(MAX_PREDICTION, known.hand.length)
        work.predictions[seat] = seat === me ? action.prediction : roll(work, most + 1)
      }
      work.bets[seat] = (seat + 1 + roll(work, seats - 1)) % seats
    }
    if (action.type === 'bet') work.bets[me] = action.on ?? -1
    openPlay(work, view.start)
    choosing = false
  }
  return {
    seats,
    deal() {
      dealWorld(known, base, unseen)
      // Sorted, so that the same cards have the same key in every deal.
      for (let seat = 0; seat < seats; seat++) {
        const start = from[seat]!
        if (seat !== me) unseen.subarray(start, start + held[seat]!).sort()
      }
      loadWorld(known, base, unseen)
    },
    reset() {
      copyPlayout(base, work)
      choosing = view.phase !== 'play'
      if (choosing) work.toPlay = me
    },
    toPlay: () => (choosing ? me : work.over ? -1 : work.toPlay),
    moves(keys) {
      if (choosing) {
        for (let at = 0; at < legal.length; at++) keys[at] = at
        return legal.length
      }
      const seat = work.toPlay
      const count = work.counts[seat]!
      for (let at = 0; at < count; at++) keys[at] = keyOfPlay(seat, work.plays[STRIDE * seat + at]!)
      return count
    },
    make(at) {
      if (choosing) choose(legal[at] as Action)
      else makePlay(work, at)
    },
    rollOut(by) {
      if (by === 'chance') playRandomly(work)
      else playOn(work, round => heuristicPlay(round, SLIPS))
    },
    value: seat => winChance(match, work, seat),
    keyOf(action) {
      const at = places.get(action) ?? 0
      return action.type === 'play' ? keyOfPlay(me, rootPlays[playsAt[at]!]!) : at
    },
  }
}
