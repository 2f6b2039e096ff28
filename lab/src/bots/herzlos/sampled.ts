import { knownTo } from '@halfpint/bots/internal/herzlos/known.ts'
import { HEURISTIC_POLICY } from '@halfpint/bots/internal/herzlos/parts.ts'
import { slotsOf } from '@halfpint/bots/internal/herzlos/passing.ts'
import { playOn } from '@halfpint/bots/internal/herzlos/policy.ts'
import { createSampler } from '@halfpint/bots/internal/herzlos/world.ts'
import type { Seen } from '@halfpint/core'
import {
  type Action,
  codeOf,
  copyPlayout,
  legalRanks,
  lowestRank,
  makePlay,
  passSize,
  playout,
  playRandomly,
  roll,
  type Slot,
  type State,
  slotOf,
} from '@halfpint/herzlos'
import type { SampledRound } from '../treesearch.ts'
import { valueIn } from './openhands.ts'

const masks = new Int32Array(4)

/** Herzlos for published searches. The passes of the others are random. */
export const sampleHerzlos = (view: Seen<State>, legal: readonly Action[], seed: number): SampledRound<Action> => {
  const known = knownTo(view)
  const { seat: me } = known
  const { seats, options } = known.round
  const sampler = createSampler(known)
  const world = playout(seats, options, seed)
  const work = playout(seats, options, seed ^ 0x5bd1e995)
  const value = valueIn(view)
  const size = passSize(view.round)
  const places = new Map(legal.map((action, at) => [action, at]))
  let passing = false

  const slots: Slot[] = []
  const listSlots = (seat: number): void => {
    slots.length = 0
    for (let suit = 0; suit < 4; suit++) {
      for (let ranks = work.hands[(suit << 3) | seat]!; ranks !== 0; ranks &= ranks - 1) {
        slots.push((suit << 4) | lowestRank(ranks))
      }
    }
  }
  const anyPass = (seat: number): Slot[] => {
    listSlots(seat)
    return Array.from({ length: size }, () => slots.splice(roll(work, slots.length), 1)[0] as Slot)
  }
  /** Z3: every seat passes to its right. Z4: the holder of the 2 of flowers leads it. */
  const pass = (own: readonly Slot[]): void => {
    const passes = Array.from({ length: seats }, (_, seat) => (seat === me ? own : anyPass(seat)))
    for (const [from, cards] of passes.entries()) {
      for (const slot of cards) {
        const [suit, bit] = [slot >> 4, 1 << (slot & 15)]
        const to = (from + seats - 1) % seats
        work.hands[(suit << 3) | from] = work.hands[(suit << 3) | from]! & ~bit
        work.hands[(suit << 3) | to] = work.hands[(suit << 3) | to]! | bit
      }
    }
    for (let seat = 0; seat < seats; seat++) if (work.hands[8 | seat]! & 1) work.toPlay = seat
    passing = false
  }
  return {
    seats,
    deal: () => sampler.deal(world),
    reset() {
      copyPlayout(world, work)
      passing = view.phase === 'pass'
    },
    toPlay: () => (work.left === 0 ? -1 : work.toPlay),
    moves(keys) {
      if (passing) {
        for (let at = 0; at < legal.length; at++) keys[at] = at
        return legal.length
      }
      legalRanks(work, masks)
      let count = 0
      for (let suit = 0; suit < 4; suit++) {
        for (let ranks = masks[suit]!; ranks !== 0; ranks &= ranks - 1) {
          keys[count++] = (suit << 4) | lowestRank(ranks)
        }
      }
      return count
    },
    make(at) {
      if (passing) return pass(slotsOf(legal[at] as Action))
      legalRanks(work, masks)
      let nth = at
      for (let suit = 0; suit < 4; suit++) {
        for (let ranks = masks[suit]!; ranks !== 0; ranks &= ranks - 1) {
          if (nth-- === 0) return makePlay(work, (suit << 4) | lowestRank(ranks))
        }
      }
    },
    rollOut(by) {
      if (by === 'chance') playRandomly(work)
      else playOn(work, HEURISTIC_POLICY)
    },
    value: seat => value(work, seat),
    keyOf: action => (action.type === 'play' ? slotOf(codeOf(action.card)) : (places.get(action) ?? -1)),
  }
}
