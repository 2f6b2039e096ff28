import type { Seen } from '@halfpint/core'
import {
  type Action,
  codeOf,
  copyPlayout,
  countRanks,
  draw,
  passSize,
  playout,
  type Slot,
  type State,
  slotOf,
  totalsOf,
} from '@halfpint/herzlos'
import type { ThinkOptions } from '../evaluation.ts'
import { accumulatorsFor, type CandidateDecision } from './accumulators.ts'
import { candidatePasses } from './candidatepasses.ts'
import { handOf, heuristicPass } from './heuristicpass.ts'
import { knownTo } from './known.ts'
import { marchPass } from './marchstyle.ts'
import { matchModelOf, writePoints } from './match.ts'
import { type Parts, policyOf } from './parts.ts'
import { playOn } from './policy.ts'
import { createSampler } from './world.ts'

/** Up to this number all passes are searched. */
const FEW_PASSES = 100

/** Probability that a champion with this number of high cards (0 to 13) passes low cards, to go for a march. */
const GIVES_LOW = [0.45, 0.45, 0.2, 0.16, 0.2, 0.34, 0.52, 0.6, 0.7, 0.8, 0.8, 0.8, 0.8, 0.8]

const highCards = (hand: Int32Array): number => hand.reduce((sum, ranks) => sum + countRanks(ranks >> 9), 0)

export const slotsOf = (action: Action): Slot[] =>
  (action.type === 'pass' ? action.cards : [action.card]).map(card => slotOf(codeOf(card)))

/** A key for the cards of a pass, independent of their order. */
export const nameOf = (slots: readonly Slot[]): string => [...slots].sort((a, b) => a - b).join()

const restOf = (legal: readonly Action[], worthy: readonly (readonly Slot[])[]): Slot[][] => {
  const names = new Set(worthy.map(nameOf))
  return legal.map(slotsOf).filter(cards => !names.has(nameOf(cards)))
}

/**
 * Z3: which cards to pass. If there are many passes, only the likely ones are searched. With `all`, the others follow
 * them in `cards`.
 */
export const passDecision = (
  view: Seen<State>,
  legal: readonly Action[],
  thinkOptions: ThinkOptions,
  parts: Parts,
  all = false,
): CandidateDecision => {
  const known = knownTo(view)
  const { seat } = known
  const { seats, options, worths } = known.round
  const sampler = createSampler(known)
  const match = matchModelOf(view.options, totalsOf(view.results, view.seats), view.round)
  const policy = policyOf(parts, worths)
  const size = passSize(view.round)
  const own = new Int32Array(4)
  handOf(known.round, seat, own)
  const worthy = legal.length <= FEW_PASSES ? legal.map(slotsOf) : candidatePasses(worths, own, size)
  const cards = all ? [...worthy, ...restOf(legal, worthy)] : worthy
  const accumulators = accumulatorsFor(known, match, parts, thinkOptions.style, cards.length)
  const world = playout(seats, options, thinkOptions.random.next() | 1)
  const round = playout(seats, options)
  const ends = new Float64Array(seats)
  const chances = new Float64Array(seats)
  const hand = new Int32Array(4)
  const passes = Array.from({ length: seats }, () => new Uint8Array(size))

  /** Z3: moves a card from a seat to its right neighbour. */
  const handOver = (from: number, slot: Slot): void => {
    const to = from === 0 ? seats - 1 : from - 1
    const suit = slot >> 4
    const bit = 1 << (slot & 15)
    round.hands[(suit << 3) | from] = round.hands[(suit << 3) | from]! & ~bit
    round.hands[(suit << 3) | to] = round.hands[(suit << 3) | to]! | bit
  }

  return {
    ...accumulators,
    candidates: worthy.length,
    cards,
    candidateOf: () => -1,
    next: () => {
      sampler.deal(world)
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue
        handOf(world, other, hand)
        const given = passes[other]!
        if (parts.others === 'shaped' && draw(world) < GIVES_LOW[highCards(hand)]!) given.set(marchPass(hand, size))
        else heuristicPass(worths, hand, size, given)
      }
    },
    run: candidate => {
      copyPlayout(world, round)
      // The same random numbers for every pass, so that only the passes differ.
      round.chance = (world.chance ^ 0x5bd1e995) | 1
      const mine = cards[candidate]!
      for (let from = 0; from < seats; from++) {
        const given = from === seat ? mine : passes[from]!
        for (let at = 0; at < size; at++) handOver(from, given[at]!)
      }
      // Z4: the holder of the 2 of flowers leads it.
      for (let holder = 0; holder < seats; holder++) if (round.hands[8 | holder]! & 1) round.toPlay = holder
      playOn(round, policy)
      accumulators.note(candidate, round)
      const march = writePoints(round, ends)
      match.chances(ends, march, chances)
      return accumulators.enter(candidate, ends, march, chances)
    },
  }
}
