import type { Seen } from '@halfpint/core'
import { type Action, codeOf, createDice, type State, totalsOf } from '@halfpint/herzlos'
import type { Means } from '../thought.ts'
import { createBelief } from './belief.ts'
import {
  type Board,
  copyBoard,
  createBoard,
  JACK,
  play,
  QUEEN,
  type Slot,
  settleBoard,
  slotOf,
  type Table,
} from './board.ts'
import { openBooks, type Question } from './books.ts'
import { feelCard } from './feel.ts'
import { type Known, knownTo } from './known.ts'
import { createMarchProof } from './march.ts'
import { matchOf } from './match.ts'
import { type Parts, policyOf } from './parts.ts'
import { playToEnd } from './playout.ts'
import { createSolver } from './solve.ts'
import { createSampler } from './world.ts'

/** With more cards in the hands a march is not worth proving. */
const MARCH_IN_SIGHT = 24
/** How many plays a proof may try, in every world anew. */
const PATIENCE = 400

/** A world solved takes about as long as so many played out. */
const SOLVE_COST = 16

/** Worlds imagined at once, some 2 ms, and at most. */
const FIRST_WORLDS = 300
const MOST_WORLDS = 4000

const marchInSight = (board: Board): boolean =>
  board.left <= MARCH_IN_SIGHT && board.alone >= 0 && (board.march[board.alone] as number) >= 4

/** Z8: the round's end if the seat that took all so far takes the rest. */
const endByMarch = (table: Table, board: Board, ends: Float64Array): number => {
  const all = (table.hearts[8191] as number) + (table.loss[QUEEN] as number)
  for (let seat = 0; seat < table.seats; seat++) ends[seat] = (seat === board.alone) === table.othersPay ? 0 : all
  return board.alone
}

/** Legal cards that touch, and are worth the same, are one runner. */
const grouped = ({ table, board }: Known, slots: readonly Slot[]): Slot[][] => {
  const groups: Slot[][] = []
  for (const slot of slots) {
    const last = groups.at(-1)?.at(-1)
    if (last !== undefined && touching(table, board, last, slot)) groups.at(-1)?.push(slot)
    else groups.push([slot])
  }
  return groups
}

const touching = (table: Table, board: Board, lower: Slot, higher: Slot): boolean => {
  const suit = lower >> 4
  if (suit !== higher >> 4 || table.loss[lower] !== table.loss[higher]) return false
  if (lower === QUEEN || higher === QUEEN || lower === JACK || higher === JACK) return false
  const between = ((1 << (higher & 15)) - 1) & ~((2 << (lower & 15)) - 1)
  const mine = board.hands[(suit << 3) | board.toPlay] as number
  if ((board.live[suit] as number) & ~mine & between) return false
  return !(board.led === suit && board.best > (lower & 15) && board.best < (higher & 15))
}

/** Which card to play. */
export const playQuestion = (view: Seen<State>, legal: readonly Action[], means: Means, parts: Parts): Question => {
  const known = knownTo(view)
  const { table } = known
  const dice = createDice(means.random)
  const sampler = createSampler(known)
  const match = matchOf(view.options, totalsOf(view.results, view.seats), view.round)
  const policy = policyOf(parts, table)
  const cards = grouped(
    known,
    legal.flatMap(action => (action.type === 'play' ? [slotOf(codeOf(action.card))] : [])),
  )
  const books = openBooks(known, match, parts, means.temper, cards.length)
  const world = createBoard()
  const board = createBoard()
  const ends = new Float64Array(table.seats)
  const chances = new Float64Array(table.seats)
  const solver = known.board.left <= parts.exact ? createSolver(table, match, parts.exact) : undefined
  const proof = createMarchProof(table, MARCH_IN_SIGHT, PATIENCE)
  const { trust } = parts
  const clues = (known.history.length > 0 ? trust.plays : 0) + trust.passes
  const weighs = policy === feelCard && clues > 0
  const belief = createBelief(known, sampler, dice, trust)
  const first = 'iterations' in means.budget ? Math.min(FIRST_WORLDS, means.budget.iterations) : FIRST_WORLDS
  if (weighs) belief.widen(first)
  let drawn = 0

  return {
    ...books,
    runners: cards.length,
    cost: solver === undefined ? 1 : SOLVE_COST,
    cards,
    runnerOf: slot => cards.findIndex(group => group.includes(slot)),
    next: () => {
      if (!weighs) return sampler.deal(world, dice)
      // Of the worlds imagined only few are likely, so there must be many; those come again.
      if (belief.worlds < Math.min(MOST_WORLDS, first + 2 * drawn++)) belief.widen(64)
      belief.draw(world)
    },
    run: runner => {
      copyBoard(board, world)
      play(table, board, (cards[runner] as readonly Slot[])[0] as number)
      if (solver !== undefined) {
        const march = solver.solve(board, chances, ends)
        return books.enter(runner, ends, march, chances)
      }
      if (parts.proofs && marchInSight(board) && proof.forced(board, board.alone)) {
        const march = endByMarch(table, board, ends)
        match.chances(ends, march, chances)
        return books.enter(runner, ends, march, chances)
      }
      playToEnd(table, board, dice, policy)
      const march = settleBoard(table, board, ends)
      match.chances(ends, march, chances)
      return books.enter(runner, ends, march, chances)
    },
  }
}
