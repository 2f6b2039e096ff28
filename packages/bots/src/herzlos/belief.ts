import { clockwise } from '@halfpint/core'
import type { Dice } from '@halfpint/herzlos'
import { type Board, copyBoard, createBoard, give, play } from './board.ts'
import { chance } from './chance.ts'
import { likelihood } from './feel.ts'
import type { Known } from './known.ts'
import type { Trust } from './parts.ts'
import { passLikely } from './passed.ts'
import { handOf } from './ruledpass.ts'
import type { Sampler } from './world.ts'

/** Worlds weighed by how well they explain what the others passed and played. */
export interface Belief {
  /** Imagines so many worlds more. */
  widen(worlds: number): void
  /** Writes one of them to the board, the likely ones often. */
  draw(board: Board): void
  readonly worlds: number
}

const HANDS = 32
/** Below this a play counts as a slip: nobody plays by our weights alone. */
const LEAST = 0.02

/** The round at its first lead, the hidden cards not yet dealt. */
const openingOf = ({ board, history }: Known): Board => {
  const opening = createBoard()
  opening.hands.set(board.hands)
  opening.live.set(board.live)
  for (const { seat, slot } of history) give(opening, seat, slot)
  opening.toPlay = history[0]?.seat ?? board.toPlay
  opening.left = board.left + history.length
  return opening
}

/** A belief over the worlds of a sampler; the trust is the power to which likelihoods are taken. */
export const createBelief = (known: Known, sampler: Sampler, dice: Dice, trust: Trust): Belief => {
  const { table, seat: own, history, received, board: now } = known
  const giver = clockwise(own, table.seats)
  const giversHand = new Int32Array(4)
  const opening = openingOf(known)
  const world = createBoard()
  const past = createBoard()
  let hands = new Int32Array(256 * HANDS)
  let sums = new Float64Array(256)
  let worlds = 0
  let total = 0

  /** How likely the others would have passed and played as they did, in the world just dealt. */
  const weight = (): number => {
    copyBoard(past, opening)
    for (let cell = 0; cell < HANDS; cell++)
      past.hands[cell] = (past.hands[cell] as number) | (world.hands[cell] as number)
    let passed = 0
    if (trust.passes > 0 && received.length > 0) {
      handOf(past, giver, giversHand)
      passed = passLikely(table, received, giversHand)
    }
    let sum = 0
    for (let at = 0; at < history.length; at++) {
      const { seat, slot } = history[at] as { seat: number; slot: number }
      if (seat !== own) sum += Math.log(LEAST + (1 - LEAST) * likelihood(table, past, slot))
      play(table, past, slot)
    }
    return Math.exp(trust.plays * sum + trust.passes * passed)
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
      sampler.deal(world, dice)
      hands.set(world.hands, worlds * HANDS)
      total += weight()
      sums[worlds] = total
    }
  }
  const draw = (board: Board): void => {
    const drawn = chance(dice) * total
    let least = 0
    let most = worlds - 1
    while (least < most) {
      const middle = (least + most) >> 1
      if ((sums[middle] as number) > drawn) most = middle
      else least = middle + 1
    }
    copyBoard(board, now)
    board.hands.set(hands.subarray(least * HANDS, (least + 1) * HANDS))
  }
  return {
    widen,
    draw,
    get worlds() {
      return worlds
    },
  }
}
