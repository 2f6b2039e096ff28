import type { Seen } from '@halfpint/core'
import {
  type Action,
  codeOf,
  copyPlayout,
  JACK,
  makePlay,
  type Playout,
  playout,
  QUEEN,
  type Slot,
  type State,
  slotOf,
  totalsOf,
} from '@halfpint/herzlos'
import type { ThinkOptions } from '../evaluation.ts'
import { accumulatorsFor, type CandidateDecision } from './accumulators.ts'
import { type Known, knownTo } from './known.ts'
import { matchModelOf, writePoints } from './match.ts'
import { type Parts, policyOf } from './parts.ts'
import { playOn } from './policy.ts'
import { createShapedSampler } from './shapes.ts'
import { createSampler } from './world.ts'

const QUEEN_BIT = 1 << (QUEEN & 15)

/** Groups adjacent cards of equal value into one candidate. */
const grouped = ({ round }: Known, slots: readonly Slot[]): Slot[][] => {
  const groups: Slot[][] = []
  for (const slot of slots) {
    const last = groups.at(-1)?.at(-1)
    if (last !== undefined && touching(round, last, slot)) groups.at(-1)?.push(slot)
    else groups.push([slot])
  }
  return groups
}

const touching = (round: Playout, lower: Slot, higher: Slot): boolean => {
  const suit = lower >> 4
  if (suit !== higher >> 4 || round.worths.points[lower] !== round.worths.points[higher]) return false
  if (lower === QUEEN || higher === QUEEN || lower === JACK || higher === JACK) return false
  const between = ((1 << (higher & 15)) - 1) & ~((2 << (lower & 15)) - 1)
  const mine = round.hands[(suit << 3) | round.toPlay]!
  if (round.live[suit]! & ~mine & between) return false
  return !(round.led === suit && round.best > (lower & 15) && round.best < (higher & 15))
}

export const playDecision = (
  view: Seen<State>,
  legal: readonly Action[],
  thinkOptions: ThinkOptions,
  parts: Parts,
): CandidateDecision => {
  const known = knownTo(view)
  const { seats, options } = known.round
  const even = createSampler(known)
  const sampler = parts.others === 'shaped' ? createShapedSampler(view, known, even) : even
  const match = matchModelOf(view.options, totalsOf(view.results, view.seats), view.round)
  const policy = policyOf(parts, known.round.worths)
  const cards = grouped(
    known,
    legal.flatMap(action => (action.type === 'play' ? [slotOf(codeOf(action.card))] : [])),
  )
  const accumulators = accumulatorsFor(known, match, parts, thinkOptions.style, cards.length)
  const world = playout(seats, options, thinkOptions.random.next() | 1)
  const round = playout(seats, options)
  const ends = new Float64Array(round.seats)
  const chances = new Float64Array(round.seats)
  // Seats that play later to this trick, and the number of deals in which one of them holds the queen.
  const later = Array.from({ length: seats - 1 - known.round.inTrick }, (_, at) => (known.seat + 1 + at) % seats)
  let worlds = 0
  let behind = 0
  return {
    ...accumulators,
    candidates: cards.length,
    cards,
    candidateOf: slot => cards.findIndex(group => group.includes(slot)),
    signsOf: candidate => ({ ...accumulators.signsOf(candidate), behind: behind / Math.max(1, worlds) }),
    next: () => {
      sampler.deal(world)
      worlds++
      for (const seat of later) if (world.hands[8 | seat]! & QUEEN_BIT) behind++
    },
    run: candidate => {
      copyPlayout(world, round)
      // The same random numbers for every card, so that only the cards differ.
      round.chance = (world.chance ^ 0x5bd1e995) | 1
      makePlay(round, cards[candidate]![0]!)
      playOn(round, policy)
      accumulators.note(candidate, round)
      const march = writePoints(round, ends)
      match.chances(ends, march, chances)
      return accumulators.enter(candidate, ends, march, chances)
    },
  }
}
